import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, readSave } from '@tablee/kernel'
import { room } from '@tablee/tic-tac-toe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prune } from '../../owner/prune.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour } from '../hall/parlour.ts'

const DAY = 86_400_000

onEachDatabase('finished games', fresh => {
  let parlour: Parlour
  let archive: string
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh(), { idle: 0 })
    archive = mkdtempSync(join(tmpdir(), 'tablee-archive-'))
  })
  afterEach(async () => {
    await parlour.close()
    rmSync(archive, { recursive: true })
  })

  async function finished(): Promise<string> {
    const id = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const people = [await parlour.sit(id, ada), await parlour.sit(id, bob)]
    for (const [n, key] of ['0', '3', '1', '4', '2'].entries()) done(await people[n % 2].pick(key))
    for (const person of people) person.leave()
    return id
  }
  const picksOf = async (id: string) =>
    (await parlour.store.db.selectFrom('picks').select('seq').where('table_id', '=', id).execute()).length

  test('are kept for ever unless their owner says otherwise', async () => {
    const id = await finished()
    expect(await prune(parlour.store, { finishedDays: 0, archive: '' }, Date.now() + 9999 * DAY)).toBe(0)
    expect(await picksOf(id)).toBeGreaterThan(0)
  })

  test('are thinned out after so many days, not before, and those that go on never', async () => {
    const id = await finished()
    const going = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const setting = { finishedDays: 30, archive }
    expect(await prune(parlour.store, setting, Date.now() + 29 * DAY)).toBe(0)
    expect(await prune(parlour.store, setting, Date.now() + 31 * DAY)).toBe(1)
    expect(await picksOf(id)).toBe(0)
    expect(await picksOf(going)).toBeGreaterThan(0)
    expect(await prune(parlour.store, setting, Date.now() + 31 * DAY)).toBe(0)
    const card = await parlour.hall.card(id, { who: ada })
    expect(card).toMatchObject({ state: 'over', picks: 5 })
    const [file] = readdirSync(archive)
    const saved = readSave(readFileSync(join(archive, file), 'utf8'))
    expect(load(room.game, saved).match.outcome).toMatchObject({ winners: [0] })
  })

  test('that were thinned out are refused with a sentence when somebody opens them', async () => {
    const id = await finished()
    await prune(parlour.store, { finishedDays: 1, archive: '' }, Date.now() + 2 * DAY)
    const { url } = parlour
    await parlour.close()
    parlour = await Parlour.open(url)
    await expect(parlour.sit(id, ada)).rejects.toMatchObject({ what: { id: 'server.pruned' } })
  })
})
