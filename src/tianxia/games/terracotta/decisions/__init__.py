"""What is asked, one file for each chapter of the rules in which somebody is asked."""
