import { expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { things } from '../text/en/things.ts'
import { PROPER, type ProperId } from '../text/proper.ts'

const { ranchTiles, tiles, structures, objectives, provisions } = reconstructed.usual

/** The words of a table: a line for each record, its number first, columns apart by bars. */
const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const nameOf = (id: string): string => PROPER[id as ProperId]

const RANCH = `
1 | Land Registry | administration | With 1 or more full columns of the ranch, 1 food and 1 island resource; with 1 or more full rows of the ranch, 2 glowberries and 1 follower
2 | Recycling Center | administration | 1 debris; with 5 or more ranch tiles, 3 followers
3 | Operations Office | administration | With 1 or more full columns of the ranch, tame 1 dino, 1 follower; with 2 or more full columns of the ranch, 3 followers
4 | Recruitment Office | administration | With 1 or more full rows of the ranch, 1 ranger and 2 followers; with 2 or more full rows of the ranch, 3 followers
5 | Employment Agency | administration | For 1 glowberry, 2 followers per own structure
6 | Excursion Hub | administration | 1 follower per own shelter in one area of your choice
7 | Civic Center | administration | 1 follower per own shelter and structure in one city zone of your choice
8 | Mounted Patrol HQ | administration | 1 follower per own tamed dino in the wilderness
9 | Planning Room | services | For 1 glowberry, 1 ranger and 1 influence on any officer
10 | Elite Guesthouse | services | For 2 glowberries, 2 influence on an officer on whom you have none
11 | Architect’s Hut | services | 1 influence on the officer of the wilderness; for 1 debris, build a shelter in the wilderness, without the harvest
12 | Radio Station | services | For 2 glowberries, 2 influence on an officer of a zone with one of your dice or your leader
13 | Healing Spring | services | 3 heals; the harvest of 1 of your shelters in the wilderness
14 | Herb Gardens | services | 1 glowberry per own city shelter and 1 heal per own city shelter
15 | Recovery Ward | services | 2 rangers and 2 heals
16 | Dispensary | services | 8 heals
17 | Orchard | culture | 2 food
18 | Sawmill | culture | 2 island resources
19 | Communal Garden | culture | 4 glowberries and 1 follower
20 | Scrap Yard | culture | 1 debris and 1 crate beside another row than this tile’s
21 | Fortified Roads | culture | 1 island resource; the harvest of 1 of your shelters in the Swamp
22 | Bounty Trail | culture | 1 glowberry; the harvest of 1 of your shelters in the wilderness
23 | Remote Farm | culture | 1 food; the harvest of 1 of your shelters in the Jungle
24 | Wild Doc | culture | 1 heal; the harvest of 1 of your shelters in the wilderness
25 | Town Council | domestication | An untamed shieldhead and 1 influence on the officer of a city zone where you have 2 or more shelters
26 | Carnivore Camp | domestication | An untamed raptor and 1 island resource
27 | Sparring Grounds | domestication | A tamed shieldhead
28 | Herbivore Camp | domestication | An untamed shieldhead, 1 food and 1 glowberry
29 | Barracks | domestication | 2 rangers; tame 1 dino
30 | Dinoback Academy | domestication | 2 glowberries; tame up to 2 dinos
31 | Dino Whisperer | domestication | For 1 glowberry, tame 1 dino without its resource cost
32 | Obedience Center | domestication | For 1 glowberry, tame up to 3 dinos`

test.each(rows(RANCH))('ranch tile [ranch-tile.%s] is %s', (number, ...told) => {
  const id = `r${number}` as keyof typeof ranchTiles
  const { type, effects } = ranchTiles[id]
  expect([nameOf(id), type, things.effects(effects)]).toEqual(told)
})

const TILES = `
1 | Glowberry Grove | swamp | hourglass | 3 glowberries | A tamed shieldhead, wounded
2 | Raptor Nest | swamp | hourglass | 1 island resource | 1 glowberry and an untamed raptor
3 | Hidden Depository | swamp | hourglass | 1 crate | A ranch tile without the bonus of its cell
4 | Training Ground | swamp | hourglass | 1 heal; tame 1 dino | 2 rangers
5 | Marshland Encampment | swamp | hourglass | An untamed shieldhead and 1 glowberry | Start a wilderness adventure or build a shelter on this tile
6 | Forager’s Hut | swamp | hourglass | 1 food | 1 influence on the officer of the wilderness
7 | First Aid Tent | swamp | hourglass | 3 heals | 1 glowberry and 1 crate
8 | Ancient Site | swamp | hourglass | Tame 1 shieldhead without its resource cost | Build a shelter on the lowest free space of a city zone, without its bonus
9 | Alluring Trails | jungle | hexagon | For 1 glowberry, 1 influence on any officer | Your leader comes Home; start a wilderness adventure
10 | Canopy Treehouse | jungle | hexagon | 1 debris | 1 influence on any officer
11 | Riverbank Habitat | jungle | hexagon | 1 heal and 1 island resource | 2 glowberries and 1 crate
12 | Waterfall Hideout | jungle | hexagon | 4 heals | An untamed shieldhead and a tamed shieldhead, wounded
13 | Gatherer’s Shelter | jungle | hexagon | 1 food and 1 glowberry | 1 crate and 1 ranger
14 | Alien Legacy | jungle | hexagon | 1 crate and 1 follower | For 1 glowberry, a ranch tile
15 | Pathfinder’s Clearing | jungle | hexagon | For 2 glowberries, 3 followers | 1 heal and 2 rangers
16 | Ravine Base | jungle | hexagon | 1 debris and 1 crate | 1 heal; start a wilderness adventure
17 | Canyon of Unveilings | hills | jewel | 1 debris and 1 crate | A ranch tile or 1 ranch effect
18 | Carnivore’s Den | hills | jewel | For 2 glowberries, a tamed raptor | An untamed ironjaw
19 | Remote Facility | hills | jewel | 1 glowberry and 1 influence on any officer | Build a shelter on any free city space, with its bonus
20 | Dino Valley | hills | jewel | 1 follower per tamed shieldhead and 1 follower per tamed raptor | 2 glowberries and an untamed thunderhorn
21 | Highland Venture | hills | jewel | A tamed shieldhead | 2 heals; start a wilderness adventure
22 | Thunderhorn Farm | hills | jewel | 2 followers per tamed thunderhorn | Build a shelter on the lowest free space of a city zone, without its bonus; 1 follower
23 | Hidden Oasis | hills | jewel | 3 heals and 1 crate | A tamed raptor, wounded
24 | Training Plateau | hills | jewel | 2 heals; tame up to 2 dinos | 2 rangers; start a wilderness adventure
25 | Abundance Gorge | hills | jewel | 1 food and 1 island resource | 2 glowberries; tame up to 2 dinos
26 | Ironjaw Ridge | hills | jewel | 2 followers per tamed ironjaw | 2 crates`

test.each(rows(TILES))('exploration tile [expl-tile.%s] is %s', (number, ...told) => {
  const id = `x${number}` as keyof typeof tiles
  const { area, artefact, harvest, discovery } = tiles[id]
  expect([nameOf(id), area, artefact, things.effects(harvest), things.effects(discovery)]).toEqual(told)
})

const STRUCTURES = `
1a | Arboretum | sustenance | lower | 1 influence on the Sustenance officer | Market A may give 1 food, 1 debris and 1 island resource instead
1b | Trade Plaza | sustenance | lower | 1 food | You place dice whatever their face, and dinos whatever the dino space asks for
2a | Boot Camp | military | lower | 1 influence on the Military officer | Training A may give a tamed shieldhead, then 1 ranger or 2 heals instead
2b | Cartographer | military | lower | 1 island resource | You get a mapping reward also where the location is explored, or adjacent to one that is
3a | Academy | expansion | lower | 1 crate | Explorers A may resolve the harvest of 3 of your shelters instead of 2
3b | Leaders’ Forum | expansion | lower | 1 ranger | With a die, your leader may take the thunderhorn space for a 3rd option; mounted, it may repeat one
4a | Glowstone Mine | construction | lower | 1 crate | Using crates, you may spend 1 more from another row for 1 effect of that row
4b | Observatory | construction | lower | 1 ranger | Worksite A may come with the harvest of the shelter
5a | Floating Market | sustenance | upper | 1 ranger | 1 follower per own shelter in the Swamp, 1 follower per own shelter in the Jungle and 2 followers per own shelter in the Hills
5b | Hydroponics | sustenance | upper | 1 crate | 1 follower per food, 1 follower per debris, 1 follower per island resource and 1 follower per pair of glowberries
6a | Obstacle Course | military | upper | 1 ranger | 2 followers per wilderness adventure in progress or completed and 4 followers per temple adventure in progress or completed
6b | Enclosure | military | upper | 1 crate | 2 followers per untamed shieldhead, 2 followers per untamed raptor, 3 followers per untamed thunderhorn and 3 followers per untamed ironjaw
7a | Exhibition | expansion | upper | 1 influence on the Expansion officer | 2 followers per artefact
7b | Theater | expansion | upper | 1 food | 2 followers per city zone with exactly 2 own shelters and 4 followers per city zone with 3 or more own shelters
8a | Officers’ HQ | construction | upper | 1 island resource | 2 followers per officer with exactly 2 own cubes and 3 followers per officer with 3 or more own cubes
8b | Farmers’ Co-Op | construction | upper | 1 influence on the Construction officer | 1 follower per ranch tile and 1 follower per crate
s | Ancient Portal | hills | portal | Nothing | 1 follower per pair of rangers at Home or tired, 1 follower per tamed shieldhead at Home or tired, 1 follower per tamed raptor at Home or tired, 2 followers per tamed thunderhorn at Home or tired and 2 followers per tamed ironjaw at Home or tired`

test.each(rows(STRUCTURES))('structure [structure-%s.1] is %s', (side, ...told) => {
  const id = side.toUpperCase() as keyof typeof structures
  const { zone, row, bonus, score } = structures[id]
  const does = things.ability(id) ?? things.tallies(score)
  expect([nameOf(id), zone, row, things.effects(bonus), does]).toEqual(told)
})

const OBJECTIVES = `
1 | At least 5 own city shelters | sustenance, expansion, hills | chiefMate
2 | At least 3 own tamed dinos in the wilderness | military, construction, jungle | chiefMate
3 | At least 1 tamed thunderhorn and at least 1 tamed ironjaw | construction, swamp, hills | chiefMate
4 | At least 1 food, at least 1 island resource, at least 1 debris and at least 2 glowberries | sustenance, construction, hills | captain
5 | At least 7 own influence cubes | expansion, construction, jungle | captain
6 | At least 5 own wilderness shelters | sustenance, swamp, jungle | captain
7 | At least 4 ranch tiles | military, construction, hills | chiefSteward
8 | At least 2 own structures | sustenance, jungle, hills | chiefSteward
9 | At least 1 temple adventure in progress or completed | military, expansion, swamp | chiefSteward
10 | Your mounted leader in the wilderness at the end of your 8th turn | construction, swamp, hills | chiefOfSecurity
11 | At least 4 rangers outside the infirmary and at least 2 crates | military, expansion, jungle | chiefOfSecurity
12 | At least 2 wilderness adventures in progress or completed | sustenance, military, swamp | chiefOfSecurity
13 | Your leader in the city at the end of your 8th turn | expansion, swamp, hills | chiefEngineer
14 | At least 4 artefacts | sustenance, expansion, jungle | chiefEngineer
15 | At least 3 tamed raptors | military, swamp, jungle | chiefEngineer`

test.each(rows(OBJECTIVES))('objective [objective-card.%s] asks for: %s', (number, ...told) => {
  const { personal, zones, officer } = objectives[`o${number}` as keyof typeof objectives]
  expect([things.goals(personal), zones.join(', '), officer]).toEqual(told)
})

const PROVISIONS = `
1 | Give back 1 food; 1 island resource and 1 glowberry; build a shelter on the lowest free space of another city zone, without its bonus
2 | 1 glowberry; build a shelter on outpost B
3 | Give back 1 island resource; 1 food; 1 influence on the officer of another zone
4 | 1 food and 1 ranger
5 | Give back 1 glowberry; 1 island resource and an untamed raptor
6 | The Hourglass artefact
7 | Give back 1 glowberry; 1 debris and 1 crate
8 | Your ranger in the infirmary comes Home, and your untamed shieldhead is tamed`

test.each(rows(PROVISIONS))('provisions [provisions.%s]: %s', (number, told) => {
  expect(things.provisions(provisions[`p${number}` as keyof typeof provisions])).toBe(told)
})
