import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { type Mistake, type Save, save } from '@tablee/kernel'
import { room } from '@tablee/tic-tac-toe'
import { build, rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botOf } from '../index.ts'
import { type thinkInWorker, threads } from '../node.ts'
import { Pool } from '../pool.ts'
import type { Question } from '../protocol.ts'
import { after } from './play.ts'

const bots = fileURLToPath(new URL('..', import.meta.url))
let folder: string
let pool: Pool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tablee-bots-'))
  const bundle = await rolldown({
    cwd: bots,
    input: { worker: 'worker.ts', node: 'node.ts' },
    platform: 'node',
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' })
  await bundle.close()
  pool = new Pool(threads(pathToFileURL(join(folder, 'worker.mjs'))), 2)
})

afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true })
})

const question: Question = {
  game: 'tic-tac-toe',
  save: save(after(room, 2, '4')),
  seat: 1,
  bot: 'search:300',
  seed: 3,
}

test('a worker thinks as the bot does here', async () => {
  expect(await pool.think(question)).toEqual(botOf('search:300', room, 3).think(after(room, 2, '4'), 1))
})

test('more questions than workers are all answered', async () => {
  const thoughts = await Promise.all([1, 2, 3, 4, 5, 6].map(seed => pool.think({ ...question, seed })))
  const here = [1, 2, 3, 4, 5, 6].map(seed => botOf('search:300', room, seed).think(after(room, 2, '4'), 1))
  expect(thoughts).toEqual(here)
})

test('what is wrong with a question comes back as a sentence, and the worker goes on', async () => {
  const wrong: [Partial<Question>, string, string][] = [
    [{ game: 'chess' }, 'bots.unknownGame', 'There is no game “chess”; the games are: '],
    [{ bot: 'oracle' }, 'bots.unknownBot', 'There is no bot “oracle”'],
    [{ seat: 0 }, 'kernel.notYours', 'It is not for seat 1 to choose now.'],
    [{ save: {} as Save }, 'kernel.notASave', 'This is not a game saved by Tablée, or it is damaged.'],
  ]
  for (const [part, id, sentence] of wrong) {
    const error = await pool.think({ ...question, ...part }).catch((error: Mistake) => error)
    expect(error).toMatchObject({ name: 'Mistake', what: { id } })
    expect(error).toHaveProperty('message', expect.stringContaining(sentence))
  }
  expect((await pool.think(question)).iterations).toBeGreaterThan(0)
})

test('thinking and waiting can be stopped, and others are not disturbed', async () => {
  const controls = Array.from({ length: 3 }, () => new AbortController())
  const long = controls.map(({ signal }) => pool.think({ ...question, bot: 'search:100000000' }, signal))
  const patient = pool.think(question)
  for (const control of controls) control.abort()
  for (const thought of long)
    await expect(thought).rejects.toThrow('The bot was stopped before it had decided.')
  expect((await patient).iterations).toBeGreaterThan(0)
  await expect(pool.think(question, AbortSignal.abort())).rejects.toThrow('The bot was stopped')
})

test('a pool that closes stops all', async () => {
  const other = new Pool(threads(pathToFileURL(join(folder, 'worker.mjs'))), 1)
  const thoughts = [1, 2].map(seed => other.think({ ...question, bot: 'search:100000000', seed }))
  other.close()
  for (const thought of thoughts) await expect(thought).rejects.toThrow('The bot was stopped')
})

test('a worker that cannot start is told', async () => {
  const missing = new Pool(threads(pathToFileURL(join(folder, 'missing.mjs'))), 1)
  await expect(missing.think(question)).rejects.toThrow(/^The bot could not think: Cannot find module/)
})

test('the program’s own pool finds the worker beside it', async () => {
  const program: { thinkInWorker: typeof thinkInWorker } = await import(
    pathToFileURL(join(folder, 'node.mjs')).href
  )
  expect((await program.thinkInWorker(question)).key).toBe((await pool.think(question)).key)
})

test('the same worker runs in a browser, where there is nothing of Node', async () => {
  const { output } = await build({
    cwd: bots,
    input: 'worker.ts',
    platform: 'browser',
    output: { format: 'iife', codeSplitting: false },
    write: false,
  })
  const answer = await new Promise(post => {
    const addEventListener = (_: 'message', hear: (event: { data: unknown }) => void) =>
      hear({ data: { ...question, id: 12 } })
    runInNewContext(output[0].code, { self: { addEventListener, postMessage: post } })
  })
  const thought = botOf('search:300', room, 3).think(after(room, 2, '4'), 1)
  expect(JSON.parse(JSON.stringify(answer))).toEqual({ id: 12, value: thought })
})
