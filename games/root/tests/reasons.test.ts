import { expect, test } from 'vitest'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { loadPlay } from '../play.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { pick, position } from './position.ts'

const { brain } = await loadPlay()

test('every part of a judgement is a reason in both languages', () => {
  const { state } = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
  const names = Object.keys(brain.parts?.(state, 0) ?? {})
  expect(names.length).toBeGreaterThan(2)
  for (const text of [en, fr]) for (const name of names) expect(text).toHaveProperty([`reason.${name}`])
})

test('a rival who scores makes a position worse, one’s own points better', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
  const before = brain.parts?.(at.state, 0)
  at.state.players[1].score = 9
  at.state.players[0].score = 4
  const after = brain.parts?.(at.state, 0)
  expect((after?.rivals ?? 0) < (before?.rivals ?? 0)).toBe(true)
  expect((after?.points ?? 0) - (before?.points ?? 0)).toBe(4)
})

test('a column in which a card would bring turmoil is marked so [7.4.2.c] [7.5.2.c]', () => {
  // A roost and a warrior in clearing 1 (fox), nobody else there: a fox card can neither battle nor build.
  const at = position('eyrie', 'marquise')
    .hand('eyrie', 'anvil')
    .building('eyrie', 'roost', 1)
    .warriors('eyrie', 3, 1)
  const match = decree(at, 'builder').turn('eyrie', 'birdsong')
  pick(match, 'anvil')
  const risky = match.face(0)?.candidates.filter(({ say }) => say.id === 'eyrie.column.turmoil')
  expect(risky?.map(({ key }) => key)).toContain('battle')
  expect(risky?.map(({ key }) => key)).not.toContain('move')
})
