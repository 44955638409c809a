"""The web: a JSON API, event streams and the built page. It knows no game; everything is asked of the hub.

`app.create_app(settings)` makes the application, `server.serve(settings, ready)` runs it. Nothing is imported here, so
that the command line starts quickly.
"""
