import { expect, test } from 'vitest'
import { seqOfOnce } from '../../database/games.ts'
import { openDatabase } from '../../database/open.ts'
import { insertTable, readTable } from '../../database/tables.ts'
import { emptyChair } from '../../hall/making.ts'
import { onEachDatabase } from '../databases.ts'
import { tableRow } from './rows.ts'

/** There is no other process to tell. */

onEachDatabase('a database', fresh => {
  test('is made when it is first opened, and opened again as it was', async () => {
    const url = await fresh()
    const first = await openDatabase(url)
    await insertTable(first.db, tableRow({ id: 'one' }), [emptyChair('one', 0)])
    await first.close()
    const second = await openDatabase(url)
    expect(await readTable(second.db, 'one')).toEqual({
      table: tableRow({ id: 'one' }),
      chairs: [emptyChair('one', 0)],
      invited: [],
      ownerName: '',
    })
    expect(await readTable(second.db, 'two')).toBe(null)
    await second.close()
  })

  test('keeps of two changes with the same number only the first, table by table', async () => {
    const { db, keep, close } = await openDatabase(await fresh())
    for (const id of ['a', 'b']) await insertTable(db, tableRow({ id }), [emptyChair(id, 0)])
    expect(await keep([commit('a', 1, 'x'), commit('b', 1, 'x')])).toHaveLength(2)
    const mixed = [commit('b', 2, 'y'), commit('a', 1, 'z')]
    expect(await keep(mixed)).toEqual([mixed[0]])
    expect((await readTable(db, 'a'))?.table.seq).toBe(1)
    expect((await readTable(db, 'b'))?.table.seq).toBe(2)
    await close()
  })

  test('finds a request again among the changes after the one it had seen', async () => {
    const { db, keep, close } = await openDatabase(await fresh())
    await insertTable(db, tableRow({ id: 'a' }), [emptyChair('a', 0)])
    for (const seq of [1, 2, 3]) await keep([commit('a', seq, `once ${seq}`)])
    expect(await seqOfOnce(db, 'a', 'once 2', 1)).toBe(2)
    expect(await seqOfOnce(db, 'a', 'once 2', 2)).toBe(null)
    expect(await seqOfOnce(db, 'b', 'once 2', 1)).toBe(null)
    await close()
  })

  test('is written to and on disk when that is done, also with much at once', async () => {
    const store = await openDatabase(await fresh())
    const ids = Array.from({ length: 100 }, (_, n) => `table ${n}`)
    for (const id of ids) await insertTable(store.db, tableRow({ id }), [emptyChair(id, 0)])
    for (let seq = 1; seq <= 60; seq++) await store.keep(ids.map(id => commit(id, seq, `once ${seq}`)))
    const rows = await store.db.selectFrom('picks').select('seq').execute()
    expect(rows).toHaveLength(6000)
    await store.close()
  })

  test('does not take up again a game that was ended', async () => {
    const { db, keep, close } = await openDatabase(await fresh())
    await insertTable(db, tableRow({ id: 'a', state: 'over' }), [emptyChair('a', 0)])
    await keep([commit('a', 1, 'late')])
    expect((await readTable(db, 'a'))?.table.state).toBe('over')
    await close()
  })
})

function commit(table: string, seq: number, once: string) {
  return {
    pick: {
      table_id: table,
      seq,
      at: 1_700_000_000_000 + seq,
      seat: 0,
      kind: 'pick',
      key: 'k',
      barrier: 0,
      owners: null,
      keep: null,
      tail: null,
      undone: null,
      once,
      reports: '[]',
      scores: null,
    },
    standing: { state: 'playing', facts: '{}', deadline: null },
    checkpoint: { table_id: table, seq, rules: 1, checkpoint: '{}', since: null },
    clocks: [{ seat: 0, bank: 5, since: null }],
  } as const
}
