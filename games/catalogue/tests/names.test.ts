import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { metas } from '../shelf.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** What runs games, or carries them: it knows them by their pages of facts alone. */
const PROGRAMS = ['web/src', 'cli', 'server', 'bench', 'bots', 'table', 'kernel', 'games/board'] as const

/** The files that are about one game, and why. */
const EXCEPTIONS: { readonly [file: string]: string } = {
  'bench/kernel.ts': 'the kernel beside boardgame.io: the one game that both play',
  'bench/boardgameio.ts': 'the same game on boardgame.io',
}

/** The sources of a program, without its tests. */
function sourcesOf(program: string): string[] {
  return readdirSync(join(root, program), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|css)$/.test(file))
    .filter(file => !/(^|\/)(tests|node_modules|dist)\//.test(file))
    .map(file => join(program, file))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What names a game: its id as a word in quotes or in a path, its titles with their capitals. */
function namesIn(text: string): string[] {
  return metas.flatMap(({ id, title }) => {
    const quoted = new RegExp(
      `(['"\`])${escaped(id)}\\1|(@tablee|games)/${escaped(id)}\\b|\\.g-${escaped(id)}\\b`,
    )
    const titles = [title.en, title.fr, ...(id.includes('-') ? [id] : [])].map(
      one => new RegExp(`(?<![\\p{L}.:])${escaped(one)}(?![\\p{L}])`, 'u'),
    )
    return [quoted, ...titles].some(pattern => pattern.test(text)) ? [id] : []
  })
}

describe.each(PROGRAMS)('%s', program => {
  test('names no game: whatever it tells of one stands in its page of facts', () => {
    const named = sourcesOf(program).flatMap(file => {
      const names = file in EXCEPTIONS ? [] : namesIn(readFileSync(join(root, file), 'utf8'))
      return names.map(name => `${file}: ${name}`)
    })
    expect(named).toEqual([])
  })
})

test('a planted name is found, whatever its form', () => {
  expect(namesIn("if (game === 'root') return")).toEqual(['root'])
  expect(namesIn("import { room } from '@tablee/root'")).toEqual(['root'])
  expect(namesIn('/** A table of Root. */')).toEqual(['root'])
  expect(namesIn('.g-diluvium { color: blue }')).toEqual(['diluvium'])
  expect(namesIn("const slow = ['robinson-crusoe']")).toEqual(['robinson-crusoe'])
  expect(namesIn(':root { color: blue } /* the root of a tree */ createRoot(place)')).toEqual([])
})

test('every exception names a game', () => {
  for (const file of Object.keys(EXCEPTIONS))
    expect(namesIn(readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})
