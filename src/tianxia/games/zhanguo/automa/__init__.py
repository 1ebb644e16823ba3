"""Li Si, the opponent of the solo game: the rules of chapter `solo`."""
