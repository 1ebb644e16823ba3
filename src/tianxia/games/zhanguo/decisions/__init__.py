"""What is asked, what is legal, what it does: in the order of the rulebook."""
