"""The server: tables for people and bots, live and over days, over HTTP and WebSocket."""
