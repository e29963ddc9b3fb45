import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../../scenarios/data.ts'

const room = fileURLToPath(new URL('../..', import.meta.url))

/** A scenario's folder goes by its id in words. */
const folderOf = (id: string): string => id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !/^(tests|scenarios)\/|\/node_modules\//.test(file))

/** A file without its comments, which may tell a reader where something comes from. */
const codeOf = (file: string): string =>
  readFileSync(room + file, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')

test('no shared file names a scenario: only the lists beside their folders do', () => {
  expect(files.length).toBeGreaterThan(200)
  // Jenny is a character too, whom the core knows as it does Friday.
  const ids = SCENARIO_IDS.filter(id => id !== 'jenny').join('|')
  const folders = SCENARIO_IDS.map(folderOf).join('|')
  const names = new RegExp(`['"\`.](?:${ids})['"\`.]|\\b(?:${ids}):|scenarios/(?:${folders})/`)
  expect(files.filter(file => names.test(codeOf(file)))).toEqual([])
})

test('each folder of a scenario is in the list, and nothing else', () => {
  const shared = ['board', 'text']
  const folders = readdirSync(`${room}scenarios`, { withFileTypes: true })
    .flatMap(one => (one.isDirectory() ? one.name : []))
    .filter(folder => !shared.includes(folder))
  expect(folders.sort()).toEqual(SCENARIO_IDS.map(folderOf).sort())
})
