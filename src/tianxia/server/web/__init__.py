"""HTTP endpoints and the WebSocket: the lobby, live play, past matches, the page, health."""
