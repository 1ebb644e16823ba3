"""Teaching: guided first games, the page that introduces a title, the order of its rules."""
