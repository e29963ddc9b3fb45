import { keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { OBJECTIVES, type ObjectiveId } from '../data/types.ts'
import { meets } from '../rules/count.ts'
import { artefactPoints, leftoverPoints, outcome, structurePoints } from '../rules/end/final.ts'
import { leadsIn } from '../rules/end/objective.ts'
import { playerOf } from './acting.ts'
import { position } from './position.ts'

describe('the end of a turn', () => {
  test('the marker advances without an adventure too, then tired units come Home [end-turn.1] [end-turn.2]', () => {
    const match = position().units(0, 'tired', { raptor: 1 }).leader(0, 'tired').at('endOfTurn')
    expect(playerOf(match)).toMatchObject({
      turns: 1,
      home: { raptor: 1, leader: 1 },
      tired: { raptor: 0, leader: 0 },
    })
  })

  test('the objective is looked at after assemblies: a leader whom one sends Home no longer counts [objective.10]', () => {
    const table = position()
      .turns(0, 7)
      .objective(0, 'o13')
      .leader(0, 'military')
      .inCity(-1, 'military', 0, 1, 2)
    const match = table.at('endOfTurn')
    expect(match.state.players[0].home.leader).toBe(1)
    expect((match.history?.journal ?? []).map(({ id }) => id)).not.toContain('objective.personal')
  })
})

describe('objectives', () => {
  const scored = (table: ReturnType<typeof position>) => table.turns(0, 7).at('endOfTurn')

  test('are revealed at the end of the owner’s 8th turn: 6 followers for the personal goal [objective.1] [objective.2] [end-turn.4] [objective.9]', () => {
    const table = position().objective(0, 'o14').artefacts(0, 'crown', 'jewel', 'sapling', 'arrow')
    expect(
      position().objective(0, 'o14').artefacts(0, 'crown', 'jewel', 'sapling', 'arrow').at('endOfTurn').state
        .players[0],
    ).toMatchObject({ followers: 10, revealed: false })
    expect(playerOf(scored(table))).toMatchObject({ followers: 16, revealed: true })
  })

  test('each zone in which the owner has the most, alone or tied, gives 4; to the owner alone [objective.3] [objective.4] [objective.5]', () => {
    // Objective 1: sustenance, expansion, hills.
    const table = position()
      .objective(0, 'o1')
      .shelter(0, 'sustenance', 0)
      .shelter(1, 'sustenance', 1)
      .shelter(0, 'expansion', 0)
      .shelter(2, 'expansion', 1)
      .shelter(2, 'expansion', 2)
    const match = scored(table)
    expect(match.state.players.map(({ followers }) => followers)).toEqual([14, 10, 10])
    expect(leadsIn(table.state, 0, 'hills')).toBe(false)
  })

  test('a structure counts for a zone, and the dissenter’s shelters against one [objective.3] [objective.7]', () => {
    expect(leadsIn(position().structure('1A', 0).shelter(1, 'sustenance', 0).state, 0, 'sustenance')).toBe(
      true,
    )
    expect(
      leadsIn(
        position('adelita', 'jack')
          .shelter(0, 'sustenance', 0)
          .shelter(2, 'sustenance', 1)
          .shelter(2, 'sustenance', 2).state,
        0,
        'sustenance',
      ),
    ).toBe(false)
  })

  test('its officer is scored for all as in an assembly [objective.8]', () => {
    const table = position()
      .objective(0, 'o14')
      .cubes(1, 'chiefEngineer', 2)
      .cubes(0, 'chiefEngineer', 1)
      .home(1, { ranger: 4 })
      .home(0, { ranger: 4 })
    expect(scored(table).state.players.map(({ followers }) => followers)).toEqual([11, 12, 10])
  })

  test('a mounted leader in the wilderness reaches objective 10, a leader in the city 13 [objective.10]', () => {
    const wild = position('jack', 'keoni', 'adelita')
      .artefacts(0, 'hexagon')
      .explored('1', 'x1')
      .leader(0, '1')
    expect(meets(wild.state, 0, wild.state.data.objectives.o10.personal)).toBe(true)
    expect(meets(wild.state, 0, wild.state.data.objectives.o13.personal)).toBe(false)
    const city = position().leader(0, 'military')
    expect(meets(city.state, 0, city.state.data.objectives.o13.personal)).toBe(true)
  })

  test('nobody reaches one with nothing', () => {
    const { state } = position().home(0, {}).has(0, { food: 0, islandResource: 0, glowberry: 0 })
    for (const id of OBJECTIVES) expect(meets(state, 0, state.data.objectives[id].personal)).toBe(false)
  })
})

describe('the end of the game', () => {
  test('comes at once after the last 8th turn and its objective [end.1]', () => {
    const match = position().turns(0, 8).turns(1, 8).turns(2, 7).turn(2).at('endOfTurn')
    expect(match.outcome).not.toBeNull()
    expect(playerOf(match, 2).revealed).toBe(true)
  })

  test('with two seats a third officer is scored before the rest [end.2] [two-player.18]', () => {
    const table = position('adelita', 'jack')
      .turns(0, 8)
      .turns(1, 7)
      .turn(1)
      .home(0, { ranger: 4 })
      .objective(0, 'o1')
      .objective(1, 'o4')
    table.change(state => {
      const extra = state.extra as ObjectiveId
      state.extra = 'o14'
      state.aside = [...state.aside.filter(id => id !== 'o14'), ...(extra === 'o14' ? [] : [extra])]
    })
    const match = table.cubes(0, 'chiefEngineer', 1).at('endOfTurn')
    const journal = (match.history?.journal ?? []).map(({ id }) => id)
    expect(journal.indexOf('objective.extra')).toBeLessThan(journal.indexOf('final.artefacts'))
    expect(match.history?.journal).toContainEqual(
      expect.objectContaining({ id: 'followers.gained', values: { seat: 0, n: 2 } }),
    )
  })

  test('leftovers: resources, pairs of berries and of rangers outside the infirmary [final.3] [final.4] [final.5]', () => {
    const table = position()
      .has(0, { food: 1, debris: 0, islandResource: 0, glowberry: 5 })
      .home(0, { ranger: 2 })
      .units(0, 'tired', { ranger: 1 })
      .adventure(0, 'the-peak', { ranger: 1 })
    expect(leftoverPoints(table.state, 0)).toBe(1 + 2 + 2)
  })

  test('structures score up to 12 each, artefacts by their number [final.1] [structure.9]', () => {
    const table = position().artefacts(
      0,
      'crown',
      'jewel',
      'hourglass',
      'hexagon',
      'sapling',
      'arrow',
      'acorn',
      'shield',
    )
    expect(structurePoints(table.state, 0, '7A')).toBe(12)
    expect(artefactPoints(table.state, 0)).toBe(24)
    const match = position()
      .assemblies(3)
      .structure('7A', 0)
      .artefacts(0, 'sapling', 'arrow')
      .turns(0, 8)
      .turns(1, 8)
      .turns(2, 8)
      .home(0, {})
      .has(0, { food: 0, islandResource: 0, glowberry: 0 })
      .at('finalScoring')
    expect(playerOf(match).followers).toBe(10 + 4 + 2)
  })

  test('upper structures count what they name [structure-5a.1] [structure-5b.1] [structure-6a.1] [structure-6b.1]', () => {
    const shelters = position()
      .shelter(0, 'outpostA')
      .explored('7', 'x9')
      .shelter(0, '7')
      .explored('13', 'x17')
      .shelter(0, '13')
    expect(structurePoints(shelters.state, 0, '5A')).toBe(1 + 1 + 2)
    expect(structurePoints(position().has(0, { food: 2, debris: 1, glowberry: 5 }).state, 0, '5B')).toBe(
      2 + 1 + 1 + 2,
    )
    expect(
      structurePoints(
        position().completed(0, 'swamped-giant').adventure(0, 'raptorTemple', {}).state,
        0,
        '6A',
      ),
    ).toBe(2 + 4)
    expect(
      structurePoints(position().untamed(0, { shieldhead: 1, raptor: 1, thunderhorn: 1 }).state, 0, '6B'),
    ).toBe(2 + 2 + 3)
  })

  test('and these [structure-7a.1] [structure-7b.1] [structure-8a.1] [structure-8b.1]', () => {
    expect(structurePoints(position().artefacts(0, 'sapling', 'arrow').state, 0, '7A')).toBe(4)
    const theatre = position()
      .shelter(0, 'military', 0)
      .structure('2A', 0)
      .shelter(0, 'expansion', 0)
      .shelter(0, 'expansion', 1)
      .shelter(0, 'expansion', 2)
    expect(structurePoints(theatre.state, 0, '7B')).toBe(2 + 4)
    expect(structurePoints(position().cubes(0, 'captain', 2).cubes(0, 'chiefMate', 4).state, 0, '8A')).toBe(
      2 + 3,
    )
    expect(
      structurePoints(position().ranch(0, 0, 'r1').ranch(0, 0, 'r2').crates(0, 1, 0, 0).state, 0, '8B'),
    ).toBe(3)
  })

  test('Ancient Portal counts units at Home or Tired, a mounted leader too [structure-s.1] [structure-s.2] [structure-s.3]', () => {
    const table = position('phoenix', 'jack', 'keoni')
      .artefacts(0, 'crown')
      .home(0, { ranger: 3, shieldhead: 1, raptor: 1 })
      .units(0, 'tired', { ranger: 1, ironjaw: 1 })
      .units(0, 'infirmary', { raptor: 1 })
      .adventure(0, 'the-peak', { thunderhorn: 1 })
    expect(structurePoints(table.state, 0, 'S')).toBe(2 + 1 + 1 + 2 + 2)
  })

  test('the most followers win; a tie by influence in total; then all who are tied [final.6] [final.7] [final.8]', () => {
    const table = () =>
      position().has(0, { followers: 30 }).has(1, { followers: 30 }).has(2, { followers: 20 })
    expect(outcome(position().has(1, { followers: 30 }).state).winners).toEqual([1])
    expect(outcome(table().cubes(1, 'captain', 1).state).winners).toEqual([1])
    expect(outcome(table().cubes(2, 'captain', 5).state).winners).toEqual([0, 1])
  })

  test('structures come by the engineer, or by the cards that say so and ask for debris alone [structure.3] [structure.4]', () => {
    const match = position()
      .has(0, { debris: 1 })
      .untamed(0, {})
      .explored('16', 'x17')
      .shelter(0, '16')
      .adventure(0, 'maximum-madness', { raptor: 2, ranger: 2 }, 2)
      .at('stage')
    match.pickKey(0, 'pay')
    expect(keys(match, 0)).toHaveLength(4)
  })
})
