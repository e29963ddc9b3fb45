import { expect, test } from 'vitest'
import { dissentersGlory, gloryBy } from '../rules/end/score.ts'
import { position, YOU } from './position.ts'

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
