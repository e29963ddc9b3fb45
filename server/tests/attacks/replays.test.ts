import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threads } from '@tablee/bots/node.ts'
import { Pool } from '@tablee/bots/pool.ts'
import type { Scene } from '@tablee/table'
import { rolldown } from 'rolldown'
import { viteImportGlobPlugin } from 'rolldown/experimental'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Recall, recall } from '../../replays/recall.ts'
import { newDatabase } from '../databases.ts'
import { ada, bob, cleo, done, Parlour, type Person, why } from '../hall/parlour.ts'
import { Exchange } from '../socket/line.ts'

let parlour: Parlour
let wanted: Recall[]
let table: string
beforeEach(async () => {
  wanted = []
  parlour = await Parlour.open(await newDatabase('sqlite'), {
    recall: one => {
      wanted.push(one)
      return recall(one)
    },
  })
  table = await parlour.table([ada, bob], { game: 'harbour' })
  const people = [await parlour.sit(table, ada), await parlour.sit(table, bob)]
  for (let n = 0; n < 6; n++) {
    const asked = people.find(({ keys }) => keys.length > 0) as Person
    done(await asked.pick(asked.keys[0]))
  }
})
afterEach(() => parlour.close())

test('the same moment is played again once, however many spectators ask for it', async () => {
  const watchers = await Promise.all(Array.from({ length: 20 }, () => parlour.sit(table, null)))
  const answers = await Promise.all(watchers.map(watcher => watcher.ask({ do: 'at', picks: 3 })))
  expect(new Set(answers.map(answer => JSON.stringify('value' in answer && answer.value))).size).toBe(1)
  expect(wanted).toHaveLength(1)
})

test('who sits sees the past with their own eyes, a spectator with nobody’s', async () => {
  const seat = (answer: unknown) => (answer as { value: Scene }).value.seat
  const player = await parlour.sit(table, ada)
  const watcher = await parlour.sit(table, cleo)
  expect(seat(await player.ask({ do: 'at', picks: 3 }))).toBe(0)
  expect(seat(await watcher.ask({ do: 'at', picks: 3 }))).toBeNull()
  expect(wanted.map(({ standing }) => standing.eyes)).toEqual([0, null])
})

test('a moment that never was is refused with a sentence', async () => {
  const watcher = await parlour.sit(table, null)
  expect(why(await watcher.ask({ do: 'at', picks: 9999 }))).toBe('kernel.noSuchPick')
})

test('all sockets of an address share what they may have played again', async () => {
  const exchange = await Exchange.open(parlour)
  const lines = await Promise.all(Array.from({ length: 20 }, () => exchange.join(table, null)))
  const answers = await Promise.all(
    lines.flatMap(line => [0, 1, 2, 3, 4].map(picks => line.ask({ do: 'at', picks }))),
  )
  const refused = answers.filter(answer => 'refused' in answer)
  expect(refused.length).toBeGreaterThan(40)
  expect(new Set(refused.map(why))).toEqual(new Set(['server.tooFast']))
  expect(answers.length - refused.length).toBeGreaterThan(10)
  await exchange.close()
})

test('a thread of its own shows what this one would', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-replays-'))
  const bundle = await rolldown({
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    input: { replays: 'replays/worker.ts' },
    platform: 'node',
    plugins: [viteImportGlobPlugin()],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' })
  await bundle.close()
  const watcher = await parlour.sit(table, null)
  await watcher.ask({ do: 'at', picks: 2 })
  const pool = new Pool<Recall, Scene>(threads(pathToFileURL(join(folder, 'replays.mjs'))), 1)
  for (const picks of [2, 5, 0, 6]) {
    const one = { ...wanted[0], picks }
    expect(JSON.stringify(await pool.think(one))).toBe(JSON.stringify(await recall(one)))
  }
  pool.close()
  await rm(folder, { recursive: true })
})
