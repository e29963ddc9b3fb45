import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { things } from '../text/en/things.ts'
import { PROPER, type ProperId } from '../text/proper.ts'

const { adventures, temples } = reconstructed.usual

type Id = keyof typeof adventures

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(' | '))

const FIRST = `
acids-and-bases | Acids and Bases | swamp | A tamed raptor or higher and 2 units of any kind | 1 debris, 1 crate and 1 food
ancient-knowledge | Ancient Knowledge | swamp | A tamed shieldhead or higher and 3 units of any kind | 1 influence on any officer and 2 glowberries
scouting-at-dawn | Scouting at Dawn | swamp | 2 rangers and 1 unit of any kind | 1 crate and an untamed raptor
see-you-later-gator | See You Later, Gator | swamp | 1 ranger and 2 units of any kind | An untamed shieldhead and 1 island resource
serpents-nest | Serpent’s Nest | swamp | A tamed shieldhead or higher and 2 units of any kind | A ranch tile
swamp-up-the-jam | Swamp Up the Jam | swamp | 1 ranger and 2 units of any kind | 1 food and 2 glowberries
swamped-giant | Swamped Giant | swamp | The leader and 2 units of any kind | 1 food and 1 island resource
swarm-welcome | Swarm Welcome | swamp | A tamed shieldhead or higher and 2 units of any kind | 1 island resource and 1 glowberry
the-witchs-hut | The Witch’s Hut | swamp | 2 rangers and 1 unit of any kind | 3 glowberries
alien-vs-predators | Alien vs Predators | jungle | A tamed thunderhorn and 2 units of any kind | An untamed raptor and 1 crate
dino-catcher | Dino Catcher | jungle | A tamed raptor or higher, 1 ranger and 2 units of any kind | An untamed thunderhorn and 2 glowberries
following-the-stream | Following the Stream | jungle | A tamed raptor and 3 units of any kind | 1 debris and 1 island resource
mind-the-gap | Mind the Gap | jungle | The leader, 1 ranger and 1 unit of any kind | 1 food and 1 debris
mushroom-run | Mushroom Run | jungle | The leader and 3 units of any kind | 1 influence on any officer and 2 glowberries
paradise-falls | Paradise Falls | jungle | A tamed shieldhead, a tamed shieldhead or higher and 2 units of any kind | 1 food and 3 glowberries
raid-hunting | Raid Hunting | jungle | A tamed raptor and 3 units of any kind | 1 food and 1 island resource
settling-down | Settling Down | jungle | 3 rangers and 1 unit of any kind | Build a shelter in the wilderness, without the harvest
tales-from-space | Tales from Space | jungle | A tamed shieldhead or higher and 3 units of any kind | Build a shelter in the wilderness, without the harvest; 1 debris; 1 glowberry
tender-tendrils | Tender Tendrils | jungle | A tamed shieldhead or higher and 3 units of any kind | 1 influence on any officer
thermal-terror | Thermal Terror | jungle | A tamed thunderhorn or higher and 2 units of any kind | 1 influence on any officer and 1 food
devils-den | Devil’s Den | hills | A tamed shieldhead, a tamed raptor or higher and 3 units of any kind | 2 island resources and 4 glowberries
earth-shattering-discovery | Earth-Shattering Discovery | hills | A tamed thunderhorn, a tamed shieldhead or higher and 2 units of any kind | 1 influence on each of 2 different officers
fata-morgana | Fata Morgana | hills | A tamed thunderhorn or higher and 2 units of any kind | Build a shelter in the wilderness, without the harvest; 1 influence on any officer
for-pits-sake | For Pit’s Sake | hills | A tamed shieldhead, a tamed thunderhorn or higher and 2 units of any kind | 3 rangers and 1 influence on any officer
gentlemans-treasure | Gentleman’s Treasure | hills | A tamed shieldhead or higher, a tamed thunderhorn and 2 units of any kind | A tamed raptor and 2 glowberries
hunter-games | Hunter Games | hills | A tamed raptor, a tamed shieldhead or higher and 2 units of any kind | An untamed ironjaw, 1 debris and 2 glowberries
it-takes-a-killer | It Takes a Killer… | hills | A tamed raptor, a tamed raptor or higher and 3 units of any kind | An untamed ironjaw, 2 glowberries and 2 followers
king-of-the-hill | King of the Hill | hills | A tamed shieldhead or higher, a tamed thunderhorn or higher and 2 units of any kind | 2 rangers; tame 1 dino without its resource cost
maximum-madness | Maximum Madness | hills | A tamed raptor, a tamed raptor or higher and 2 units of any kind | 1 debris and 2 crates
prince-of-iron | Prince of Iron | hills | The leader and 4 units of any kind | An untamed ironjaw and 1 influence on any officer
silence-please | Silence, Please! | hills | A tamed shieldhead or higher, a tamed thunderhorn or higher and 2 units of any kind | Build 2 shelters in the wilderness, without the harvest; 1 crate
starry-night-view | Starry Night View | hills | A tamed shieldhead, a tamed raptor or higher and 3 units of any kind | 1 ranch effect and 1 influence on any officer
the-peak | The Peak | hills | A tamed thunderhorn and 3 units of any kind | Build a shelter in the wilderness, without the harvest; a ranch tile
the-outcast | The Outcast | hills | 2 tamed shieldheads or higher and 1 unit of any kind | Tame 1 dino without its resource cost; 1 crate
thunderstruck | Thunderstruck | hills | The leader, a tamed shieldhead or higher and 2 units of any kind | A tamed thunderhorn
volcano-shrine | Volcano Shrine | hills | The leader, a tamed shieldhead or higher and 2 units of any kind | 2 influence on any officer
your-highness | Your Highness | hills | A tamed thunderhorn or higher and 4 units of any kind | 1 debris; 1 island resource; the harvest of 1 of your shelters in the Hills`

test.each(rows(FIRST))('what an adventure asks for and gives first [adv-%s.1] %s', (id, ...told) => {
  const { deck, requires, stage1 } = adventures[id as Id]
  expect([PROPER[id as ProperId], deck, things.requires(requires), things.effects(stage1)]).toEqual(told)
})

const SECOND = `
acids-and-bases | The Sapling artefact and 1 glowberry | 5 | A ranch tile
ancient-knowledge | 1 crate and 2 followers | 6 | The Hexagon artefact
scouting-at-dawn | The Sapling artefact and 1 influence on any officer | 3 | Tame 1 raptor without its resource cost; 1 glowberry
see-you-later-gator | The Sapling artefact and 1 crate | 4 | 1 glowberry and 1 influence on any officer
serpents-nest | The Sapling artefact and 3 glowberries | 1 | Build a shelter in the wilderness, without the harvest
swamp-up-the-jam | The Sapling artefact, 1 island resource and 1 glowberry | 2 | Build a shelter on the lowest free space of a city zone, without its bonus
swamped-giant | The Sapling artefact and an untamed thunderhorn | 5 | 1 ranch effect
swarm-welcome | 1 glowberry and 1 influence on any officer | 1 | The Hourglass artefact
the-witchs-hut | 1 influence on any officer and 2 heals | 6 | Tame 1 thunderhorn without its resource cost; 1 heal
alien-vs-predators | The Crown artefact and an untamed raptor | 12 | The Arrow artefact; tame 1 raptor; 1 glowberry
dino-catcher | The Crown artefact and an untamed raptor | 12 | An untamed ironjaw and 2 followers
following-the-stream | The Crown artefact and an untamed dino whose temple is explored | 9 | Tame 1 dino without its resource cost; 1 follower
mind-the-gap | The Crown artefact; build a shelter on the lowest free space of a city zone, without its bonus | 9 | The harvest of up to 2 of your shelters in the wilderness
mushroom-run | The Crown artefact and 1 crate | 7 | A ranch tile and 1 glowberry
paradise-falls | The Crown artefact and an untamed ironjaw | 11 | Tame 1 ironjaw without its resource cost
raid-hunting | The Crown artefact and a tamed shieldhead | 10 | An untamed thunderhorn and 1 island resource
settling-down | The Crown artefact; the harvest of any location of the wilderness | 7 | 1 influence on any officer and 2 glowberries
tales-from-space | The Arrow artefact; tame up to 2 dinos | 8 | 1 option of any city zone; 1 glowberry
tender-tendrils | The Crown artefact, 1 food and 1 glowberry | 8 | 3 rangers and 1 glowberry
thermal-terror | The Crown artefact and 1 crate | 11 | A ranch tile and 2 glowberries
devils-den | A ranch tile, whose effect is resolved at once | 19 | 1 crate and 4 followers
earth-shattering-discovery | The Acorn or Crown artefact | 17 | 1 follower per food
fata-morgana | 1 food and 2 crates | 15 | An untamed dino of any species and 2 followers
for-pits-sake | The harvest of any location of the Swamp; the harvest of any location of the Hills | 14 | The discovery of a location of the Jungle, without placing a dino
gentlemans-treasure | The harvest of any location of the Jungle; 3 followers | 10 | The Jewel artefact
hunter-games | An untamed thunderhorn and 1 influence on any officer | 13 | 1 follower per untamed dino
it-takes-a-killer | The Jewel artefact and 2 glowberries | 18 | 2 followers per officer with 2 or more own cubes
king-of-the-hill | 5 followers | hills | Any artefact
maximum-madness | 1 follower per crate | 16 | For 1 debris, build a structure
prince-of-iron | 2 debris and 1 crate | 19 | For 1 debris, build a structure
silence-please | The Hexagon artefact and 2 followers | 14 | 1 follower per own wilderness shelter
starry-night-view | 2 followers per own structure | hills | 1 follower per glowberry
the-peak | 2 food and 1 crate | 17 | 1 follower per food
the-outcast | A ranch tile and 1 island resource | 15 | For 1 crate, 2 different ranch effects
thunderstruck | Build a shelter on any free city space, with its bonus; 1 glowberry | 13 | 2 followers per thunderhorn, tamed or untamed
volcano-shrine | The Shield artefact and 2 glowberries | 18 | 2 followers per officer with 2 or more own cubes
your-highness | 1 influence on any officer; build a shelter on the lowest free space of a city zone, without its bonus | 17 | 1 follower per set of 1 island resource and 1 debris`

test.each(rows(SECOND))('what it gives then, and where more [adv-%s.2]: %s', (id, ...told) => {
  const { stage2, at, mapping } = adventures[id as Id]
  expect([things.effects(stage2), at, things.effects(mapping)]).toEqual(told)
})

describe('the threats of both stages', () => {
  test.each<[rule: string, table: { readonly [id in Id]?: string }]>([
    [
      'threat.1',
      {
        'acids-and-bases': '3/3,2',
        'ancient-knowledge': '2/3',
        'scouting-at-dawn': '3/4',
        'see-you-later-gator': '2/3,2',
        'serpents-nest': '2/3,2',
        'swamp-up-the-jam': '3/3',
        'swamped-giant': '3/4',
        'swarm-welcome': '2/2,2',
        'the-witchs-hut': '2/3',
      },
    ],
    [
      'threat.2',
      {
        'alien-vs-predators': '4/4,3',
        'dino-catcher': '4/4,3',
        'following-the-stream': '3/4,2',
        'mind-the-gap': '3/4',
        'mushroom-run': '3/3,3',
        'paradise-falls': '3/4,4',
        'raid-hunting': '3/4,3',
      },
    ],
    [
      'threat.3',
      {
        'settling-down': '3/3,3',
        'tales-from-space': '4/4,3',
        'tender-tendrils': '2/3,3',
        'thermal-terror': '3/4',
      },
    ],
    [
      'threat.4',
      {
        'devils-den': '4,3/4,4',
        'earth-shattering-discovery': '4/5,3',
        'fata-morgana': '4/4,3',
        'for-pits-sake': '4/4,3',
        'gentlemans-treasure': '4,3/4,3',
        'hunter-games': '4,3/5',
        'it-takes-a-killer': '4,3/5,4',
        'king-of-the-hill': '4/5,3',
      },
    ],
    [
      'threat.5',
      {
        'maximum-madness': '4/4,3',
        'prince-of-iron': '4,2/4,4',
        'silence-please': '4/5,3',
        'starry-night-view': '3,3/4,4',
        'the-peak': '4/4,3',
        'the-outcast': '3/4,2',
      },
    ],
    ['threat.6', { thunderstruck: '4/5', 'volcano-shrine': '4/5,4', 'your-highness': '4/4,3' }],
  ])('[%s]', (_rule, table) => {
    const told = Object.keys(table).map(id => {
      const { threat1, threat2 } = adventures[id as Id]
      return [id, `${threat1.join()}/${threat2.join()}`]
    })
    expect(Object.fromEntries(told)).toEqual(table)
  })
})

describe('the temples', () => {
  const { raptorTemple, thunderhornTemple, ironjawTemple } = temples

  test('the Raptor Temple asks for a shieldhead or higher and two rangers [temple-raptor.1]', () => {
    expect(raptorTemple.requires).toEqual(['shieldhead+', 'ranger', 'ranger', 'any'])
  })

  test('the Raptor Temple gives a raptor and a shelter and costs a ranger [temple-raptor.2]', () => {
    const { stage1, loss, species } = raptorTemple
    expect([species, loss]).toEqual(['raptor', 'ranger'])
    expect(things.effects(stage1)).toBe(
      'A tamed raptor; build a shelter in the wilderness, without the harvest',
    )
  })

  test('the Raptor Temple then gives the arrow and a ranch effect; more with a die in Expansion [temple-raptor.3]', () => {
    const { stage2, zone, city, artefact } = raptorTemple
    expect([artefact, zone]).toEqual(['arrow', 'expansion'])
    expect([things.effects(stage2), things.effects(city)]).toEqual([
      'The Arrow artefact and 1 ranch effect',
      '1 debris and 2 followers',
    ])
  })

  test('the Thunderhorn Temple asks for the leader, a very shieldhead and a ranger [temple-thunderhorn.1]', () => {
    expect(thunderhornTemple.requires).toEqual(['leader', 'shieldhead', 'ranger', 'any'])
  })

  test('the Thunderhorn Temple gives a thunderhorn and a shelter and costs a shieldhead [temple-thunderhorn.2]', () => {
    const { stage1, loss, species } = thunderhornTemple
    expect([species, loss]).toEqual(['thunderhorn', 'shieldhead'])
    expect(things.effects(stage1)).toBe(
      'A tamed thunderhorn; build a shelter in the wilderness, without the harvest',
    )
  })

  test('with a die in Construction the Thunderhorn Temple gives influence and followers [temple-thunderhorn.6]', () => {
    const { stage2, zone, city, artefact } = thunderhornTemple
    expect([artefact, zone]).toEqual(['acorn', 'construction'])
    expect(stage2).toEqual([{ verb: 'artefact', of: ['acorn'] }, { verb: 'leaderToCity' }])
    expect(things.effects(city)).toBe('1 influence on any officer and 2 followers')
  })

  test('the Ironjaw Temple asks for a very raptor and two rangers [temple-ironjaw.1]', () => {
    expect(ironjawTemple.requires).toEqual(['raptor', 'ranger', 'ranger', 'any'])
  })

  test('the Ironjaw Temple gives an ironjaw and the shield and costs a raptor [temple-ironjaw.2]', () => {
    const { stage1, loss, species, artefact } = ironjawTemple
    expect([species, artefact, loss]).toEqual(['ironjaw', 'shield', 'raptor'])
    expect(things.effects(stage1)).toBe('A tamed ironjaw and the Shield artefact')
  })

  test('the Ironjaw Temple then lets a dino be tamed; one more with a die in Sustenance [temple-ironjaw.3]', () => {
    const { stage2, zone, city } = ironjawTemple
    expect(zone).toBe('sustenance')
    expect(stage2).toEqual([{ verb: 'tame', n: 1 }])
    expect(things.effects(city)).toBe('2 followers; tame 1 dino')
  })
})
