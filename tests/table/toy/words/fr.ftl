title = Jouet
