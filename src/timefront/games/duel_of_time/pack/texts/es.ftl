# Names and texts of the pack.

## Command cards

card-deploy_push = Desplegar / Empujar
card-deploy_charge = Desplegar / Cargar
card-deploy_move = Desplegar / Mover
card-push_sabotage = Empujar / Sabotear
card-push_rally = Empujar / Reagrupar
card-charge_move = Cargar / Mover
card-charge_sabotage = Cargar / Sabotear
card-move_rally = Mover / Reagrupar

## Leaders

leader-qi_jiguang = Qi Jiguang
leader-qi_jiguang-note = General Ming que reclutó y adiestró un nuevo ejército contra los piratas.
leader-shaka = Shaka
leader-shaka-note = Rey zulú cuyos regimientos presionaban de cerca con la lanza corta.
leader-amina = Amina
leader-amina-note = Reina hausa de Zazzau; según la tradición, amurallaba cada uno de sus campamentos.
leader-tomoe_gozen = Tomoe Gozen
leader-tomoe_gozen-note = Guerrera del Cantar de Heike, célebre por su última carga en Awazu en 1184.
leader-pachacuti = Pachacuti
leader-pachacuti-note = Soberano inca que hizo de Cusco un imperio y lo aseguró con colonos.
leader-zenobia = Zenobia
leader-zenobia-note = Reina de Palmira; hacia 270 d. C. sus ejércitos avanzaron de Siria a Egipto y Anatolia.
leader-epaminondas = Epaminondas
leader-epaminondas-note = Tebano que rompió la línea de Esparta en Leuctra (371 a. C.) con cincuenta filas.
leader-harriet_tubman = Harriet Tubman
leader-harriet_tubman-note = Exploradora; en 1863 guio la incursión del Combahee, que liberó a más de 700 personas.
leader-kamehameha = Kamehameha
leader-kamehameha-note = Unificó Hawái; en 1795 empujó al ejército de Oahu hasta los acantilados de Nuuanu.
leader-trung_trac = Trưng Trắc
leader-trung_trac-note = Con su hermana unió a las ciudades viet contra el dominio Han en el año 40.
leader-jan_sobieski = Jan Sobieski
leader-jan_sobieski-note = Rey de Polonia que dirigió la gran carga de caballería que liberó Viena en 1683.
leader-subutai = Subutai
leader-subutai-note = General mongol que rodeó con Jebe el mar Caspio a caballo entre 1220 y 1223.
leader-joachim_murat = Joachim Murat
leader-joachim_murat-note = Mariscal francés que cargó con más de 10 000 jinetes en Eylau en 1807.
leader-shivaji = Shivaji
leader-shivaji-note = Líder maratha que en 1663 asaltó de noche el cuartel del virrey mogol en Pune.
leader-jose_de_san_martin = José de San Martín
leader-jose_de_san_martin-note = Llevó a su ejército por los altos pasos de los Andes en 1817 para liberar Chile.
leader-jeanne_d_arc = Jeanne d'Arc
leader-jeanne_d_arc-note = Herida en Orleans en 1429, volvió al combate y reagrupó a los franceses.

## Scenario cards

scenario-beacons = Almenaras
scenario-beacons-text =
    En los tres espacios del campo de batalla hay cubos blancos: 3, 4 y 3. Al final de tu turno, toma un cubo blanco del espacio más lejano que controles y que tenga alguno. Cada uno vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
scenario-trophies = Trofeos de guerra
scenario-trophies-text =
    Cada jugador empieza con 2, 3 y 3 unidades. Cada vez que destruyas una unidad enemiga, toma un cubo blanco de la reserva, mientras quede alguno. Cada uno vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
scenario-crossroads = La encrucijada
scenario-crossroads-text =
    Al final, quien controle el espacio central recibe { $points ->
        [one] { $points } punto adicional
       *[other] { $points } puntos adicionales
    }.
scenario-levy = Leva en masa
scenario-levy-text =
    Cada jugador empieza con 3, 2 y 2 unidades. Desplegar trae dos unidades en lugar de una. Al final del turno de tu rival, toma un cubo blanco de la reserva si tienes más unidades en el tablero, mientras quede alguno. Cada uno vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
scenario-breakthrough = Ruptura
scenario-breakthrough-text =
    Cada jugador empieza con 2, 2 y 4 unidades. Al final de tu turno, toma un cubo blanco de la reserva si tienes una unidad en la base enemiga, mientras quede alguno. Cada uno vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
