"""What is asked in Huang, in the order of the rulebook."""
