"""One step per file; a step that was released is never changed."""
