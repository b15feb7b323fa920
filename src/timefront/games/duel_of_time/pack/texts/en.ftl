# Names and texts of the pack.

## Command cards

card-deploy_push = Deploy / Push
card-deploy_charge = Deploy / Charge
card-deploy_move = Deploy / Move
card-push_sabotage = Push / Sabotage
card-push_rally = Push / Rally
card-charge_move = Charge / Move
card-charge_sabotage = Charge / Sabotage
card-move_rally = Move / Rally

## Leaders

leader-qi_jiguang = Qi Jiguang
leader-qi_jiguang-note = Ming general who recruited and drilled a new army against the coastal pirates.
leader-shaka = Shaka
leader-shaka-note = Zulu king whose regiments pressed in close with the short stabbing spear.
leader-amina = Amina
leader-amina-note = Hausa queen of Zazzau; tradition says she walled every camp on her campaigns.
leader-tomoe_gozen = Tomoe Gozen
leader-tomoe_gozen-note = Warrior of the Tale of the Heike, famed for her last charge at Awazu in 1184.
leader-pachacuti = Pachacuti
leader-pachacuti-note = Inca ruler who turned Cusco into an empire and settled colonists to hold it.
leader-zenobia = Zenobia
leader-zenobia-note = Queen of Palmyra whose armies swept from Syria into Egypt and Anatolia around AD 270.
leader-epaminondas = Epaminondas
leader-epaminondas-note = Theban who broke Sparta's line at Leuctra in 371 BC with a wing fifty ranks deep.
leader-harriet_tubman = Harriet Tubman
leader-harriet_tubman-note = Scout who guided the Combahee River raid of 1863, freeing over 700 people.
leader-kamehameha = Kamehameha
leader-kamehameha-note = Uniter of Hawaii; in 1795 he drove Oahu's army up the Nuuanu valley to the cliffs.
leader-trung_trac = Trưng Trắc
leader-trung_trac-note = With her sister she rallied the Viet towns against Han rule in AD 40.
leader-jan_sobieski = Jan Sobieski
leader-jan_sobieski-note = King of Poland who led the great cavalry charge that relieved Vienna in 1683.
leader-subutai = Subutai
leader-subutai-note = Mongol general who rode with Jebe right round the Caspian Sea, 1220 to 1223.
leader-joachim_murat = Joachim Murat
leader-joachim_murat-note = French marshal who led over 10,000 horsemen in the charge at Eylau in 1807.
leader-shivaji = Shivaji
leader-shivaji-note = Maratha leader who raided a Mughal governor's quarters in Pune by night in 1663.
leader-jose_de_san_martin = José de San Martín
leader-jose_de_san_martin-note = Led his army over the high passes of the Andes in 1817 to free Chile.
leader-jeanne_d_arc = Jeanne d'Arc
leader-jeanne_d_arc-note = Wounded at Orléans in 1429, she returned to the fight and rallied the French.

## Scenario cards

scenario-beacons = Signal Beacons
scenario-beacons-text =
    White cubes stand on the three battlefield spaces: 3, 4 and 3. At the end of your turn, take one white cube from the farthest space you control that holds one. Each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scenario-trophies = Trophies of War
scenario-trophies-text =
    Each player starts with 2, 3 and 3 units. Whenever you destroy an enemy unit, take a white cube from the supply, as long as there is one. Each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scenario-crossroads = The Crossroads
scenario-crossroads-text =
    At the end, whoever controls the middle space gets { $points ->
        [one] { $points } extra point
       *[other] { $points } extra points
    }.
scenario-levy = Mass Levy
scenario-levy-text =
    Each player starts with 3, 2 and 2 units. Deploy brings two units instead of one. At the end of your opponent's turn, take a white cube from the supply if you have more units on the board, as long as there is one. Each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scenario-breakthrough = Breakthrough
scenario-breakthrough-text =
    Each player starts with 2, 2 and 4 units. At the end of your turn, take a white cube from the supply if you have a unit in the enemy base, as long as there is one. Each is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
