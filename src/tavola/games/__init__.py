"""One folder a game; whatever lies here is a game of Tavola."""
