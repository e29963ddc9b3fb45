import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { ends, units } from './acting.ts'
import { CAMILLA, NAREK, position, YOU } from './position.ts'

/** Three neutral dice lie in a zone at the end of Camilla’s turn. */
const due = (zone: 'sustenance' | 'military' | 'evacuation' | 'construction' = 'evacuation') =>
  position().cards('1', '3').placed(zone, 0, NEUTRAL).placed(zone, 1, NEUTRAL).placed(zone, 2, NEUTRAL)

const yours = (match: ReturnType<typeof ends>) => match.state.players[0].followers
const theirs = (match: ReturnType<typeof ends>) => match.state.solo?.followers

describe('when and who', () => {
  test('three dice call it, two do not [e4.assembly.1]', () => {
    expect(ends(due().cabins(YOU, 'evacuation', 'sailor')).ask?.id).toBe('negotiate')
    const two = position().cards('1', '3').placed('evacuation', 0, NEUTRAL).placed('evacuation', 1, NEUTRAL)
    expect(ends(two.cabins(YOU, 'evacuation', 'sailor')).state.assemblies).toBe(0)
  })
  test('presence is cabins, dice and the leader; neither dinos nor crates nor fortifications; both Dissenters tied first gain the first prize [e4.assembly.2] [e4.assembly.3] [s4.assembly.8]', () => {
    const table = position()
      .cards('1', '3')
      .placed('evacuation', 0, NAREK)
      .placed('evacuation', 1, CAMILLA)
      .placed('evacuation', 2, YOU)
      .cabins(CAMILLA, 'evacuation', 'sailor')
      .change(({ zones }) => zones.evacuation.leaders.push(NAREK))
      .fort(YOU, 'evacuation', 1)
      .crate(YOU, { zone: 'evacuation', place: 'voyage' })
      .battlefield('evacuation', ['spearman', YOU, 'thunderhorn'])
    // Narek 2, Camilla 2, you 1: the second prize of tile I is 3 followers and a crate.
    const match = ends(table)
    answer(match, { negotiate: 'prize' }, 'space')
    expect(yours(match)).toBe(13)
    expect(match.state.players[0].crates).toBe(3)
    expect(theirs(match)).toBe(5 + 3) // s4.assembly.8, and the second prize for the officer
  })
})

describe('your prize', () => {
  test('alone in first place you may negotiate: the figure up, and the lowest artefact [e4.assembly.4]', () => {
    const match = ends(due().cabins(YOU, 'evacuation', 'surgeon'))
    expect(keys(match, 0)).toEqual(['prize', 'negotiate'])
    match.pickKey(0, 'negotiate')
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(match.state.players[0].artefacts).toEqual(['wind'])
    expect(yours(match)).toBe(10)
  })
  test('not tied, and not with the figure at the top and no artefact left [e4.assembly.4]', () => {
    const tied = ends(due().cabins(YOU, 'evacuation', 'sailor').cabins(NAREK, 'evacuation', 'sailor'))
    expect(tied.ask?.id === 'negotiate' ? keys(tied, 0) : ['prize']).toEqual(['prize'])
    const none = due()
      .cabins(YOU, 'evacuation', 'sailor')
      .trail('evacuation', 5)
      .artefact(0, 'wind')
      .artefact(0, 'stone')
      .artefact(0, 'wind')
      .artefact(0, 'stone')
    const match = ends(none)
    expect(match.ask?.id === 'negotiate' ? keys(match, 0) : ['prize']).toEqual(['prize'])
  })
  test('with no artefact left, as long as the figure can go up [e4.assembly.4]', () => {
    const match = ends(
      due()
        .cabins(YOU, 'evacuation', 'sailor')
        .trail('evacuation', 3)
        .change(({ zones, players }) => players[0].artefacts.push(...zones.evacuation.artefacts.splice(0))),
    )
    expect(keys(match, 0)).toEqual(['prize', 'negotiate'])
    match.pickKey(0, 'negotiate')
    expect(match.state.zones.evacuation.trail).toBe(4)
  })
  test('and with the figure at the top, as long as there is an artefact [e4.assembly.4]', () => {
    const match = ends(due().cabins(YOU, 'evacuation', 'surgeon').trail('evacuation', 5))
    match.pickKey(0, 'negotiate')
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(match.state.players[0].artefacts).toEqual(['wind'])
  })
  test('each cabin works, not each crew [e4.crew.1] [e4.crew.3]', () => {
    const match = ends(
      due().cabins(YOU, 'evacuation', 'technician', 2).cabins(YOU, 'evacuation', 'sailor', 2),
    )
    answer(match, { negotiate: 'prize' }, 'space')
    expect(yours(match)).toBe(10 + 5 + 2 * 3)
    expect(match.state.players[0]).toMatchObject({ crates: 5, resources: { glowberry: 6 } })
  })
  test('the last tile stays: no other comes, and the assembly is counted [e4.tile.8] [e4.assembly.5]', () => {
    const after = (assemblies: number) => {
      const match = ends(
        due().change(state => {
          state.assemblies = assemblies
        }),
      )
      return [match.state.assemblies, told(match).filter(id => id === 'tile.next').length]
    }
    expect(after(5)).toEqual([6, 1])
    expect(after(6)).toEqual([7, 0])
    expect(after(7)).toEqual([8, 0])
  })
  test('crews work after the prize: technician, salvager, sailor, surgeon [e4.crew.1] [e4.crew.2] [e4.crew.3] [e4.crew.4] [e4.assembly.3] [s4.assembly.1]', () => {
    const table = due()
      .cabins(YOU, 'evacuation', 'technician')
      .cabins(YOU, 'evacuation', 'salvager')
      .cabins(YOU, 'evacuation', 'sailor')
      .cabins(YOU, 'evacuation', 'surgeon')
      .herd(YOU, 'infirmary', { raptor: 1 })
    const match = ends(table)
    match.pickKey(0, 'prize')
    expect(match.ask?.id).toBe('gain.mix')
    expect(yours(match)).toBe(10 + 5 + 3)
    answer(match, { 'gain.mix': 'food', heal: 'raptor' }, 'space')
    expect(match.state.players[0]).toMatchObject({ crates: 4, resources: { food: 3, glowberry: 5 } })
    expect(match.state.players[0].infirmary.raptor).toBe(0)
  })
})

describe('the Dissenters', () => {
  const example = () =>
    position()
      .cards('1', '3')
      .placed('evacuation', 0, NEUTRAL)
      .placed('evacuation', 1, NEUTRAL)
      .placed('evacuation', 2, YOU)
      .change(({ zones }) => zones.evacuation.leaders.push(NAREK))
      .cabins(NAREK, 'evacuation', 'technician', 2)
      .cabins(NAREK, 'evacuation', 'surgeon')
      .cabins(CAMILLA, 'evacuation', 'technician')
      .cabins(CAMILLA, 'evacuation', 'sailor')
      .cabins(CAMILLA, 'evacuation', 'salvager')
      .cabins(YOU, 'evacuation', 'salvager')
  test('three followers for each technician of both; alone in first place one negotiates [s4.assembly.2] [s4.assembly.3] [s4.assembly.4] [s4.assembly.9] [s4.assembly.16] [s4.assembly.17] [s4.assembly.18]', () => {
    const match = ends(example())
    answer(match, { negotiate: 'prize', 'gain.mix': 'food' }, 'space')
    expect(theirs(match)).toBe(9 + 3)
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(match.state.solo?.artefacts).toEqual(['wind'])
    expect(match.state.zones.evacuation.leaders).toEqual([]) // s4.assembly.14
  })
  test('with no artefact left 2 reserves, and a figure at the top stays [s4.assembly.5] [s4.assembly.18]', () => {
    const table = example()
      .trail('evacuation', 5)
      .change(state => {
        state.players[0].artefacts.push(...state.zones.evacuation.artefacts.splice(0))
      })
    const match = ends(table)
    answer(match, { negotiate: 'prize', 'gain.mix': 'food' }, 'space')
    expect(match.state.zones.evacuation.trail).toBe(5)
    expect(match.state.solo?.dissenters.narek.reserve.space).toBe(3)
  })
  test('tied with you the first prize, once; behind you the second; without a crate [s4.assembly.6] [s4.assembly.7] [e4.tile.9]', () => {
    const tied = ends(
      due()
        .cabins(YOU, 'evacuation', 'sailor')
        .cabins(NAREK, 'evacuation', 'sailor')
        .cabins(CAMILLA, 'evacuation', 'sailor')
        .cubes(YOU, 'chiefSteward', 1),
    )
    answer(tied, { negotiate: 'prize' }, 'space')
    expect(theirs(tied)).toBe(5 + 3)
    const crates = tied.state.solo?.crates
    const behind = ends(
      due()
        .cabins(YOU, 'evacuation', 'sailor', 2)
        .cabins(NAREK, 'evacuation', 'sailor')
        .cubes(YOU, 'chiefSteward', 1),
    )
    answer(behind, { negotiate: 'prize' }, 'space')
    expect(theirs(behind)).toBe(3 + 3)
    expect(crates).toBe(15)
  })
  test('without presence the second prize, unless presence is needed [e4.switch.7]', () => {
    const table = () => due().cabins(YOU, 'evacuation', 'sailor')
    const match = ends(table())
    answer(match, { negotiate: 'prize' }, 'space')
    expect(theirs(match)).toBe(3 + 3)
    const needed = ends(table().switched('soloDissentersNeedPresence'))
    answer(needed, { negotiate: 'prize' }, 'space')
    expect(theirs(needed)).toBe(0)
  })
})

describe('the officer', () => {
  /** Evacuation has the Chief Steward: 2 followers for each voyage with a crate, 1 for each pair of goods; tile I. */
  const scored = (you: number, narek: number) => {
    const table = due()
      .cubes(YOU, 'chiefSteward', you)
      .cubes(NAREK, 'chiefSteward', narek)
      .crate(YOU, { zone: 'military', place: 'voyage' })
      .has(YOU, { food: 1, debris: 1, islandResource: 1 })
    const match = ends(table)
    return [yours(match) - 10, (theirs(match) ?? 0) - 3]
  }
  test('all for the first place, half rounded down for the second, nothing without a cube [e4.officer.12] [s4.assembly.10] [s4.assembly.13]', () => {
    expect(scored(2, 1)[0]).toBe(3)
    expect(scored(1, 1)[0]).toBe(3)
    expect(scored(1, 2)[0]).toBe(1)
    expect(scored(0, 0)[0]).toBe(0)
  })
  test('the Dissenters the first prize’s followers when one is first or tied, otherwise the second’s [s4.assembly.11] [s4.assembly.12]', () => {
    expect(scored(2, 1)[1]).toBe(3)
    expect(scored(1, 1)[1]).toBe(5)
    expect(scored(1, 2)[1]).toBe(5)
  })
  test('dinos in the infirmary do not count for the Chief of Security [e4.officer.10] [e4.officer.11]', () => {
    const table = due('construction')
      .cubes(YOU, 'chiefOfSecurity', 1)
      .herd(YOU, 'home', { raptor: 1, shieldhead: 3, thunderhorn: 1, ironjaw: 1 })
      .herd(YOU, 'infirmary', { ironjaw: 1, raptor: 1 })
    const match = ends(table)
    expect(yours(match)).toBe(10 + 1 + 1 + 2 + 2)
  })
})

describe('the conclusion', () => {
  test('dice are rolled into the pool, leaders go home, the next tile comes [e4.assembly.5] [e4.assembly.6] [s4.assembly.14] [s4.assembly.15]', () => {
    const match = ends(
      due()
        .change(({ zones }) => zones.evacuation.leaders.push(YOU))
        .dice(1, 2, 3),
    )
    answer(match, { negotiate: 'prize' }, 'space')
    const { pool, zones, assemblies } = match.state
    expect(zones.evacuation.dice).toEqual([null, null, null, null])
    expect(zones.evacuation.leaders).toEqual([])
    expect(pool).toHaveLength(12)
    expect(pool.slice(-3).map(({ face }) => face)).toEqual(['adventurer', 'organizer', 'facilitator'])
    expect(assemblies).toBe(1)
  })
  const held = (n: number, trail = 4) => {
    const match = ends(
      due()
        .trail('military', trail)
        .fort(YOU, 'military', 3)
        .change(state => {
          state.assemblies = n
        }),
    )
    return match
  }
  test('tiles II, IV and VI refresh the preparations: the first goes under the deck, the others slide [e4.prep.5] [e4.tile.2] [e4.tile.4] [e4.tile.6]', () => {
    for (const n of [1, 3, 5]) {
      const { open, deck } = held(n).state.preparations
      expect(open).toEqual(['p2', 'p3', 'p4'])
      expect(deck[0]).toBe('p1')
    }
    expect(held(0).state.preparations.open[0]).toBe('p1')
  })
  test('tiles III and V move every figure down, not below 1, past fortifications [e4.tile.3] [e4.tile.5] [e4.tile.8]', () => {
    for (const n of [2, 4]) {
      const { zones } = held(n).state
      expect([zones.sustenance.trail, zones.military.trail]).toEqual([3, 3])
      expect(zones.military.fortifications[2]).toBe(YOU)
    }
    expect(held(2, 1).state.zones.military.trail).toBe(1)
    expect(held(1).state.zones.military.trail).toBe(4)
  })
  test('tile VII stays [e4.tile.7]', () => {
    const match = held(8)
    expect(theirs(match)).toBe(6 + 6)
  })
})

test('a combat comes before an assembly of the same zone: the wave is that of the figure before it is negotiated up [s4.assembly.19] [solo.turn.18] [solo.turn.21]', () => {
  const table = due()
    .cabins(YOU, 'evacuation', 'sailor')
    .battlefield('evacuation', ['spearman', NAREK, 'shieldhead'])
    .change(({ zones }) => {
      zones.evacuation.flagged = true
    })
  const match = ends(table)
  match.pickKey(0, 'negotiate')
  expect(match.state.zones.evacuation.trail).toBe(5)
  expect(units(match, 'evacuation')).toEqual(['spearman', 'spearman', 'spearman', '-', '-'])
})
