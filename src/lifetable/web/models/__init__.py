"""What is sent and answered, as models."""
