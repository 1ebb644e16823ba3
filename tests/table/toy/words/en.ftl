title = Toy
