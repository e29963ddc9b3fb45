import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FACTIONS } from '../factions/index.ts'
import { HIRELINGS } from '../hirelings/index.ts'
import { LANDMARKS } from '../landmarks/index.ts'
import { ALL_MAPS } from '../maps/index.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** Where nothing may name a faction, not even to a reader: the rules, data, judgement and notation that all share. */
const SHARED = /^(rules|data|bot|rootlog)\/|^[a-z]+\.ts$/

/** Where only sentences may: what shows the game. */
const SHOWN = /^(board|text|terminal|guide)\//

/** The name of a card that a deck prints, in which a faction is named. */
const CARDS = /eyrieEmigre(?![a-z])|Eyrie Émigré/g

const all = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.(tsx?|css)$/.test(file))
const files = all.filter(file => SHARED.test(file))

const textOf = (file: string): string => readFileSync(room + file, 'utf8').replace(CARDS, '')

test('no shared file names a faction: only the list does', () => {
  expect(files.length).toBeGreaterThan(40)
  const names = new RegExp(FACTIONS.map(({ id }) => id).join('|'), 'i')
  expect(files.filter(file => names.test(textOf(file)))).toEqual([])
})

test('what shows the game knows no faction by its id', () => {
  const shown = all.filter(file => SHOWN.test(file))
  expect(shown.length).toBeGreaterThan(60)
  // Difficulty is no cult.
  const ids = new RegExp(`(?<![a-z])(?:${FACTIONS.map(({ id }) => id).join('|')})`)
  expect(shown.filter(file => ids.test(textOf(file)))).toEqual([])
})

test('a faction’s chapters of the Law are titled in its folder alone, in both languages', () => {
  const own = all.filter(file => /^factions\/[a-z]+\/text\/(en|fr)\/chapters\.ts$/.test(file))
  expect(own).toHaveLength(2 * FACTIONS.length)
  for (const file of own) {
    const [, titles = ''] = /chapters[^=]*= \{(.*?)\n\}/s.exec(textOf(file)) ?? []
    const ids = [...titles.matchAll(/^ {2}(\w+):/gm)].map(([, id]) => id)
    expect(ids, file).not.toEqual([])
    const shared = textOf(file.replace(/^factions\/[a-z]+\//, ''))
    expect(
      ids.filter(id => new RegExp(`^ {2}${id}: `, 'm').test(shared)),
      file,
    ).toEqual([])
  }
})

test('no shared file names a map: only the list does', () => {
  const names = new RegExp(ALL_MAPS.map(({ id }) => id).join('|'), 'i')
  expect(files.filter(file => names.test(textOf(file)))).toEqual([])
})

test('no shared file names a landmark: only the list does', () => {
  const names = new RegExp(LANDMARKS.map(({ id }) => `'${id}'|\\.${id}\\b`).join('|'))
  expect(files.filter(file => names.test(textOf(file)))).toEqual([])
})

const foldersIn = (folder: string): string[] =>
  readdirSync(room + folder, { withFileTypes: true }).flatMap(one => (one.isDirectory() ? one.name : []))

test('each folder of a box is in its list, and nothing else', () => {
  expect(foldersIn('factions').sort()).toEqual(FACTIONS.map(({ id }) => id).sort())
  expect(foldersIn('hirelings').sort()).toEqual(HIRELINGS.map(({ id }) => id).sort())
  expect(foldersIn('maps').sort()).toEqual(ALL_MAPS.map(({ id }) => id).sort())
  const landmarks = foldersIn('landmarks').filter(folder => folder !== 'tests')
  expect(landmarks.sort()).toEqual(LANDMARKS.map(({ id }) => id).sort())
})

test('a manifest loads the parts of its faction', async () => {
  for (const { id, card, rules, bot, rootlog, data } of FACTIONS) {
    expect([card.id, (await rules()).rules.id]).toEqual([id, id])
    expect((await bot()).bot.worth).toBeTypeOf('function')
    expect((await rootlog()).rootlog.letters.length).toBe(card.again?.seats ?? 1)
    expect((await data()).data.length).toBeGreaterThan(0)
  }
})
