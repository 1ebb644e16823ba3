"""Decisions and steps, a file for each chapter in which somebody is asked."""
