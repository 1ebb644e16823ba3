"""The full-screen program behind `tianxia play`, with Textual."""
