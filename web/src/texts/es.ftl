# Lo que dice la página misma; lo que dicen la mesa y el juego viene del servidor.

web-title = Timefront: juegos de guerra a través de la historia
web-skip = Saltar al contenido
web-languages = Idioma
web-heading = Juegos de guerra a través de la historia
web-pitch = Juega contra el ordenador o contra tus amigos, aquí en el navegador. Cada regla se explica allí donde la necesitas.
web-games = Los juegos
web-loading = Cargando…
web-no-server = El servidor no responde.
web-again = Intentarlo de nuevo
web-nowhere = Aquí no hay nada.
web-to-the-lobby = A la sala
web-table = Una mesa
web-connecting = Conectando con la mesa…
web-closed = Esta mesa no se puede abrir con este enlace.
