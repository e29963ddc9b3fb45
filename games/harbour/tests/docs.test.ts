import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('what docs/add-a-game.md shows is the code as it is', () => {
  const excerpts = [...read('docs/add-a-game.md').matchAll(/```ts\n\/\/ (\S+)\n(.*?)\n```/gs)]
  expect(excerpts.length).toBeGreaterThan(20)
  for (const [, path, excerpt] of excerpts) expect(read(path), path).toContain(excerpt)
})
