import { afterEach, beforeEach, expect, test } from 'vitest'
import { lists, repairTable } from '../../owner/commands.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, Parlour } from '../hall/parlour.ts'

interface Told {
  readonly what: string
  readonly table?: unknown
}

onEachDatabase('a table that cannot be read', fresh => {
  let url: string
  let parlour: Parlour
  let told: Told[]
  let now: number

  const open = async () => {
    parlour = await Parlour.open(url, {
      log: (what, { table }) => told.push({ what, table }),
      now: () => now,
    })
  }
  beforeEach(async () => {
    url = await fresh()
    told = []
    now = Date.now()
    await open()
  })
  afterEach(() => parlour.close())

  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const withBot = { game: 'tic-tac-toe', chairs }

  /** Two tables at which a bot is to choose, one of which cannot be opened; the server is started anew. */
  async function brokenAndWhole(): Promise<{ readonly broken: string; readonly whole: string }> {
    const broken = await parlour.table([ada], withBot)
    const whole = await parlour.table([bob], withBot)
    await parlour.hall.stop()
    const { db } = parlour.store
    // The bot of each is due: the broken one comes first.
    await db.updateTable('tables').set({ deadline: 1 }).where('id', '=', broken).execute()
    await db.updateTable('tables').set({ deadline: 2 }).where('id', '=', whole).execute()
    await db
      .updateTable('checkpoints')
      .set({ checkpoint: '{"at":0,"step":"nowhere"}' })
      .where('table_id', '=', broken)
      .execute()
    await parlour.store.close()
    await open()
    return { broken, whole }
  }

  test('fails alone: others are woken, lobby and start go on, the log names it once for each try', async () => {
    const { broken, whole } = await brokenAndWhole()
    const { seats } = await parlour.hall.card(whole, { who: bob }).then(card => ({ seats: card.chairs }))
    expect(seats).toHaveLength(2)
    expect(parlour.hall.counts().tables).toBe(1)
    const other = await parlour.waitingTable([cleo], withBot)
    expect((await parlour.hall.start(other.id, cleo)).state).toBe('playing')
    expect(told).toEqual([{ what: 'table not opened', table: broken }])
  })

  test('is listed to its owner with the reason, and plays again once repaired', async () => {
    const { broken } = await brokenAndWhole()
    expect(await lists.broken(parlour.store)).toMatchObject([{ id: broken, game: 'tic-tac-toe' }])
    await repairTable(parlour.store.db, broken)
    await parlour.hall.reload(broken)
    expect(await lists.broken(parlour.store)).toEqual([])
    const person = await parlour.sit(broken, ada)
    expect(person.scene?.view).toBeDefined()
  })

  test('of a game that is not here any more is listed too', async () => {
    const table = await parlour.table([ada], withBot)
    await parlour.store.db.updateTable('tables').set({ game: 'gone' }).where('id', '=', table).execute()
    expect(await lists.broken(parlour.store)).toEqual([
      { id: table, game: 'gone', why: 'There is no game called gone here.' },
    ])
  })
})
