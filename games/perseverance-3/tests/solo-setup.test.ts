import { keys } from '@tablee/common/testing/answers.ts'
import { Chance, readSetup } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { OFFICERS } from '@tablee/perseverance/ids.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import type { ActionCardId } from '../data/solo/actions.ts'
import { ADJUSTMENTS, LEVEL_IDS, LEVELS } from '../data/solo/levels.ts'
import type { ProgramId } from '../data/solo/programs.ts'
import { OBJECTIVES, PROVISIONS, ZONES } from '../data/types.ts'
import { perseverance3 } from '../game.ts'
import { startState } from '../rules/setup/start.ts'
import { dissentersBegin } from '../rules/solo/begin.ts'
import { automatonOf, soloOf } from '../rules/solo/query.ts'
import type { Perseverance3 } from '../state.ts'
import { after, alone, CAMILLA, NAREK, programs, reports, row } from './alone.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

function start(seed: number, options: { [name: string]: unknown } = {}, seats = 1): Perseverance3 {
  const leaders = ['adelita', 'jack', 'keoni'].slice(0, seats)
  const setup = readSetup(perseverance3, seats, { leaders, ...options }, seed)
  return startState(setup, Chance.of(seed), reconstructed.usual)
}

describe('the table', () => {
  test('is set up as for three [s3.setup.1]', () => {
    const one = start(3)
    const three = start(3, {}, 3)
    expect(one.side).toBe(three.side)
    expect(Object.values(one.stacks).map(stack => stack.indexOf('reminder'))).toEqual(
      Object.values(three.stacks).map(stack => stack.indexOf('reminder')),
    )
    expect(one.outposts).toEqual(three.outposts)
    expect(Object.values(one.city).map(({ lower }) => lower === null)).toEqual(
      Object.values(three.city).map(({ lower }) => lower === null),
    )
  })

  test('ten dice: four neutral and two of each of three colours, no third one [s3.setup.2] [s3.setup.3]', () => {
    const { pool, city } = start(5)
    const of = (owner: number) => pool.filter(die => die.owner === owner).length
    expect([of(NEUTRAL), of(0), of(NAREK), of(CAMILLA), pool.length]).toEqual([4, 2, 2, 2, 10])
    expect(Object.values(city).flatMap(({ dice }) => dice.filter(die => die !== null))).toEqual([])
  })

  test('nothing of the setup for two is done [s3.setup.4]', () => {
    const { city, locations } = start(5)
    expect(Object.values(city).every(({ blocked }) => blocked === null)).toBe(true)
    for (const id of ['5', '9', '17'] as const)
      expect([locations[id].explored, locations[id].rider, locations[id].tile]).toEqual([false, null, null])
    expect(Object.values(city).every(({ lower }) => lower !== null)).toBe(true)
  })

  test('you have no objective, three lie face up, all others left the game [s3.setup.5] [s3.setup.21] [s3.setup.22]', () => {
    const state = start(5)
    expect(state.players[0].objective).toBeNull()
    const { objectives } = soloOf(state)
    expect(objectives).toHaveLength(3)
    expect(new Set([...objectives, ...state.aside])).toEqual(new Set(OBJECTIVES))
    expect(state.aside).toHaveLength(OBJECTIVES.length - 3)
    expect(soloOf(perseverance3.view(state, 0) as Perseverance3).objectives).toEqual(objectives)
  })

  test('a letter each, by whatever luck [s3.setup.14] [s3.setup.18]', () => {
    for (const seed of SEEDS) {
      const { objectives } = soloOf(start(seed))
      expect(objectives.map(id => reconstructed.usual.objectives[id].letter)).toEqual(['A', 'B', 'C'])
    }
    expect(new Set(SEEDS.map(seed => soloOf(start(seed)).objectives[0])).size).toBe(5)
  })

  test.each([
    { letter: 'A', cards: ['o1', 'o4', 'o7', 'o10', 'o14'], rule: '[s3.setup.15]' },
    { letter: 'B', cards: ['o2', 'o5', 'o8', 'o11', 'o15'], rule: '[s3.setup.16]' },
    { letter: 'C', cards: ['o3', 'o6', 'o9', 'o12', 'o13'], rule: '[s3.setup.17]' },
  ])('the cards of letter $letter $rule', ({ letter, cards }) => {
    expect(OBJECTIVES.filter(id => reconstructed.usual.objectives[id].letter === letter)).toEqual(cards)
  })

  test('objectives and programs show each officer once [s3.setup.19] [s3.setup.20] [s3.setup.23] [s3.setup.24]', () => {
    const pairs = new Set<string>()
    for (const seed of SEEDS) {
      const state = start(seed)
      const { objectives, automata } = soloOf(state)
      const shown = [
        ...objectives.map(id => state.data.objectives[id].officer),
        ...DISSENTERS.map(one => state.data.dissenters.programs[automata[one].program].officer),
      ]
      expect([...shown].sort()).toEqual([...OFFICERS].sort())
      pairs.add(`${automata.narek.program} ${automata.camilla.program}`)
    }
    expect(pairs.size).toBeGreaterThan(10)
  })

  test('each has a shieldhead and a raptor with own saddles, from the supply [s3.setup.25] [s3.setup.26]', () => {
    const state = start(5)
    const three = start(5, {}, 3)
    for (const [place, dissenter] of DISSENTERS.entries()) {
      const { tamed, untamed } = automatonOf(state, dissenter)
      expect(tamed).toEqual({ shieldhead: 1, raptor: 1, thunderhorn: 0, ironjaw: 0 })
      expect(Object.values(untamed)).toEqual([0, 0, 0, 0])
      expect(state.dissenters[place].saddles).toEqual({ small: 4, large: 9 })
    }
    automatonOf(state, 'narek').tamed.raptor++
    expect(automatonOf(state, 'camilla').tamed.raptor).toBe(1)
    const raptors = ({ supply, players }: Perseverance3) =>
      supply.raptor + players.reduce((n, { home, untamed }) => n + home.raptor + untamed.raptor, 0)
    expect(raptors(three) - raptors(start(5))).toBe(2)
  })

  test('a cube of each is the marker on space 1 [s3.setup.12] [solo.reserve.2] [solo.reserve.4]', () => {
    const state = start(5)
    for (const dissenter of DISSENTERS)
      expect(automatonOf(state, dissenter).marker).toEqual({ space: 1, onProgram: false })
    expect(state.dissenters.map(({ cubes }) => cubes)).toEqual([17, 17])
  })

  test('they share followers and artefacts, and their leaders are in no zone [s3.setup.9] [s3.setup.10] [s3.setup.11]', () => {
    const state = start(5)
    expect([soloOf(state).followers, soloOf(state).artefacts]).toEqual([0, []])
    expect(Object.values(state.city).map(({ leader }) => leader)).toEqual([null, null, null, null])
  })

  test('they have no rangers [s3.setup.7]', () => {
    const state = start(5)
    for (const dissenter of DISSENTERS)
      expect(automatonOf(state, dissenter).tamed).not.toHaveProperty('ranger')
    expect(state.dissenters.every(one => !('reserve' in one))).toBe(true)
  })

  test('Narek is red, Camilla yellow [solo.gen.3]', () => {
    expect(start(5, { colours: ['blue'] }).dissenters.map(({ colour }) => colour)).toEqual(['red', 'yellow'])
  })

  test('who loses the colour to you takes a free one [solo.gen.4]', () => {
    const red = start(5, { colours: ['red'] }).dissenters.map(({ colour }) => colour)
    const yellow = start(5, { colours: ['yellow'] }).dissenters.map(({ colour }) => colour)
    expect([red[1], yellow[0]]).toEqual(['yellow', 'red'])
    expect([red[0], yellow[1]].every(one => one === 'blue' || one === 'green')).toBe(true)
  })
})

describe('how hard it is', () => {
  test.each(LEVEL_IDS)('%s: what they begin with [s3.level.9] [s3.setup.10]', level => {
    for (const adjustment of ADJUSTMENTS)
      expect(soloOf(start(2, { level, adjustment })).followers).toBe(LEVELS[level])
  })

  test('easier: both markers start on 0 [s3.level.6]', () => {
    const { automata } = soloOf(start(2, { adjustment: 'easier' }))
    expect([automata.narek.marker.space, automata.camilla.marker.space]).toEqual([0, 0])
  })

  test('harder: a crate lies on space 5 from the start, and only then [s3.level.8]', () => {
    expect(ADJUSTMENTS.map(adjustment => soloOf(start(2, { adjustment })).crates)).toEqual([0, 0, 1])
  })
})

describe('where they start', () => {
  /** Their start with these cards at the left and the right of the row. */
  function begun(left: ActionCardId, right: ActionCardId, narek: ProgramId, camilla: ProgramId) {
    const table = row(programs(alone(), narek, camilla), left, right).change(({ provisions }) => {
      for (const [place, zone] of ZONES.entries()) provisions[zone] = PROVISIONS[place]
    })
    return after(table, dissentersBegin)
  }
  const zones = (
    left: ActionCardId,
    right: ActionCardId,
    narek: ProgramId = 'architect',
    camilla: ProgramId = 'rider',
  ) => {
    const { state } = begun(left, right, narek, camilla)
    return DISSENTERS.map(dissenter => automatonOf(state, dissenter).start)
  }

  test('in the zone of the left card and in that of the right one [s3.setup.30] [s3.setup.37]', () => {
    expect(zones('2', '1')).toEqual(['military', 'sustenance'])
  })

  test('a program card means the own program [s3.setup.31] [s3.setup.37]', () => {
    expect(zones('8', '9')).toEqual(['construction', 'military'])
  })

  test('and so does one that looks for an assembly [s3.setup.32]', () => {
    expect(zones('10', '11')).toEqual(['construction', 'military'])
  })

  test('a shelter on the lowest space, or on outpost A, without its bonus [s3.setup.33] [s3.setup.34] [s3.setup.38]', () => {
    const { state } = begun('2', '5', 'architect', 'rider')
    expect(state.city.military.shelters[0]).toBe(NAREK)
    expect(state.outposts.outpostA[0]).toBe(CAMILLA)
    expect(state.dissenters.map(({ shelters }) => shelters)).toEqual([15, 15])
    expect(soloOf(state).followers).toBe(0)
    expect(automatonOf(state, 'narek').marker.space).toBe(1)
  })

  test('two cubes on the officer there, one on each other [s3.setup.35] [s3.setup.38]', () => {
    const { state } = begun('2', '5', 'architect', 'rider')
    for (const [owner, zone] of [
      [NAREK, 'military'],
      [CAMILLA, 'wilderness'],
    ] as const)
      for (const officer of OFFICERS)
        expect(state.influence[officer][owner]).toBe(officer === state.officers[zone] ? 2 : 1)
    expect(state.dissenters.map(({ cubes }) => cubes)).toEqual([11, 11])
  })

  test('the provisions of both zones leave the game, the others stay [s3.setup.36] [s3.setup.38]', () => {
    const { provisions } = begun('2', '1', 'architect', 'rider').state
    expect([provisions.military, provisions.sustenance]).toEqual([null, null])
    expect(provisions.expansion).not.toBeNull()
  })

  test('where they clash Camilla takes the next zone of the loop [s3.setup.39]', () => {
    expect(zones('2', '9')).toEqual(['military', 'expansion'])
    expect(reports(begun('2', '9', 'architect', 'rider'), 'solo.begins')[1]).toMatchObject({
      zone: 'expansion',
      moved: true,
    })
  })

  test('in construction and in the wilderness she comes to sustenance [s3.setup.40]', () => {
    expect(zones('4', '8', 'rider', 'architect')).toEqual(['construction', 'sustenance'])
    expect(zones('5', '6')).toEqual(['wilderness', 'sustenance'])
  })

  test('you choose among the three others [s3.setup.41]', () => {
    const table = row(programs(alone(), 'architect', 'rider'), '2', '1').change(state => {
      state.phase = 'start'
    })
    const match = table.at(['startZone', 0])
    expect(keys(match, 0).sort()).toEqual(['construction', 'expansion', 'wilderness'])
  })
})
