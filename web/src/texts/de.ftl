# Was die Seite selbst sagt; was ein Tisch und ein Spiel sagen, kommt vom Server.

web-title = Timefront: Kriegsspiele durch die Geschichte
web-skip = Zum Inhalt springen
web-languages = Sprache
web-heading = Kriegsspiele durch die Geschichte
web-pitch = Spiele gegen den Computer oder gegen Freunde, hier im Browser. Jede Regel wird dort erklärt, wo du sie brauchst.
web-games = Die Spiele
web-loading = Wird geladen …
web-no-server = Der Server antwortet nicht.
web-again = Noch einmal versuchen
web-nowhere = Hier ist nichts.
web-to-the-lobby = Zur Übersicht
web-table = Ein Tisch
web-connecting = Verbindung zum Tisch wird aufgebaut …
web-closed = Dieser Tisch lässt sich mit diesem Link nicht öffnen.
