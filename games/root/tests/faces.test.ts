import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { FACES } from '../board/faces.ts'
import { PARTS } from '../board/parts/of.ts'
import { factionWords } from '../board/words.ts'
import { FACTIONS } from '../factions/index.ts'
import { PICTURES } from '../terminal/pictures.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import './opened.ts'

const IDS = FACTIONS.map(({ id }) => id)
const ROOT = fileURLToPath(new URL('..', import.meta.url))

describe.each(IDS)('the folder of the %s', id => {
  test('has all that shows it: what the table knows of it, what draws it, its words, its picture in a terminal', () => {
    expect(FACES[id].chapter).toMatch(/^\d+$/)
    expect(PARTS[id].Board).toBeTypeOf('function')
    expect(PICTURES[id].letter).toMatch(/^[A-Z]$/)
    for (const language of ['en', 'fr'] as const) {
      const { powers, actions, scenes } = factionWords(id, language)
      expect(powers).toHaveLength(FACES[id].powers.length)
      for (const { name } of FACES[id].acts ?? []) expect(actions[name]).toBeTruthy()
      for (const { kind } of FACES[id].scenes ?? []) if (kind !== 'taken') expect(scenes[kind]).toBeDefined()
    }
  })

  test('names itself to both texts', () => {
    for (const text of [en, fr]) expect(text['game.party']({ party: id }, [])).not.toBe(id)
  })
})

test('both texts have the same sentences', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
})

/** The files of a folder, its factions and tests left out. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return name === 'tests' || name === 'node_modules' ? [] : filesIn(path)
    return /\.(ts|tsx|css)$/.test(name) ? [path] : []
  })
}

// What stands in a comment, or in a sentence that a card or the law says, is no knowledge of a program.
const strip = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

test.each(['board', 'terminal', 'guide', 'text'])('nothing in %s knows a faction by its name', folder => {
  const knows = new RegExp(`\\b(${IDS.join('|')})2?\\b`)
  const knowing = filesIn(join(ROOT, folder)).filter(path => knows.test(strip(readFileSync(path, 'utf8'))))
  expect(knowing.map(path => path.slice(ROOT.length))).toEqual([])
})
