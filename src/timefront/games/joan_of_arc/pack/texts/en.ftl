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

## Terrain, terrain elements, buildings and fortifications

terrain-plain = Plain
terrain-field = Field
terrain-forest = Forest
terrain-village = Village
terrain-hill = Hill
terrain-rocks = Rocks
terrain-swamp = Swamp
terrain-water = Water
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

unit-flagellants = Flagellants
unit-penitents = Penitents
unit-supplicants = Supplicants
unit-angel = Angel
unit-griffin = The Griffin
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
unit-devil = The Devil

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
    The French win if they have 9 points at the end of a round.
    The English win if they have 8 points at the end of a round, or if the French have not won when the game ends.
scenario-patay-history =
    In June 1429, weeks after Orléans was free, an English army drew back northwards through the Beauce.
    John Talbot stayed behind with bowmen to bar the road, hidden by hedges near Patay.
    A stag broke out of the woods, the English raised a shout at it, and French scouts heard them.
    La Hire and Xaintrailles did not wait: their horsemen were upon the bowmen before the stakes were all in the ground.
    The army scattered, Talbot was taken, and the bow had lost the name of being invincible.
scenario-patay-victory-french = The French win if they have 9 points at the end of a round.
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
