import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SIGNS } from '../board/art/signs.ts'

test('every symbol has its path, and every path its name', () => {
  const sprite = readFileSync(new URL('../board/art/signs.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<path id="(\w+)"[^>]* d="M[^"]+"\/>/g)].map(([, name]) => name)
  expect(drawn).toEqual([...SIGNS])
})
