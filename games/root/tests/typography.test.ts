import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const room = fileURLToPath(new URL('..', import.meta.url))

const FRENCH = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /(text|words)\/fr(\/.*)?\.ts$/.test(file))

/** What stands between quotes in a file, piece by piece, comments and what is put in left out. */
function wordsIn(source: string): string[] {
  const words: string[] = []
  // Quotes and braces that are open, the innermost last: a sentence may hold code, and code a sentence.
  const open: string[] = []
  for (const [token] of source.matchAll(/\/\*\*\s[\s\S]*?\*\/|^\s*\/\/.*$|\\.|\$\{|[^\\$'`{}/]+|[\s\S]/gm)) {
    const inner = open.at(-1)
    if (inner === "'" || inner === '`') {
      if (token === inner) open.pop()
      else if (token === '${' && inner === '`') open.push(token)
      else words.push(token)
    } else if (token === '}') open.pop()
    else if (/^(['`{]|\$\{)$/.test(token)) open.push(token)
  }
  return words
}

test('French sentences have their own typography: no-break spaces, curled apostrophes', () => {
  expect(FRENCH.length).toBeGreaterThan(80)
  const wrong = FRENCH.flatMap(file =>
    wordsIn(readFileSync(room + file, 'utf8'))
      .filter(words => / [:;!?»]|« |\p{L}\\?'\p{L}/u.test(words))
      .map(words => `${file}: ${words}`),
  )
  expect(wrong).toEqual([])
})
