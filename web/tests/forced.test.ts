import type { Scene } from '@tablee/table'
import { expect, test } from 'vitest'
import { forcedIn } from '../src/table/forced.ts'

const scene = (face: object | null): Scene => ({ picks: 4, face }) as unknown as Scene
const candidates = [{ key: 'battle' }]

test('the page gives the only answer to a deed, once', () => {
  expect(forcedIn(scene({ candidates, forced: true }), '4', new Set())).toBe('battle')
  expect(forcedIn(scene({ candidates, forced: true }), '4', new Set(['4']))).toBeNull()
})

test('what else waits is asked', () => {
  expect(forcedIn(scene({ candidates }), '4', new Set())).toBeNull()
  expect(forcedIn(scene(null), '4', new Set())).toBeNull()
})
