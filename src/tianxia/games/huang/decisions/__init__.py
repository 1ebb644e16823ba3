"""The decisions of Huang, in the order of the rulebook."""
