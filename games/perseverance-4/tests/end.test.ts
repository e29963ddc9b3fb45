import { expect, test } from 'vitest'
import { CREWS } from '../data/types.ts'
import { count } from '../rules/count.ts'
import { dissentersGlory, gloryBy } from '../rules/end/score.ts'
import { ends } from './acting.ts'
import { NAREK, position, YOU } from './position.ts'

test('followers give a glory for every full ten, dinos singly or in pairs, not those in the infirmary [e4.end.1] [e4.end.2] [s4.end.3]', () => {
  const { state } = position()
    .has(YOU, { followers: 47 })
    .herd(YOU, 'home', { shieldhead: 2, raptor: 1, thunderhorn: 1, ironjaw: 1 })
    .herd(YOU, 'infirmary', { ironjaw: 2, raptor: 3 })
  expect(gloryBy(state, YOU)).toEqual({
    repair: 0,
    voyages: 0,
    followers: 4,
    dinos: 3,
    rescue: 0,
    memoirs: 0,
  })
})

test('a repair card gives 3 for each line, and 3 more for all [e4.repair.2]', () => {
  const two = position().cabins(YOU, 'sustenance', 'technician', 3)
  expect(gloryBy(two.state, YOU).repair).toBe(6)
  expect(gloryBy(two.cabins(YOU, 'military', 'sailor', 3).state, YOU).repair).toBe(12)
})

test('two cards of which none is kept yet give nothing [e4.repair.2]', () => {
  const table = position()
    .cabins(YOU, 'sustenance', 'technician', 3)
    .change(state => {
      state.players[YOU].repairs = ['r1', 'r2']
    })
  expect(gloryBy(table.state, YOU).repair).toBe(0)
})

test('the Chief Mate counts crews of two cabins and more; side B of the engineer’s memoirs figures on 3 and higher [e4.officer.7] [e4.memoir.6]', () => {
  const crews = (n: number) =>
    count(position().cabins(YOU, 'sustenance', 'sailor', n).state, YOU, 'crewsWith2')
  expect([crews(1), crews(2), crews(3)]).toEqual([0, 1, 1])
  const high = (space: number) => count(position().trail('military', space).state, YOU, 'highTrails')
  expect([high(2), high(3), high(4)]).toEqual([3, 4, 4])
})

test('a voyage with an own crate gives 1 and at most 4 for its condition [e4.voyage.3]', () => {
  const table = position().cabins(YOU, 'sustenance', 'sailor', 3).cabins(YOU, 'sustenance', 'surgeon', 3)
  expect(gloryBy(table.state, YOU).voyages).toBe(0)
  expect(gloryBy(table.crate(YOU, { zone: 'sustenance', place: 'voyage' }).state, YOU).voyages).toBe(5)
})

test('the Dissenters have 30, 1 for every full ten followers, 3 for each artefact [s4.end.5] [s4.end.6] [s4.end.7]', () => {
  const table = position().change(({ solo }) => {
    if (solo === null) return
    solo.followers = 86
    solo.artefacts = ['fire', 'water']
  })
  expect(dissentersGlory(table.state)).toBe(44)
})

test('memoirs: first or tied all, second half rounded down, without a cube or behind nothing, 6 at most [e4.memoir.2]', () => {
  // Side A of the Chief Mate is worth 1 for every 2 cabins.
  const memoirs = (you: number, narek: number, camilla: number, cabins = 6) => {
    const table = position().cubes(YOU, 'chiefMate', you).cubes(NAREK, 'chiefMate', narek)
    table.cubes(2, 'chiefMate', camilla)
    for (let i = 0; i < cabins; i++)
      table.cabins(YOU, i < 9 ? 'military' : 'evacuation', CREWS[Math.floor(i / 3) % 4])
    return gloryBy(table.state, YOU).memoirs
  }
  expect(memoirs(2, 1, 0)).toBe(3)
  expect(memoirs(2, 2, 0)).toBe(3)
  expect(memoirs(1, 2, 0)).toBe(1)
  expect(memoirs(1, 3, 2)).toBe(0)
  expect(memoirs(0, 0, 0)).toBe(0)
  expect(memoirs(0, 1, 0)).toBe(0)
  expect(memoirs(1, 0, 0, 16)).toBe(6)
})

test('your artefacts give no glory as such [s4.end.4]', () => {
  const glory = (table = position()) =>
    Object.values(gloryBy(table.state, YOU)).reduce((sum, n) => sum + n, 0)
  expect(glory(position().artefact(YOU, 'fire').artefact(YOU, 'stone'))).toBe(glory())
})

test('artefacts of the Dissenters are only counted: their groups and dice are as before [e4.artefact.7]', () => {
  const table = position().change(({ solo, zones }) => {
    if (solo === null) return
    solo.artefacts.push(...zones.military.artefacts.splice(0), ...zones.evacuation.artefacts.splice(0))
  })
  expect(dissentersGlory(table.state)).toBe(30 + 4 * 3)
  const fought = ends(
    table
      .cards('1', '3')
      .battlefield('construction', ['spearman', NAREK, 'shieldhead'])
      .change(({ zones }) => {
        zones.construction.flagged = true
      }),
  )
  const [combat] = (fought.history?.journal ?? []).filter(({ id }) => id === 'combat')
  expect(combat.values).toMatchObject({ damage: [{ owner: NAREK, n: 2 }] })
})

test('you win with more glory only: a tie is a defeat [s4.end.8]', () => {
  /** You have 3 glory by your dinos, and what followers give. */
  const outcome = (followers: number) =>
    position()
      .change(({ solo }) => {
        if (solo !== null) solo.followers = 59
      })
      .has(YOU, { followers })
      .at('finalScoring').outcome
  expect(outcome(320)).toMatchObject({ winners: [], rivals: ['dissenters'] }) // 35 against 35
  expect(outcome(330)).toMatchObject({ winners: [0] })
})

test('the last breach in your own end checks is a defeat before any assembly [s4.end.18]', () => {
  const table = position()
    .battlefield('military', 'spearman')
    .placed('sustenance', 0, YOU)
    .placed('sustenance', 1, NAREK)
    .placed('sustenance', 2, 2)
    .change(state => {
      state.zones.military.flagged = true
      state.breaches = 4
    })
  const match = table.at('endOfTurn')
  expect(match.outcome).toMatchObject({ winners: [], rivals: ['dissenters'] })
  expect(match.state.assemblies).toBe(0)
})

test('the first twelve rescue steps are steps, those beyond give 2 followers each [e4.rescue.2]', () => {
  const match = position()
    .change(({ players }) => {
      players[0].rescue = 11
    })
    .battlefield('military', ['sixleg', YOU, 'thunderhorn', 'thunderhorn'])
    .change(({ zones }) => {
      zones.military.flagged = true
    })
    .cards('1', '3')
  const after = ends(match)
  after.pickKey(0, 'rescue') // Two steps for a sixleg.
  expect(after.state.players[0]).toMatchObject({ rescue: 12, followers: 12 })
})
