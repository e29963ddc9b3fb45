import { expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { position } from './position.ts'

test('every part of a judgement is a reason in both languages', () => {
  const names = Object.keys(brain.parts?.(position('cook').state, 0) ?? {})
  expect(names.length).toBeGreaterThan(2)
  for (const text of [en, fr]) for (const name of names) expect(text).toHaveProperty([`reason.${name}`])
})

test('what hints never advise are messages of the plan', () => {
  for (const id of brain.settings ?? []) expect(en).toHaveProperty([id])
})

test('a wound makes a position worse, food and a roof better', () => {
  const at = position('cook', 'soldier')
  const before = brain.parts?.(at.state, 0) ?? {}
  at.state.characters[0].wounds = 2
  at.state.available.food += 2
  at.state.roof += 1
  const after = brain.parts?.(at.state, 0) ?? {}
  expect(after.health).toBe(before.health - 2)
  expect(after.food).toBeGreaterThan(before.food)
  expect(after.camp).toBeGreaterThan(before.camp)
})
