"""HTTP, WebSocket, storage and guests around the pure table."""
