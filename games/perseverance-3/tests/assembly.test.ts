import { answer, keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RANCH_TYPES } from '../data/types.ts'
import { forecast } from '../rules/assembly/forecast.ts'
import { officerPay } from '../rules/assembly/officer.ts'
import { buildings, type Pieces, piecesOn, presence } from '../rules/assembly/presence.ts'
import { tileNow } from '../rules/assembly/prize.ts'
import { places } from '../rules/assembly/rank.ts'
import { playerOf } from './acting.ts'
import { NEUTRAL, position } from './position.ts'

/** Three dice in a zone, of nobody: presence is what else is there. */
const gathered = (...leaders: Parameters<typeof position>) =>
  position(...leaders).inCity(NEUTRAL, 'military', 0, 1, 2)

const followersOf = (match: { state: { players: { followers: number }[] } }) =>
  match.state.players.map(({ followers }) => followers)

describe('presence', () => {
  test('an assembly tells what it is made of: dice, leader, riders, shelters, structures [assembly.4] [assembly.8]', () => {
    const sum = ({ dice, leader, riders, shelters, structures }: Pieces): number =>
      dice + (leader ? 1 : 0) + riders + shelters + structures
    const city = position()
      .inCity(0, 'military', 0, 1)
      .shelter(0, 'military', 0)
      .structure('2A', 0)
      .rider(0, 'military')
      .leader(0, 'military')
    expect(piecesOn(city.state, 0, 'military')).toEqual({
      dice: 2,
      leader: true,
      riders: 1,
      shelters: 1,
      structures: 1,
    })
    expect(sum(piecesOn(city.state, 0, 'military'))).toBe(presence(city.state, 0, 'military'))
    expect(sum(piecesOn(city.state, 1, 'military'))).toBe(0)
    const wild = position().explored('1', 'x1').shelter(0, '1')
    expect(piecesOn(wild.state, 0, 'swamp')).toMatchObject({
      dice: 0,
      leader: false,
      shelters: 1,
      structures: 0,
    })
    expect(sum(piecesOn(wild.state, 0, 'swamp'))).toBe(presence(wild.state, 0, 'swamp'))
  })

  test('in the city: own dice, shelters, structures above, the thunderhorn and the leader, each one; neutral dice count for nobody [assembly.4] [assembly.6] [assembly.7]', () => {
    const table = position()
      .inCity(0, 'military', 0)
      .inCity(NEUTRAL, 'military', 1)
      .shelter(0, 'military', 0)
      .structure('2A', 0)
      .rider(0, 'military')
      .leader(0, 'military')
    expect(presence(table.state, 0, 'military')).toBe(5)
    expect(presence(table.state, 1, 'military')).toBe(0)
  })

  test('in an area: own shelters, tamed dinos and the mounted leader of that area alone; outposts are of the swamp [assembly.5] [assembly.8] [wild-assembly.7]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .shelter(0, 'outpostA')
      .explored('1', 'x1')
      .shelter(0, '1')
      .rider(0, '1', 'raptor')
      .explored('7', 'x9')
      .leader(0, '7')
    expect(presence(table.state, 0, 'swamp')).toBe(3)
    expect(presence(table.state, 0, 'jungle')).toBe(1)
    expect(presence(table.state, 0, 'hills')).toBe(0)
  })

  test('Ancient Portal counts in the hills [assembly.9] [objective.6]', () => {
    const { state } = position().change(one => {
      one.portal = 0
      one.players[0].shelters--
    })
    expect(presence(state, 0, 'hills')).toBe(1)
    expect(buildings(state, 0, 'hills')).toBe(1)
  })

  test('those who are tied share a place, and the next is not skipped [assembly.11] [assembly.12] [city-assembly.10]', () => {
    const { state } = position()
    const of = (...values: number[]) => places(state, owner => values[owner])
    expect(of(3, 3, 1)).toEqual([1, 1, 2])
    expect(of(2, 2, 2)).toEqual([1, 1, 1])
    expect(of(0, 4, 0)).toEqual([0, 1, 0])
  })

  test('the book’s ranking of four: 3, 3, 2 and 1 are first, first, second and third [city-assembly.15]', () => {
    const { state } = position('adelita', 'jack', 'keoni', 'phoenix')
    expect(places(state, owner => [3, 3, 2, 1][owner])).toEqual([1, 1, 2, 3])
  })
})

describe('an assembly of the city', () => {
  test('comes with as many dice as players, at the end of a turn [city-assembly.1] [assembly.1] [end-turn.3]', () => {
    expect(position().inCity(NEUTRAL, 'military', 0, 1).at('endOfTurn').state.assemblies).toBe(0)
    expect(gathered().at('endOfTurn').state.assemblies).toBe(1)
    expect(gathered('adelita', 'jack', 'keoni', 'phoenix').at('endOfTurn').state.assemblies).toBe(0)
    expect(position('adelita', 'jack').inCity(0, 'military', 0, 1).at('endOfTurn').state.assemblies).toBe(1)
  })

  test('pays the first the top prize and the second the middle one; nobody without presence [city-assembly.2] [city-assembly.3] [city-assembly.4]', () => {
    const match = gathered()
      .shelter(1, 'military', 0)
      .shelter(1, 'military', 1)
      .shelter(2, 'military', 2)
      .at('endOfTurn')
    expect(match.waiting).toMatchObject({ prompt: 'crate.row', seats: [2] })
    match.pickKey(2, '0')
    expect(followersOf(match)).toEqual([10, 14, 10])
    expect(playerOf(match, 2).crates).toEqual([2, 1, 1])
  })

  test('winners of crates choose their rows clockwise from the active player [city-assembly.5]', () => {
    const match = gathered()
      .turn(2)
      .shelter(2, 'military', 0)
      .shelter(2, 'military', 1)
      .shelter(0, 'military', 2)
      .shelter(1, 'military', 3)
      .at('endOfTurn')
    expect(match.waiting?.seats).toEqual([0])
    match.pickKey(0, '0')
    expect(match.waiting).toMatchObject({ prompt: 'crate.row', seats: [1] })
  })

  test('then scores its officer: all for the most cubes, half for the second, nothing for others [city-assembly.6] [city-assembly.7] [city-assembly.8] [city-assembly.9] [officer-score.12]', () => {
    // The chief mate pays 1 for each wilderness shelter.
    const table = gathered().cubes(0, 'chiefMate', 3).cubes(1, 'chiefMate', 1)
    for (const seat of [0, 1, 2]) table.shelter(seat, seat === 2 ? 'outpostB' : 'outpostA')
    table.explored('1', 'x1').shelter(1, '1').explored('2', 'x2').shelter(1, '2')
    const match = table.at('endOfTurn')
    expect(followersOf(match)).toEqual([11, 11, 10])
  })

  test('the book’s officer: cubes 3, 2, 2 and 1 [city-assembly.11] [officer-score.1] [officer-score.2]', () => {
    const table = position('adelita', 'jack', 'keoni', 'phoenix')
      .home(0, { thunderhorn: 1, shieldhead: 1 })
      .home(1, { raptor: 3 })
      .home(2, {})
      .home(3, { ironjaw: 1 })
    const by = places(table.state, owner => [3, 2, 2, 1][owner])
    expect([0, 1, 2, 3].map(seat => officerPay(table.state, seat, 'captain', by[seat]))).toEqual([2, 1, 0, 0])
  })

  test('rolls its dice into the pool and sends leaders and thunderhorns Home; shelters stay [city-assembly.12] [city-assembly.13] [city-assembly.14]', () => {
    const match = gathered().leader(1, 'military').rider(2, 'military').at('endOfTurn')
    if (match.waiting?.prompt === 'crate.row') match.pick(match.waiting.seats[0], 0)
    expect(match.state.city.military).toMatchObject({
      dice: [null, null, null, null],
      leader: null,
      companion: null,
    })
    expect(match.state.pool).toHaveLength(10)
    expect(playerOf(match, 1).home.leader).toBe(1)
    expect(playerOf(match, 2).home.thunderhorn).toBe(1)
    const built = gathered().shelter(1, 'military', 0).structure('2A', 1).at('endOfTurn')
    expect(built.state.city.military).toMatchObject({
      shelters: [1, null, null, null, null],
      lower: { owner: 1 },
    })
  })
})

describe('an assembly of the wilderness', () => {
  test('comes when the reminder is uncovered, at the end of that turn, once [wild-assembly.2] [wild-assembly.3] [wild-assembly.4] [wild-assembly.6]', () => {
    const match = position()
      .home(0, { ranger: 2, shieldhead: 1 })
      .leader(0, 'tired')
      .reminder('swamp', 2)
      .at('primary')
    match.pickKey(0, 'explore:1')
    match.pickKey(0, 'shieldhead')
    expect(match.state.gathering.swamp).toBe('due')
    expect(match.state.stacks.swamp).not.toContain('reminder')
    expect(match.state.assemblies).toBe(0)
    const held = position()
      .change(({ gathering, stacks }) => {
        gathering.swamp = 'due'
        stacks.swamp.splice(stacks.swamp.indexOf('reminder'), 1)
      })
      .at('endOfTurn')
    expect(held.state).toMatchObject({ assemblies: 1, gathering: { swamp: 'held' } })
  })

  test('pays by presence there and scores the wilderness officer; mounted leaders go Home, dinos stay [wild-assembly.1] [wild-assembly.8] [wild-assembly.9]', () => {
    const table = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .explored('7', 'x9')
      .leader(0, '7')
      .explored('8', 'x10')
      .rider(0, '8', 'raptor')
      .cubes(0, 'chiefOfSecurity', 1)
    table.change(({ gathering, stacks }) => {
      gathering.jungle = 'due'
      stacks.jungle.splice(stacks.jungle.indexOf('reminder'), 1)
    })
    const match = table.at('endOfTurn')
    // First prize 4, and the chief of security pays 1 for each of the two in the wilderness.
    expect(playerOf(match)).toMatchObject({ followers: 16, home: { leader: 1 } })
    expect(match.state.locations['7'].rider).toBeNull()
    expect(match.state.locations['8'].rider).toMatchObject({ owner: 0, species: 'raptor' })
  })

  test('city first, then hills, jungle and swamp, each with a tile of its own [assembly.2] [assembly.3] [setup.17]', () => {
    const table = gathered().change(({ gathering, stacks }) => {
      for (const area of ['hills', 'swamp'] as const) {
        gathering[area] = 'due'
        stacks[area].splice(stacks[area].indexOf('reminder'), 1)
      }
    })
    expect(tileNow(table.state)).toBe(1)
    const match = table.at('endOfTurn')
    const held = (match.history?.journal ?? [])
      .filter(({ id }) => id === 'assembly.held')
      .map(({ values }) => values)
    expect(held).toMatchObject([
      { ground: 'military', tile: 1 },
      { ground: 'hills', tile: 2 },
      { ground: 'swamp', tile: 3 },
    ])
    expect(tileNow(match.state)).toBe(4)
    expect(Object.values(match.state.city).every(({ upper }) => upper !== null)).toBe(true)
  })
})

describe('the tile that is discarded', () => {
  test('is gone after each assembly: after the first the second counts, after the second the third [assembly-tile.1] [assembly-tile.2]', () => {
    expect(tileNow(gathered().state)).toBe(1)
    expect(tileNow(gathered().at('endOfTurn').state)).toBe(2)
    expect(tileNow(gathered().assemblies(1).at('endOfTurn').state)).toBe(3)
  })

  test('I refreshes the ranch offer as it goes: the first of each type goes under its stack [assembly-tile.4] [assembly-tile.6]', () => {
    const table = gathered()
    const [first, second] = table.state.ranch.culture.open
    const next = table.state.ranch.culture.deck.at(-1)
    const match = table.at('endOfTurn')
    expect(match.state.ranch.culture.open).toEqual([second, next])
    expect(match.state.ranch.culture.deck[0]).toBe(first)
    for (const type of RANCH_TYPES)
      expect(match.state.ranch[type].open[0], type).toBe(table.state.ranch[type].open[1])
    expect(match.state.adventures.swamp.open).toEqual(table.state.adventures.swamp.open)
  })

  test('a refresh from an empty deck brings the same tile straight back, at the end [assembly-tile.8]', () => {
    const table = gathered().change(({ ranch }) => {
      ranch.culture.open.push(...ranch.culture.deck.splice(0))
    })
    const [first, ...others] = table.state.ranch.culture.open
    expect(table.at('endOfTurn').state.ranch.culture.open).toEqual([...others, first])
  })

  test('II refreshes the adventures that are unlocked, and no ranch tile [assembly-tile.4] [assembly-tile.5]', () => {
    const table = gathered().assemblies(1)
    const [first, second] = table.state.adventures.swamp.open
    const match = table.at('endOfTurn')
    expect(match.state.adventures.swamp.open[0]).toBe(second)
    expect(match.state.adventures.swamp.deck[0]).toBe(first)
    expect(match.state.adventures.hills.open).toEqual([])
    expect(match.state.ranch).toEqual(table.state.ranch)
  })

  test('III brings the upper structures, whose faces nobody knew [assembly-tile.7] [visibility.4] [structure.7]', () => {
    const faces = new Set<string>()
    for (let seed = 1; seed < 12; seed++)
      faces.add(String(gathered().assemblies(2).seed(seed).at('endOfTurn').state.city.military.upper?.id))
    expect([...faces].sort()).toEqual(['6A', '6B'])
  })

  test('the last tile stays [assembly-tile.3]', () => {
    const match = gathered().assemblies(7).shelter(0, 'military', 0).at('endOfTurn')
    expect(tileNow(match.state)).toBe(8)
    expect(playerOf(match).followers).toBe(21)
    expect(keys(match, 1).length).toBeGreaterThan(0)
  })
})

describe('officers', () => {
  const pay = (table: ReturnType<typeof position>, officer: Parameters<typeof officerPay>[2]) =>
    officerPay(table.state, 0, officer, 1)

  test('captain: dinos anywhere but in the infirmary, the mounted leader too [officer-score.3]', () => {
    const table = position('phoenix', 'jack', 'keoni')
      .artefacts(0, 'crown')
      .home(0, { raptor: 1 })
      .units(0, 'tired', { shieldhead: 2 })
      .units(0, 'infirmary', { ironjaw: 1 })
    expect(pay(table, 'captain')).toBe(2 + 1 + 1)
  })

  test('chief mate: wilderness shelters and structures; Ancient Portal is a structure alone [officer-score.4] [officer-score.5] [assembly.10]', () => {
    const table = position()
      .shelter(0, 'outpostA')
      .structure('1A', 0)
      .change(state => {
        state.portal = 0
        state.players[0].shelters--
      })
    expect(pay(table, 'chiefMate')).toBe(1 + 2 + 2)
  })

  test('chief engineer: pairs of rangers and of ranch tiles [officer-score.6] [officer-score.7]', () => {
    const table = position()
      .home(0, { ranger: 3 })
      .adventure(0, 'the-peak', { ranger: 2 })
      .ranch(0, 0, 'r1')
      .ranch(0, 0, 'r2')
      .ranch(0, 1, 'r3')
    expect(pay(table, 'chiefEngineer')).toBe(2 + 3)
  })

  test('chief of security: dinos in the wilderness and adventures of both kinds [officer-score.8] [officer-score.9]', () => {
    const table = position()
      .explored('1', 'x1')
      .rider(0, '1', 'raptor')
      .adventure(0, 'the-peak', {})
      .completed(0, 'raptorTemple')
    expect(pay(table, 'chiefOfSecurity')).toBe(1 + 4)
  })

  test('chief steward: city shelters and crates, no structures [officer-score.10] [officer-score.11]', () => {
    const table = position().shelter(0, 'military', 0).structure('1A', 0).crates(0, 2, 0, 1)
    expect(pay(table, 'chiefSteward')).toBe(1 + 3)
  })
})

describe('the dissenter of two seats', () => {
  const two = () => position('adelita', 'jack').inCity(0, 'sustenance', 0).inCity(1, 'sustenance', 1)

  test('ranks like a third player and gains nothing [two-player.6] [two-player.7]', () => {
    const table = two().shelter(2, 'sustenance', 0).shelter(2, 'sustenance', 1).shelter(0, 'sustenance', 2)
    expect(places(table.state, owner => presence(table.state, owner, 'sustenance'))).toEqual([1, 2, 1])
  })

  test('gains a cube and the lowest free shelter space of the zone afterwards [two-player.8] [two-player.9]', () => {
    const match = two().shelter(0, 'sustenance', 0).at('endOfTurn')
    answer(match, { 'crate.row': '0' }, 'primary')
    expect(match.state.influence.captain[2]).toBe(1)
    expect(match.state.city.sustenance.shelters.slice(0, 3)).toEqual([0, 2, null])
  })

  test('builds in the next zone where that one is full [two-player.10] [two-player.12]', () => {
    const table = two()
    for (let space = 0; space < 5; space++) table.shelter(space % 2, 'sustenance', space)
    const match = table.at('endOfTurn')
    if (match.waiting?.prompt === 'crate.row') match.pick(match.waiting.seats[0], 0)
    expect(match.state.city.military.shelters[0]).toBe(2)
  })

  test('in the wilderness: a cube, and the lowest explored number with a free space, the outposts last [two-player.13] [two-player.14] [two-player.15] [two-player.16] [two-player.17]', () => {
    const due = (table: ReturnType<typeof position>) =>
      table
        .change(({ gathering, stacks }) => {
          gathering.swamp = 'due'
          stacks.swamp.splice(stacks.swamp.indexOf('reminder'), 1)
        })
        .at('endOfTurn')
    const table = () => {
      const made = position('adelita', 'jack')
      return made.explored('2', made.state.stacks.swamp.find(tile => tile !== 'reminder') as 'x1')
    }
    const match = due(table())
    expect(match.state.influence.chiefOfSecurity[2]).toBe(1)
    expect(match.state.locations['2'].shelters).toEqual([2, null])
    const full = due(table().shelter(0, '2').shelter(1, '2'))
    if (full.waiting?.prompt === 'crate.row') full.pick(full.waiting.seats[0], 0)
    expect(full.state.outposts.outpostA[0]).toBe(2)
    const none = due(
      table()
        .shelter(0, '2')
        .shelter(1, '2')
        .shelter(0, 'outpostA')
        .shelter(0, 'outpostA')
        .shelter(0, 'outpostB')
        .shelter(0, 'outpostB'),
    )
    if (none.waiting?.prompt === 'crate.row') none.pick(none.waiting.seats[0], 0)
    expect(none.state.dissenters[0].shelters).toBe(16)
  })
})

test('what an assembly would pay now is what it pays [city-assembly.2] [city-assembly.7]', () => {
  const table = gathered()
    .shelter(1, 'military', 0)
    .shelter(1, 'military', 1)
    .shelter(2, 'military', 2)
    .cubes(1, 'chiefMate', 2)
    .cubes(2, 'chiefMate', 1)
    .shelter(2, 'outpostA')
    .shelter(2, 'outpostB')
  const expected = forecast(table.state, 'military')
  expect(expected).toMatchObject([
    { presence: 0, place: 0, officerPlace: 0, followers: 0, crates: 0 },
    { presence: 2, place: 1, officerPlace: 1, followers: 4, crates: 0 },
    { presence: 1, place: 2, officerPlace: 2, followers: 1, crates: 1 },
  ])
  const match = table.at('endOfTurn')
  match.pickKey(2, '0')
  expect(followersOf(match)).toEqual(expected.map(({ followers }) => 10 + followers))
})
