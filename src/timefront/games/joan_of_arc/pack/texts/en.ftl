# Names and texts of the pack. Persons of history keep their names in every language, but titles are translated, and Joan
# is called what readers of the language call her.

## Dice

die-white = White die
die-yellow = Yellow die
die-red = Red die
die-black = Black die
die-gigantic = Gigantic die
die-doom = Doom die

## Factions and sides

faction-french = French
faction-english = English
faction-burgundian = Burgundians
faction-mercenary = Mercenaries
faction-holy = Holy
faction-unholy = Unholy
faction-lithuanian = Lithuanians
side-french = the French
side-english = the English
side-anglo_burgundian = the Anglo-Burgundians
side-companies = the Free Companies
side-holy = the host of heaven
side-unholy = the powers of the night
side-rivals = the rivals

## Terrain, terrain elements, buildings and fortifications

terrain-plain = Plain
terrain-field = Field
terrain-forest = Forest
terrain-village = Village
terrain-hill = Hill
terrain-rocks = Rocks
terrain-swamp = Swamp
terrain-water = Water

sky-blue = Blue sky
sky-clouds = Clouds
sky-rainbow = Rainbow
element-tree = Tree
element-bush = Bush
element-ruins = Ruins
element-shrine = Shrine
element-well = Well
element-rocky_outcrop = Rocky outcrop
building-small_house = Small house
building-big_house = Big house
building-church = Church
building-small_cottage = Small cottage
building-big_cottage = Big cottage
building-shop = Shop
building-watermill = Watermill
building-inn = Inn
building-keep = Keep
building-ramparts = Ramparts
building-gatehouse = Gatehouse
building-isolated_tower = Isolated tower
fortification-stakes = Stakes
fortification-wall = Wall

## Round cards

round-first_steps = First steps
round-weary_morning = Weary morning
round-steady_march = Steady march
round-clear_sky = Clear sky
round-trumpets = Trumpets
round-decisive_hour = The decisive hour

## War council cards

council-raise_the_banners = Raise the Banners
council-raise_the_banners-help = take 1 command order
council-horns_of_the_vanguard = Horns of the Vanguard
council-horns_of_the_vanguard-help = take 1 charge order
council-second_wind = Second Wind
council-second_wind-help = take 1 reactivation order
council-watch_at_the_ford = Watch at the Ford
council-watch_at_the_ford-help = take 1 interrupt order
council-bread_and_wine = Bread and Wine
council-bread_and_wine-help = 1 disrupted troop of yours returns to a rally point
council-te_deum = Te Deum
council-te_deum-help = take 2 legend tokens
council-veterans_counsel = Veterans’ Counsel
council-veterans_counsel-help = take 2 experience
council-whispers_at_court = Whispers at Court
council-whispers_at_court-help = take 2 intrigue tokens
council-strike_the_tents = Strike the Tents
council-strike_the_tents-help = move 1 rally point of your side, take 1 legend token
council-night_vigil = Night Vigil
council-night_vigil-help = move up to 2 of your troops, each into an adjacent area
council-the_kings_ring = The King’s Ring
council-the_kings_ring-help = you are the first player from the turns of this round on, and take the reroll token
council-book_of_hours = Book of Hours
council-book_of_hours-help = draw 2 legend cards

## Legend cards

legend-voices_in_the_garden = Voices in the Garden
legend-voices_in_the_garden-help = in your turn, draw 2 legend cards
legend-the_white_hind = The White Hind
legend-the_white_hind-help = in your turn, move up to 2 of your units, each into an adjacent area
legend-the_dead_of_agincourt_rise = The Dead of Agincourt Rise
legend-the_dead_of_agincourt_rise-help = before your doom dice, 1 disrupted troop of yours returns to a rally point
legend-trumpet_of_the_archangel = Trumpet of the Archangel
legend-trumpet_of_the_archangel-help = after an order of the enemy, activate one area with your units
legend-light_on_the_blade = Light on the Blade
legend-light_on_the_blade-help = after your attack roll, 1 of your push results becomes a disrupt
legend-saint_catherines_veil = Saint Catherine’s Veil
legend-saint_catherines_veil-help = after your defence roll in melee, 1 of your disrupt results becomes a shield
legend-white_doves = White Doves
legend-white_doves-help = after your defence roll against shots, add 3 shields
legend-lance_of_saint_michael = Lance of Saint Michael
legend-lance_of_saint_michael-help = when your melee attack is declared, roll 1 red and 1 white die more
legend-fresh_horses = Fresh Horses
legend-fresh_horses-help = in your turn, give back 1 command order and take 1 charge order, and draw 1 legend card
legend-night_march = Night March
legend-night_march-help = in your turn, move up to 3 of your infantry units, each into an adjacent area, and take 1 command order
legend-scouts_report = Scouts’ Report
legend-scouts_report-help = in your turn, draw 1 legend card and take 1 intrigue token
legend-counter_stroke = Counter-stroke
legend-counter_stroke-help = after an order of the enemy, activate one area with your units
legend-captured_standard = Captured Standard
legend-captured_standard-help = after an attack in which an enemy character fell, take 3 experience and draw 1 legend card
legend-massed_volley = Massed Volley
legend-massed_volley-help = when your shooting is declared, roll 1 red die more
legend-locked_pavises = Locked Pavises
legend-locked_pavises-help = when you are attacked, your defence rolls 2 black dice more
legend-second_rank_strikes = Second Rank Strikes
legend-second_rank_strikes-help = after your attack roll, roll up to 2 of your dice again
legend-hold_the_line = Hold the Line
legend-hold_the_line-help = after your defence roll, every push of the attack is taken away
legend-oriflamme_unfurled = Oriflamme Unfurled
legend-oriflamme_unfurled-help = when your units are activated, the units of one of your areas have terror 2 until the round is over
legend-mist_over_the_loire = Mist over the Loire
legend-mist_over_the_loire-help = after an order of the enemy, mist lies on a hex until the turn is over: shots into it and out of it reach only adjacent areas
legend-healing_spring = Healing Spring
legend-healing_spring-help = in your turn, heal up to 2 wounds of one of your characters and put out the fire in its area
legend-curse_at_the_crossroads = Curse at the Crossroads
legend-curse_at_the_crossroads-help = after an order of the enemy, his units in one area cannot charge until the turn is over
legend-falling_star = Falling Star
legend-falling_star-help = in your turn, lay a fire in an area within 2 hexes of one of your characters
legend-death_turned_away = Death Turned Away
legend-death_turned_away-help = after a death on the doom die of one of your units, it counts as disrupt
legend-martyrs_patience = Martyr’s Patience
legend-martyrs_patience-help = when the results are allocated to your units, roll a black die for one that would be destroyed: on a shield it is only disrupted
legend-contrary_wind = Contrary Wind
legend-contrary_wind-help = when you are shot at, take 3 dice out of the attack
legend-caltrops = Caltrops
legend-caltrops-help = after an order of the enemy, caltrops lie in an area until the turn is over: no charge starts there or leads beyond it; the enemy loses up to 2 charge orders
legend-feigned_retreat = Feigned Retreat
legend-feigned_retreat-help = when you are attacked in melee, 1 of the defenders moves to an adjacent area before the dice are rolled
legend-fire_arrows = Fire Arrows
legend-fire_arrows-help = after your shooting, lay a fire in the target area
legend-mine_under_the_wall = Mine under the Wall
legend-mine_under_the_wall-help = in your turn, put 1 damage on a building in the area of one of your engineers, or in an adjacent one
legend-stakes_by_dawn = Stakes by Dawn
legend-stakes_by_dawn-help = in your turn, your bowmen plant up to 2 stakes from your reserve
legend-surgeons_tent = Surgeon’s Tent
legend-surgeons_tent-help = before your doom dice, 1 disrupted troop of yours returns to a rally point, and you may roll one doom die again
legend-burnt_bridges = Burnt Bridges
legend-burnt_bridges-help = in your turn, remove stakes or a barricade anywhere; the enemy loses 1 interrupt order

## Equipment

equipment-milanese_plate = Milanese Plate
equipment-milanese_plate-help = when the wearer defends, 1 push of the attack is taken away
equipment-poleaxe_of_rouen = Poleaxe of Rouen
equipment-poleaxe_of_rouen-help = once a round, push 1 enemy unit of an adjacent area
equipment-rondel_dagger = Rondel Dagger
equipment-rondel_dagger-help = attacking, the wearer may roll 1 of its own dice again
equipment-jack_of_plates = Jack of Plates
equipment-jack_of_plates-help = the wearer rolls 1 white defence die more
equipment-coursers_spurs = Courser’s Spurs
equipment-coursers_spurs-help = the wearer has haste 2
equipment-map_of_the_fords = Map of the Fords
equipment-map_of_the_fords-help = once a round, move 1 unit of yours in the wearer’s area into an adjacent area
equipment-siege_ladders = Siege Ladders
equipment-siege_ladders-help = the wearer is an engineer
equipment-grenade_pot = Grenade Pot
equipment-grenade_pot-help = used once: a fire in an adjacent area
equipment-sword_of_fierbois = Sword of Fierbois
equipment-sword_of_fierbois-help = the wearer has slayer and rolls 1 white melee die more
equipment-banner_of_the_lilies = Banner of the Lilies
equipment-banner_of_the_lilies-help = the wearer is a rally point
equipment-ring_of_jhesus_maria = Ring of Jhesus Maria
equipment-ring_of_jhesus_maria-help = at the start of your turn, once a round, take 1 legend token
equipment-relic_of_saint_denis = Relic of Saint Denis
equipment-relic_of_saint_denis-help = the wearer is tough
equipment-vial_of_holy_oil = Vial of Holy Oil
equipment-vial_of_holy_oil-help = used once: heal up to 2 wounds of the wearer
equipment-wolfskin = Wolfskin
equipment-wolfskin-help = the wearer can dodge
equipment-black_mirror = Black Mirror
equipment-black_mirror-help = once a turn, for 1 experience, draw 1 legend card
equipment-feather_of_the_archangel = Feather of the Archangel
equipment-feather_of_the_archangel-help = the wearer has jump 1

## Intrigue

intrigue-letters_to_reims = Letters to Reims
intrigue-letters_to_reims-help = in your turn or like an interrupt, draw 2 legend cards
intrigue-bought_sergeant = Bought Sergeant
intrigue-bought_sergeant-help = after an order of the enemy, activate one area with your units
intrigue-the_dauphins_purse = The Dauphin’s Purse
intrigue-the_dauphins_purse-help = in your turn or like an interrupt, take 2 command orders
intrigue-voice_of_the_people = Voice of the People
intrigue-voice_of_the_people-help = in your turn or like an interrupt, 2 units of peasants come from the reserve to rally points
intrigue-spy_in_the_camp = Spy in the Camp
intrigue-spy_in_the_camp-help = in your turn or like an interrupt, each opponent discards 1 legend card
intrigue-pay_chest = Pay Chest
intrigue-pay_chest-help = in your turn or like an interrupt, take 1 command order and 1 charge order
intrigue-burnt_granary = Burnt Granary
intrigue-burnt_granary-help = after an order of the enemy, each opponent loses 2 command orders
intrigue-burgundian_gold = Burgundian Gold
intrigue-burgundian_gold-help = after an order of the enemy, activate one area with your units
intrigue-pilgrims_tithe = Pilgrims’ Tithe
intrigue-pilgrims_tithe-help = in your turn or like an interrupt, take 2 legend tokens
intrigue-relics_shown = Relics Shown
intrigue-relics_shown-help = after an order of the enemy, your units in one area are tough until the turn ends
intrigue-saints_day = Saint’s Day
intrigue-saints_day-help = before your upkeep, 2 of your level-2 characters need no payment
intrigue-angelic_host = Angelic Host
intrigue-angelic_host-help = in your turn or like an interrupt, up to 2 disrupted troops of yours return to rally points
intrigue-blood_pact = Blood Pact
intrigue-blood_pact-help = in your turn or like an interrupt, one of your characters takes a wound, and you take 3 legend tokens
intrigue-plague_cart = Plague Cart
intrigue-plague_cart-help = after a doom die of the enemy, a rally counts as disrupt
intrigue-witch_fire = Witch-fire
intrigue-witch_fire-help = in your turn or like an interrupt, a fire in an area within 2 hexes of a character of yours
intrigue-black_mass = Black Mass
intrigue-black_mass-help = after an order of the enemy, activate one area with your units, which have terror 1

## Discussions

talk-cooling_blade = Cooling Blade
talk-cooling_blade-A = How do you keep an edge so keen?
talk-cooling_blade-B = What would you ask for that one?
talk-cooling_blade-C = Whose mark is that on the hilt?
talk-cooling_blade-D = May I try the blade on you?
talk-cold_forge = Cold Forge
talk-cold_forge-A = Have you iron to spare for our stakes?
talk-cold_forge-B = Will you work for us if we teach you our craft?
talk-cold_forge-C = Can you shoe our horses before noon?
talk-cold_forge-D = What lies under that sackcloth?
talk-guild_oath = Guild Oath
talk-guild_oath-A = What does the guild say of the war?
talk-guild_oath-B = Would you break your oath for us?
talk-guild_oath-C = Will your journeymen carry our baggage?
talk-guild_oath-D = Will your journeymen march with us?
talk-iron_debt = Iron Debt
talk-iron_debt-A = Is it true that you forged for a saint?
talk-iron_debt-B = May we pay you with a blessing?
talk-iron_debt-C = Who taught you your trade?
talk-iron_debt-D = What if we take what is owed to you?
talk-masters_mark = The Master’s Mark
talk-masters_mark-A = Is there a piece of his work left?
talk-masters_mark-B = Show us how the master struck.
talk-masters_mark-C = Did he arm the knights of France?
talk-stolen_armour = Stolen Armour
talk-stolen_armour-A = Does it still turn a blow?
talk-stolen_armour-B = When will its owner come back?
talk-confession = Confession
talk-confession-A = Will you hear me, father?
talk-confession-B = Have you a balm for my wound?
talk-confession-C = What lies beneath the altar?
talk-confession-D = Do you fear what I am?
talk-tithe = The Tithe
talk-tithe-A = What does the church ask of us?
talk-tithe-B = Who has not paid his tithe?
talk-tithe-C = Will you pray for our arms?
talk-tithe-D = What if we keep it for ourselves?
talk-vigil_bell = The Vigil Bell
talk-vigil_bell-A = Where shall the scattered gather?
talk-vigil_bell-B = Are some of ours in your care?
talk-vigil_bell-C = Will you bless my dice of fate?
talk-vigil_bell-D = For whom does the bell really toll?
talk-old_latin = Old Latin
talk-old_latin-A = Read me the line in red.
talk-old_latin-B = Read me the line that is scratched out.
talk-old_latin-C = Who wrote the book?
talk-old_latin-D = What is foretold for tonight?
talk-crypt = The Crypt
talk-crypt-A = What was laid beside the dead?
talk-crypt-B = Is this water holy?
talk-crypt-C = Is there a voice in the stone?
talk-heresy = Heresy
talk-heresy-A = Speak the name aloud.
talk-heresy-B = Who else knows of this?
talk-empty_basket = Empty Basket
talk-empty_basket-A = Who bought all your wares?
talk-empty_basket-B = What have you seen on the road?
talk-empty_basket-C = Will you carry word to our men?
talk-empty_basket-D = What is hidden under the cloth?
talk-road_news = News of the Road
talk-road_news-A = Who passed before us?
talk-road_news-B = What have you told the others?
talk-road_news-C = Is there another way out of the town?
talk-road_news-D = How do the carters avoid the toll?
talk-haggling = Haggling
talk-haggling-A = What lies at the bottom of your basket?
talk-haggling-B = Will you take this medal?
talk-haggling-C = Whose cart of timber is that?
talk-haggling-D = Where are the fresh horses kept?
talk-old_coins = Old Coins
talk-old_coins-A = Who paid you with these?
talk-old_coins-B = Shall we toss one for the purse?
talk-old_coins-C = Is that the Dauphin’s head?
talk-old_coins-D = Which king is on this one?
talk-secret_door = The Secret Door
talk-secret_door-A = Show us the way.
talk-secret_door-B = Who else has the key?
talk-secret_door-C = Will you bolt it behind us?
talk-secret_door-D = Whose men know of it?
talk-town_gossip = Town Gossip
talk-town_gossip-A = What do they say at the well?
talk-town_gossip-B = What tales do the old women tell?
talk-town_gossip-C = Will the town stand with us?
talk-town_gossip-D = Who here has cursed the king?
talk-barred_door = Barred Door
talk-barred_door-A = Will you open?
talk-barred_door-B = May we clear what blocks the road?
talk-barred_door-C = Who is in there with you?
talk-barred_door-D = Must we break it down?
talk-frightened_wife = The Frightened Wife
talk-frightened_wife-A = Have you clean linen?
talk-frightened_wife-B = For whom do you light the candle?
talk-frightened_wife-C = What did you dream?
talk-frightened_wife-D = What do you hide under the hearthstone?
talk-mayors_keys = The Mayor’s Keys
talk-mayors_keys-A = What do these open?
talk-mayors_keys-B = Who follows you?
talk-mayors_keys-C = May we bar the gate with your beams?
talk-mayors_keys-D = Where is the straw stored?
talk-night_of_pitchforks = Night of Pitchforks
talk-night_of_pitchforks-A = Who will come with us?
talk-night_of_pitchforks-B = Will you charge with us now?
talk-night_of_pitchforks-C = Will you march under our banner?

## Skills

skill-big = Big
skill-bodyguard = Bodyguard
skill-carrier = Carrier
skill-charge = Charge
skill-charisma = Charisma
skill-cohesion = Cohesion
skill-dodge = Dodge
skill-engineer = Engineer
skill-feint = Feint
skill-fireproof = Fireproof
skill-haste = Haste
skill-heal = Heal
skill-immortal = Immortal
skill-impetuous = Impetuous
skill-jump = Jump
skill-mercenary = Mercenary
skill-parry = Parry
skill-prayer = Prayer
skill-rally = Rally
skill-reroll = Reroll
skill-retaliation = Retaliation
skill-ruthless = Ruthless
skill-slayer = Slayer
skill-support = Support
skill-targeting = Targeting
skill-terror = Terror
skill-tough = Tough

## Powers: what each effect does, in general; the numbers stand on the card

power-cancel_results = Defending, it takes results of one kind out of the attack before any shield is used.
power-turn_results = Results of one kind that are allocated to it count as another kind.
power-take = Its owner takes tokens, orders or legend cards.
power-convert_order = Its owner exchanges unused orders of one kind for an order of another.
power-take_for_slain = When its melee attack destroys enemies, its owner is rewarded.
power-take_for_result = A certain result on its melee dice rewards its owner, once in an attack.
power-move_for_result = A certain result on its melee dice lets it move after the attack.
power-grant_skill = Units near it have a skill that is not printed on their cards.
power-grant_die = Units near it roll one die more.
power-dice_for_wounds = In melee it rolls one die more for each wound on its card.
power-add_shields = The defence of the area where it stands gains shields without a roll.
power-remove_defence_die = Attacking, it takes dice out of the defence before they are rolled.
power-extra_wound = Whoever it wounds with a kill takes more wounds.
power-reroll_die = It may reroll one of its own dice of one colour.
power-strike_on_blank = Defending in melee, its blanks strike the attackers.
power-fire_on_dodge = When it dodges it may leave a fire behind.
power-place_stakes = As a bonus action it plants stakes on a free edge of its area.
power-remove_fire = As its action it puts out a fire nearby.
power-ignore_terrain = Terrain neither hinders it nor helps those whom it fights.
power-immunity = A certain skill of others does not touch it.
power-melee_again = After following up it may attack in melee once more.
power-rally_troop = It brings a disrupted troop of its owner back to its side.
power-hasten_rally = Own units with a delayed rally return at once.
power-move_rally_point = Its owner moves a rally point.
power-damage_building = A certain result of its shot damages a building in the target area.
power-rescue = A roll may save a unit of its area from destruction; it is only disrupted.
power-summon = It calls units from the reserve to its area.
power-command_more = Its next command reaches more units.
power-move_units = Units in its area move.
power-draw_cards = Its owner draws legend cards.
power-heal = Its wounds are healed.
power-throw_fire = It sets fire to an adjacent area.
power-shove = It pushes an enemy of an adjacent area.

## Units: levies, foot, shooters, horse

unit-peasants = Peasants
unit-angry_peasants = Angry Peasants
unit-peasant_militia = Peasant Militia
unit-provincial_militia = Provincial Militia
unit-pikemen = Pikemen
unit-flemish_pikemen = Flemish Pikemen
unit-guisarmiers = Guisarmiers
unit-halberdiers = Halberdiers
unit-voulgiers = Voulgiers
unit-sergeants_at_arms = Sergeants-at-arms
unit-heavy_sergeants_at_arms = Heavy Sergeants-at-arms
unit-gascon_and_breton_sergeants = Gascon and Breton Sergeants-at-arms
unit-almogavars = Almogavars
unit-pavisiers = Pavisiers
unit-foot_knights = Foot Knights
unit-foot_knights_two_handed = Foot Knights with Two-handed Weapons
unit-impetuous_knights = Impetuous Knights
unit-sappers = Sappers
unit-war_hounds = War Hounds
unit-hunting_dogs = Hunting Dogs
unit-executioner = Executioner
unit-bowmen = Bowmen
unit-militia_bowmen = Militia Bowmen
unit-crossbowmen = Crossbowmen
unit-mounted_bowmen = Mounted Bowmen
unit-hacquebutiers = Hacquebutiers
unit-light_cavalry = Light Cavalry
unit-mounted_sergeants_at_arms = Mounted Sergeants-at-arms
unit-mounted_knights = Mounted Knights
unit-french_mounted_knights = French Mounted Knights
unit-gentry_mounted_knights = Gentry Mounted Knights
unit-ballista = Ballista
unit-culverin = Culverin
unit-bombard = Bombard
unit-trebuchet = Trebuchet

## Units: civilians

unit-blacksmith = Blacksmith
unit-citizen = Citizen
unit-merchant_girl = Merchant Girl
unit-farmer = Farmer
unit-doctor = Doctor
unit-priest = Priest

## Units: persons of history keep their names

unit-john_talbot = John Talbot
unit-john_de_la_pole = John de la Pole
unit-earl_of_salisbury = Earl of Salisbury
unit-william_glasdale = William Glasdale
unit-earl_of_suffolk = Earl of Suffolk
unit-simon_morhier = Simon Morhier
unit-thomas_de_scales = Thomas de Scales
unit-guillaume_de_molins = Guillaume de Molins
unit-edmund_of_somerset = Edmund of Somerset
unit-sir_john_jouel = Sir John Jouel
unit-jean_de_croy = Jean de Croy
unit-claude_de_chastellux = Claude de Chastellux
unit-jean_de_toulongeon = Jean de Toulongeon
unit-robert_knolles = Robert Knolles
unit-arnaud_amanieu_d_albret = Arnaud Amanieu d’Albret
unit-joan_of_arc = Joan of Arc
unit-bertrand_de_poulengy = Bertrand de Poulengy
unit-jean_de_metz = Jean de Metz
unit-la_hire = La Hire
unit-jean_de_dunois = Jean de Dunois
unit-poton_de_xaintrailles = Poton de Xaintrailles
unit-barral_de_ponteves = Barral de Pontevès
unit-jacques_de_bourbon = Jacques de Bourbon
unit-ambroise_de_lore = Ambroise de Loré
unit-erwan_de_romorantin = Erwan de Romorantin
unit-baudoin_de_lens = Baudoin de Lens
unit-alain_blanchard = Alain Blanchard
unit-walter_of_brienne = Walter VI Count of Brienne
unit-pierre_de_cros = Archbishop Pierre de Cros
unit-cola_di_rienzo = Cola di Rienzo
unit-saint_martha = Saint Martha
unit-french_hero = French Hero
unit-french_mounted_hero = French Mounted Hero
unit-english_hero = English Hero
unit-english_mounted_hero = English Mounted Hero
unit-burgundian_hero = Burgundian Hero

## Units: holy and unholy

unit-jean_the_good = Jean the Good
unit-boucicaut = Boucicaut
unit-jean_de_clermont = Marshal Jean de Clermont
unit-arnoul_d_audrehem = Marshal Arnoul d’Audrehem
unit-philippe_vi = Philippe VI de Valois
unit-john_of_luxembourg = John I of Luxembourg
unit-genoese_crossbowmen = Genoese Crossbowmen
unit-short_bowmen = Short Bowmen
unit-edward_iii = Edward III
unit-black_prince = The Black Prince
unit-earl_of_oxford = Earl of Oxford
unit-earl_of_warwick = Earl of Warwick
unit-earl_of_northampton = Earl of Northampton
unit-archangel_raphael = Archangel Raphael
unit-saint_michael = Archangel Saint Michael
unit-destructive_angel = Destroying Angels
unit-unicorn = Unicorn
unit-triumph = Triumph
unit-conquest = Conquest
unit-war = War
unit-famine = Famine
unit-death = Death
unit-magog = Magog
unit-gargoyles = Gargoyles
unit-devourers = Devourers
unit-demonic_legion = Demonic Legion
unit-heretic_repentants = Heretic Repentants
unit-flagellants = Flagellants
unit-penitents = Penitents
unit-supplicants = Supplicants
unit-angel = Angel
unit-griffin = The Griffin
unit-archangel_gabriel = Archangel Gabriel
unit-angelic_herald = Angelic Herald
unit-skeletons = Skeletons
unit-devilish_skeletons = Devilish Skeletons
unit-danse_macabre = Skeletons of the Danse Macabre
unit-mounted_skeletons = Mounted Skeletons
unit-damned = Damned
unit-ghost = Ghost
unit-wolves = Wolves
unit-voracious_demon = Voracious Demon
unit-flying_demons = Flying Demons
unit-witch = The Witch
unit-werewolf = The Werewolf
unit-tarasque = The Tarasque
unit-aitvaras = Aitvaras
unit-dragon = The Dragon
unit-devil = The Devil
unit-leviathan = The Leviathan

## Objectives. The areas in brackets are where the scenario’s file puts them

objective-french_slay_troop = Each destroyed English troop
objective-french_slay_captain = Each destroyed English character
objective-french_hold_road = The crossroads (C3a, C3b, C3c) held at the end
objective-french_hold_hill = The hill behind the English (E2a, E2b) held at the end
objective-english_slay_troop = Each destroyed French troop
objective-english_slay_captain = Each destroyed French character
objective-english_hold_road = The crossroads (C3a, C3b, C3c) held at the end
objective-burn_west_house = The western house (C2a.1) burnt down
objective-burn_north_house = The northern house (C2b.1) burnt down
objective-burn_church = The church (C3a.1) burnt down
objective-loot_treasure = The treasure of the village taken from the manor (big house, D1a.1)
objective-loot_relics = The relics taken from the church (C3a.1)
objective-take_sword = The sword taken from the sacristy (small cottage, D2b.2)
objective-kill_joan = Joan of Arc destroyed
objective-kill_poulengy = Bertrand de Poulengy destroyed
objective-kill_metz = Jean de Metz destroyed
objective-kill_monk = The monk (Priest, C3a.1) destroyed
objective-kill_blacksmith = The blacksmith in the smithy (shop, D2b.1) destroyed
objective-sortie_slay_troop = Each destroyed troop of the Anglo-Burgundians
objective-sortie_slay_captain = Each destroyed character of the Anglo-Burgundians
objective-sortie_hold_margny = Margny (E2a, E2b) held at the end
objective-league_slay_troop = Each destroyed French troop
objective-league_slay_captain = Each destroyed French character
objective-league_capture_joan = Joan of Arc captured
objective-league_hold_bridge = The bridge (B2) held at the end
objective-host_slay_troop = Each destroyed troop of the Free Companies
objective-host_slay_captain = Each destroyed character of the Free Companies
objective-host_hold_ridge = The ridge (D2a, D2b, D2c) held at the end
objective-companies_slay_troop = Each destroyed French troop
objective-companies_slay_captain = Each destroyed French character
objective-know_the_dauphin = A talk with the Dauphin (Citizen, great hall, C2b.1)
objective-french_confessor = A talk with the confessor (Priest, chapel, D2b.1)
objective-french_armourer = A talk with the armourer (Blacksmith, armoury, C3a.1)
objective-french_maid = A talk with the lady’s maid (Merchant Girl, chamber, D1a.1)
objective-french_steward = A talk with the steward (Farmer, kitchen, C2a.1)
objective-french_physician = A talk with the physician (Doctor, gate lodge, B1b.1)
objective-french_groom = A talk with the groom (Citizen, stables, E1b.1)
objective-turn_the_dauphin = A talk with the Dauphin (Citizen, great hall, C2b.1)
objective-english_confessor = A talk with the confessor (Priest, chapel, D2b.1)
objective-english_armourer = A talk with the armourer (Blacksmith, armoury, C3a.1)
objective-english_maid = A talk with the lady’s maid (Merchant Girl, chamber, D1a.1)
objective-english_steward = A talk with the steward (Farmer, kitchen, C2a.1)
objective-english_physician = A talk with the physician (Doctor, gate lodge, B1b.1)
objective-english_groom = A talk with the groom (Citizen, stables, E1b.1)
objective-slay_the_dragon = The Dragon destroyed
objective-slay_the_tarasque = The Tarasque destroyed
objective-french_slay_unholy = Each destroyed unholy troop
objective-raze_shepherds_hut = The shepherds’ hut (B1a.1) brought down
objective-raze_charcoal_hut = The charcoal burners’ hut (B1b.1) brought down
objective-devour_the_relics = The bearers of the relics (Penitents) destroyed
objective-unholy_slay_troop = Each destroyed French troop
objective-unholy_slay_captain = Each destroyed French character
objective-girl_in_the_chapel = Somebody of the host of heaven, best the girl, in the chapel (church, D2b.1)
objective-holy_slay_troop = Each destroyed unholy troop
objective-holy_slay_captain = Each destroyed unholy character
objective-silence_the_girl = The girl (Merchant Girl) destroyed
objective-unholy_slay_angel = Each destroyed holy troop
objective-unholy_slay_saint = Each destroyed holy character
objective-siege_capture_glasdale = William Glasdale captured
objective-siege_storm_earthwork = The earthwork (C2a, C2b, C3a, C3b) held at the end
objective-siege_ruin_earthwork = The ramparts of the earthwork (C3a.1) brought down
objective-siege_enter_gatehouse = The gatehouse (D2.1) entered
objective-siege_ruin_gatehouse = The gatehouse (D2.1) brought down
objective-charge_take_ridge = The middle of the ridge (D2a, D2b) held at the end
objective-save_dyers_girl = The dyer’s girl (Merchant Girl, C2a.1) brought out: a talk with her
objective-save_tanner = The tanner (Citizen, C2b.1) brought out: a talk with him
objective-save_chaplain = The chaplain (Priest, C3a.1) brought out: a talk with him
objective-save_smith = The smith (Blacksmith, D1a.1) brought out: a talk with him
objective-save_widows_girl = The widow’s girl (Merchant Girl, D1b.1) brought out: a talk with her
objective-save_surgeon = The surgeon (Doctor, C3b) brought out: a talk with him
objective-french_slay_beast = Each destroyed unholy character
objective-unholy_slay_civilian = Each destroyed civilian whom the watch leads

## Scenarios

scenario-foragers = Foragers on the Road
scenario-foragers-text =
    A small fight over a crossroads with four units on each side: the scenario to learn with.
    { $rounds } rounds.
    The French win if they have more points than the English after the second round.
    The English win if they have more points than the French after the second round.
scenario-foragers-history =
    In the war of a hundred years, battles were rare and small fights were daily bread.
    Garrisons on both sides lived on what the country around them had left.
    When carts were filled, somebody rode out to empty them again.
    Nobody wrote down who met whom at this crossroads, or on which day.
    A few men on each side, one road, and not much time: that is all you need to learn orders.
scenario-foragers-victory-french = The French win if they have more points than the English after the second round.
scenario-foragers-victory-english = The English win if they have more points than the French after the second round.
scenario-patay = Patay
scenario-patay-text =
    Mounted French knights ride at English bowmen behind their stakes.
    { $rounds } rounds.
    The French win if they have 10 points at the end of a round.
    The English win if they have 8 points at the end of a round, or if the French have not won when the game ends.
scenario-patay-history =
    In June 1429, weeks after Orléans was free, an English army drew back northwards through the Beauce.
    John Talbot stayed behind with bowmen to bar the road, hidden by hedges near Patay.
    A stag broke out of the woods, the English raised a shout at it, and French scouts heard them.
    La Hire and Xaintrailles did not wait: their horsemen were upon the bowmen before the stakes were all in the ground.
    The army scattered, Talbot was taken, and the bow had lost the name of being invincible.
scenario-patay-victory-french = The French win if they have 10 points at the end of a round.
scenario-patay-victory-english = The English win if they have 8 points at the end of a round, or if the French have not won when the game ends.
scenario-fierbois = The Sword of Fierbois
scenario-fierbois-text =
    English raiders come to plunder and burn a village that Joan of Arc defends.
    { $rounds } rounds.
    The French win if the English have not got 6 points of plunder when the game ends.
    The English win at once when they have 6 of the 11 points of plunder.
scenario-fierbois-history =
    On her way to the king in 1429, Joan stopped to pray at Sainte-Catherine-de-Fierbois.
    Later she sent for a sword that, she said, lay buried there behind the altar.
    The priests dug, found an old blade with five crosses, and the rust is said to have come off by itself.
    No raiders are known to have troubled the village in those days; here they do.
    John de la Pole wants plunder and fire; Joan, her two escorts and the peasants must keep enough of the village standing.
scenario-fierbois-victory-french = The French win if the English have not got 6 points of plunder when the game ends.
scenario-fierbois-victory-english = The English win at once when they have 6 of the 11 points of plunder.
scenario-crecy = Crécy
scenario-crecy-text =
    French knights ride uphill, past their own crossbowmen, into the arrows of the English.
    { $rounds } rounds. Forced march, concentrated fire and cavalry breakthrough are in force.
    The French win with 10 points at the end of a round, or with more points than the English when the game ends.
    The English win with 10 points at the end of a round, or if the French have not won when the game ends.
scenario-crecy-history =
    On 26 August 1346 Edward III waited on a ridge near Crécy, his son in the front line, his knights on foot.
    A thunderstorm broke; the English kept their bowstrings dry, and the Genoese could not take theirs off.
    The crossbowmen were sent forward tired and without shields, and fell back before the longbows.
    The knights behind them lost patience and rode over them, again and again, up the slope, until it was dark.
    Among the dead lay John of Bohemia, who was blind and had himself led into the battle by his men.
scenario-crecy-victory-french = The French win with 10 points at the end of a round, or with more points than the English when the game ends.
scenario-crecy-victory-english = The English win with 10 points at the end of a round, or if the French have not won when the game ends.
scenario-tourelles = Les Tourelles
scenario-tourelles-text =
    A siege: the French storm the fort at the end of the bridge of Orléans with bombard, sappers and fire.
    { $rounds } rounds. Captured characters can be ransomed.
    The French win with 10 points at the end of a round.
    The English win with 8 points at the end of a round, or if the French have not won when the game ends.
scenario-tourelles-history =
    For seven months the English had held Les Tourelles, two towers at the southern end of the bridge, and with them Orléans.
    On 7 May 1429 the French attacked the earthwork before the fort from morning on, with ladders and guns.
    Towards noon an arrow struck Joan above the breast; she wept, had the wound dressed, and came back in the evening.
    From the town men crept over the broken bridge on planks, and a burning boat was driven under the drawbridge.
    It gave way beneath William Glasdale and his men in their armour; the next day the siege was over.
scenario-tourelles-victory-french = The French win with 10 points at the end of a round.
scenario-tourelles-victory-english = The English win with 8 points at the end of a round, or if the French have not won when the game ends.
scenario-night_of_the_wolf = The Night of the Wolf
scenario-night_of_the_wolf-text =
    One player against a bot: the watch brings people out of a quarter of Paris into which wolves have come.
    { $rounds } rounds. Whoever was talked to is safe.
    The French win at once with 8 points, or with more points than the powers of the night when the game ends.
    The powers of the night win at once with 8 points, or with more points than the French when the game ends.
scenario-night_of_the_wolf-history =
    The winters after 1435 were so hungry that wolves came into Paris at night, along the river, and carried off dogs.
    A citizen who kept a diary wrote that in September 1439 they killed fourteen people between Montmartre and the gate of Saint-Antoine.
    Everybody spoke of one without a tail, Courtaud, as one speaks of a robber or a cruel captain.
    In November he was caught, and driven through the streets on a barrow, with open jaws; people gave money to see him.
    What came with him in this night is ours: get the children and their neighbours out before he finds them.
scenario-night_of_the_wolf-victory-french = The French win at once with 8 points, or with more points than the powers of the night when the game ends.
scenario-night_of_the_wolf-victory-unholy = The powers of the night win at once with 8 points, or with more points than the French when the game ends.
scenario-compiegne = Compiègne
scenario-compiegne-text =
    Four players, two against two: Joan’s sortie and the garrison of the town against Burgundians and English.
    { $rounds } rounds. Captured characters can be ransomed.
    The French win with 9 points at the end of a round, or with more points than their enemies when the game ends.
    The Anglo-Burgundians win with 9 points at the end of a round, or with more points than the French when the game ends.
scenario-compiegne-history =
    In May 1430 the Duke of Burgundy lay before Compiègne, and Joan slipped into the town to help it.
    On the evening of the 23rd she rode out over the bridge to surprise the camp at Margny.
    John of Luxembourg saw it from the hill, and the English of Venette came up along the river behind her.
    The garrison held the bridge until the enemy was upon it; then Guillaume de Flavy had it raised.
    Joan was among the last outside, pulled from her horse, and sold to the English for ten thousand francs.
scenario-compiegne-victory-french = The French win with 9 points at the end of a round, or with more points than their enemies when the game ends.
scenario-compiegne-victory-anglo_burgundian = The Anglo-Burgundians win with 9 points at the end of a round, or with more points than the French when the game ends.
scenario-brignais = Brignais
scenario-brignais-text =
    Three players, two against one: the two halves of the king’s army against the Free Companies on their hill.
    { $rounds } rounds. Infantry may march faster than is good for it.
    The French win with 10 points at the end of a round.
    The Free Companies win with 9 points at the end of a round, or if the French have not won when the game ends.
scenario-brignais-history =
    In 1362 there was peace with England, and the soldiers whom nobody paid any more lived on the land.
    A king’s army under James of Bourbon marched against them and found them near Brignais, south of Lyon.
    They stood on a hill of loose stones, and more of them were hidden behind it than the scouts had seen.
    The vanguard went uphill under a rain of stones; then the companies came round the hill into its flank.
    James of Bourbon and his son died of their wounds, and for years nobody marched against the companies again.
scenario-brignais-victory-french = The French win with 10 points at the end of a round.
scenario-brignais-victory-companies = The Free Companies win with 9 points at the end of a round, or if the French have not won when the game ends.
scenario-chinon = The Court of Chinon
scenario-chinon-text =
    At the Dauphin’s court two parties talk to his people; hardly a blow is struck.
    { $rounds } rounds.
    The French win at once with 6 points, or with more points than the English when the game ends.
    The English win at once with 5 points, or with more points than the French when the game ends.
scenario-chinon-history =
    In March 1429 a girl from Lorraine rode into Chinon and asked to see the Dauphin.
    It is told that he hid among his courtiers in plain clothes, and that she knelt before him all the same.
    Others at court had their own plans with him, and gold from across the lines to further them.
    That envoys of the English walked the same halls is ours; that words decided more than swords is not.
    Talk to the Dauphin and to those who have his ear before the other party does: whoever was talked to has left.
scenario-chinon-victory-french = The French win at once with 6 points, or with more points than the English when the game ends.
scenario-chinon-victory-english = The English win at once with 5 points, or with more points than the French when the game ends.
scenario-dragon_of_the_vosges = The Dragon of the Vosges
scenario-dragon_of_the_vosges-text =
    A column with relics climbs the Ballon to hunt a dragon and its brood.
    { $rounds } rounds.
    The French win at once with 10 points, or with more points than the powers of the night when the game ends.
    The powers of the night win at once with 7 points, or with more points than the French when the game ends.
scenario-dragon_of_the_vosges-history =
    Shepherds of the Vosges swore that a dragon slept under the Ballon, and that its breath was the fog of autumn.
    Priests told of saints who had led such beasts away on a girdle, like a dog.
    In the years of the great war, a mountain that nobody taxed was as good as a fortress, for whoever dared to live there.
    No chronicle knows of the column that went up with crossbows, two siege bows and a box of bones.
    Shoot the dragon out of the sky or off its rock; it costs two orders a time, and falls upon whole hexes.
scenario-dragon_of_the_vosges-victory-french = The French win at once with 10 points, or with more points than the powers of the night when the game ends.
scenario-dragon_of_the_vosges-victory-unholy = The powers of the night win at once with 7 points, or with more points than the French when the game ends.
scenario-voices_at_domremy = Voices at Domrémy
scenario-voices_at_domremy-text =
    Above the fairy tree, angels and demons fight for a girl who hears voices.
    { $rounds } rounds.
    The host of heaven wins at once with 7 points, or with more points than the powers of the night when the game ends.
    The powers of the night win at once with 7 points, or with more points than the host of heaven when the game ends.
scenario-voices_at_domremy-history =
    Joan told her judges that she was about thirteen when she first heard a voice, in her father’s garden, at noon.
    That was in the summer of 1425, in Domrémy, a village on the border of Bar and Lorraine.
    Later she named those who came to her: Saint Michael, Saint Catherine and Saint Margaret, with a light beside them.
    Her neighbours hung garlands on an old beech that they called the Ladies’ Tree, and the judges asked much about it.
    Here others come with the voices: carry the girl past them, over the roofs if need be, into the chapel.
scenario-voices_at_domremy-victory-holy = The host of heaven wins at once with 7 points, or with more points than the powers of the night when the game ends.
scenario-voices_at_domremy-victory-unholy = The powers of the night win at once with 7 points, or with more points than the host of heaven when the game ends.

## Free battles

army-french_beginning_of_war = French, Beginning of War
army-french_end_of_war = French, End of War
army-english_beginning_of_war = English, Beginning of War
army-english_end_of_war = English, End of War
army-angelic_cohort = Angelic Cohort
army-world_enders = World Enders
size-small = small
size-medium = medium
size-large = large
field-open_downs = Open Downs
field-open_downs-text = Rolling fields with room for horsemen, and a low hill on each wing.
field-wooded_brook = The Wooded Brook
field-wooded_brook-text = A brook winds through woods: swamp in the middle, trees on the flanks.
field-burnt_village = The Burnt Village
field-burnt_village-text = Two halves of a village on the road, with houses to hold.
field-rocky_heights = Rocky Heights
field-rocky_heights-text = Ridges of rock and hills between narrow plains.
objective-middle_of_the_first = The middle of the field held at the end
objective-middle_of_the_second = The middle of the field held at the end
scenario-free_battle = Free battle
scenario-free_battle-text =
    Two armies that the players have bought meet in the open.
    They are deployed first, turn about; then { $rounds } rounds are fought.
    An army that has lost two thirds of its morale is broken. After the last round, whoever has taken more morale wins; the middle of the field counts 2.
scenario-free_battle-history =
    Most of the Hundred Years’ War was no famous day.
    Captains raised what men they could pay, marched until they met somebody else’s men, and drew up on the best ground at hand.
    What was bought, and what it was worth, was known by the evening.
scenario-free_battle-victory-french = The French win as soon as the enemy’s army has lost two thirds of its morale, or if it has lost more when the game ends.
scenario-free_battle-victory-english = The English win as soon as the enemy’s army has lost two thirds of its morale, or if it has lost more when the game ends.
scenario-free_battle-victory-holy = The host of heaven wins as soon as the enemy’s army has lost two thirds of its morale, or if it has lost more when the game ends.
scenario-free_battle-victory-unholy = The powers of the night win as soon as the enemy’s army has lost two thirds of its morale, or if it has lost more when the game ends.
scenario-free_battle-victory-rivals = The rivals win as soon as the enemy’s army has lost two thirds of its morale, or if it has lost more when the game ends.
