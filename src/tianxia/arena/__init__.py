"""Many matches between bots: tournaments, ratings, balance; on local processes or on Ray."""
