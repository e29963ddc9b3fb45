import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FACTIONS } from '../factions/index.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** Where nothing may name a faction: the rules, data, judgement and notation that all of them share. */
const SHARED = /^(rules|data|bot|rootlog)\/|^[a-z]+\.ts$/

/** Names of cards that the decks print, in which a faction is named. */
const CARDS = /eyrieEmigre(?![a-z])/g

const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => SHARED.test(file) && file.endsWith('.ts'))

/** The code of a file, without what it says to its readers. */
const codeOf = (file: string): string =>
  readFileSync(room + file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(CARDS, '')

test('no shared file names a faction: only the list does', () => {
  expect(files.length).toBeGreaterThan(40)
  const names = new RegExp(FACTIONS.map(({ id }) => id).join('|'), 'i')
  expect(files.filter(file => names.test(codeOf(file)))).toEqual([])
})

test('each folder of factions is in the list, and nothing else', () => {
  const folders = readdirSync(`${room}factions`, { withFileTypes: true }).filter(one => one.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(FACTIONS.map(({ id }) => id).sort())
})

test('a manifest loads the parts of its faction', async () => {
  for (const { id, rules, bot, rootlog, data } of FACTIONS) {
    expect(rules.id).toBe(id)
    expect((await bot()).bot.worth).toBeTypeOf('function')
    expect((await rootlog()).rootlog.letters.length).toBe(rules.again?.seats ?? 1)
    expect((await data()).data.length).toBeGreaterThan(0)
  }
})
