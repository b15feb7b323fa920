# What the page itself says; what a table and a game say comes from the server.

web-title = Timefront: war games through history
web-skip = Skip to the content
web-languages = Language
web-heading = War games through history
web-pitch = Play against the computer or against friends, here in the browser. Every rule is explained where you need it.
web-games = The games
web-loading = Loading …
web-no-server = The server does not answer.
web-again = Try again
web-nowhere = There is nothing here.
web-to-the-lobby = To the lobby
web-table = A table
web-connecting = Connecting to the table …
web-closed = This table cannot be opened with this link.
