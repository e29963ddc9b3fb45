import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PostgresBell } from '../../hall/bell-postgres.ts'
import { ownPostgres } from '../databases.ts'
import { ada, bob, cleo, done, Parlour, type Person, thinkHere, why } from './parlour.ts'

// Two halls with connections of their own know of each other only what the database tells: as two processes do.
let url: string
let here: Parlour
let there: Parlour
beforeEach(async () => {
  url = await (await ownPostgres()).fresh()
  here = await Parlour.open(url)
  there = await Parlour.open(url)
})
afterEach(() => Promise.all([here.close(), there.close()]))

test('people of different processes play at one table, each pick reaching all', async () => {
  const table = await here.table([ada, bob], { game: 'tic-tac-toe' })
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  const watcher = await there.sit(table, null)
  for (const [seq, [person, key]] of [
    [2, [one, '0']],
    [3, [two, '4']],
    [4, [one, '1']],
    [5, [two, '5']],
    [6, [one, '2']],
  ] as [number, [Person, string]][]) {
    await person.until(() => person.seq === seq - 1)
    expect(done(await person.pick(key))).toBe(seq)
    for (const other of [one, two, watcher]) await other.until(() => other.seq === seq)
    expect(two.scene?.view).toEqual(one.scene?.view)
  }
  for (const person of [one, two, watcher]) {
    await person.until(() => person.card?.state === 'over')
    expect(person.scene?.outcome?.winners).toEqual([0])
  }
})

test('of two picks at the same moment in two processes one counts, and the other is refused', async () => {
  const table = await here.table([ada, bob], { game: 'tic-tac-toe' })
  const one = await here.sit(table, ada)
  const two = await there.sit(table, ada)
  const answers = await Promise.all([one.pick('0'), two.pick('1')])
  expect(answers.filter(answer => 'done' in answer)).toHaveLength(1)
  expect(answers.filter(answer => 'refused' in answer).map(why)).toEqual(['server.stale'])
  await one.until(() => one.seq === 2)
  await two.until(() => two.seq === 2)
  expect(one.scene).toEqual(two.scene)
})

test('where all answer at once, answers of the same moment in two processes both count', async () => {
  const table = await here.table([ada, bob, cleo])
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  const answers = await Promise.all([one.pick('1'), two.pick('2')])
  expect(answers.map(done).toSorted()).toEqual([2, 3])
})

test('undo, chairs, chat and who is there reach the other process', async () => {
  const table = await here.table([ada, bob, cleo])
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  await one.until(() => one.card?.chairs[1].here === true)
  await two.until(() => two.card?.chairs[0].here === true)
  await one.pick('1')
  await two.until(() => two.scene?.waiting?.seats.length === 2)
  await one.do('undo')
  await two.until(() => two.scene?.waiting?.seats.length === 3)
  await two.ask({ do: 'chat', once: 'c', text: 'Hello' })
  await one.until(() => one.chat.some(({ text, seat }) => text === 'Hello' && seat === 1))
  await there.hall.leave(table, cleo)
  await one.until(() => one.card?.chairs[2].kind === 'bot')
  await one.until(() => one.scene?.players[2].kind === 'bot')
  two.leave()
  await one.until(() => one.card?.chairs[1].here === false)
})

test('a process that dies takes nothing with it: the other goes on with its bot', async () => {
  const table = await here.table([ada], {
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  })
  // This one takes the lease, and then loses touch with the world.
  const dying = await Parlour.open(url, { think: () => new Promise(() => {}), lease: 1500 })
  const one = await dying.sit(table, ada)
  await one.pick('4')
  expect(one.scene?.thinking).toBe(1)
  const again = await there.sit(table, ada)
  expect(again.scene).toMatchObject({ picks: 1, thinking: 1 })
  await dying.store.close()
  await again.until(() => again.scene?.picks === 2)
  expect(again.scene?.thinking).toBe(null)
  await dying.hall.stop()
})

test('a bot’s turn is played once, whoever looks', async () => {
  let thoughts = 0
  const think: typeof thinkHere = (question, signal) => {
    thoughts++
    return thinkHere(question, signal)
  }
  const others = await Promise.all([0, 1].map(() => Parlour.open(url, { think })))
  const table = await others[0].table([ada], {
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  })
  const [one, two] = await Promise.all(others.map(parlour => parlour.sit(table, ada)))
  while (!one.scene?.outcome) {
    await one.until(() => one.keys.length > 0 || one.scene?.outcome !== null)
    if (one.keys.length > 0) await one.pick(one.keys[0])
    await two.until(() => two.seq >= one.seq)
  }
  const rows = await here.store.db.selectFrom('picks').select('seat').where('table_id', '=', table).execute()
  expect(thoughts).toBe(rows.filter(({ seat }) => seat === 1).length)
  await Promise.all(others.map(parlour => parlour.close()))
})

test('PostgreSQL may restart: who picks meanwhile reads a sentence, and all goes on by itself', async () => {
  const table = await here.table([ada, bob], { game: 'tic-tac-toe' })
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  await one.pick('0')
  await two.until(() => two.seq === 2)
  const postgres = await ownPostgres()
  await postgres.restart(async () => {
    expect(['server.notNow', 'server.notKept']).toContain(why(await two.pick('1', { once: 'again' })))
  })
  let answer = await two.pick('1', { once: 'again', seq: 2 })
  for (let tries = 0; 'refused' in answer && tries < 50; tries++) {
    await new Promise(go => setTimeout(go, 100))
    answer = await two.pick('1', { once: 'again', seq: 2 })
  }
  expect(done(answer)).toBe(3)
  // The news between the processes come again too.
  await one.until(() => one.seq === 3)
})

test('what somebody wrote is taken back in the other process too', async () => {
  const table = await here.table([ada, bob])
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  await two.ask({ do: 'chat', once: 'a', text: 'my secret' })
  await one.until(() => one.chat.length === 1)
  await here.store.db.deleteFrom('chat').where('person', '=', bob.id).execute()
  await here.hall.unsay(bob.id)
  await two.until(() => two.frames.some(frame => frame.includes('"unsaid":"bob"')))
  const late = await there.sit(table, cleo)
  expect(late.chat).toEqual([])
})

test('a change that was kept and never rung is found by its number', async () => {
  const table = await here.table([ada, bob], { game: 'tic-tac-toe' })
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  // As of a process that ended between keeping a change and ringing.
  const silent = vi.spyOn(PostgresBell.prototype, 'ring').mockResolvedValue()
  try {
    expect(done(await one.pick('0'))).toBe(2)
    await two.until(() => two.seq === 2)
  } finally {
    silent.mockRestore()
  }
  expect(two.scene?.view).toEqual(one.scene?.view)
})

test('what was rung while the lines were broken is told when they are there again', async () => {
  const table = await here.table([ada, bob], { game: 'tic-tac-toe' })
  const one = await here.sit(table, ada)
  const two = await there.sit(table, bob)
  await breakLines(url)
  await one.ask({ do: 'chat', once: 'a', text: 'Hello' })
  expect(done(await one.pick('0'))).toBe(2)
  await two.until(() => two.seq === 2 && two.chat.length === 1)
  expect(two.scene?.view).toEqual(one.scene?.view)
})

/** Breaks the lines by which processes ring and listen. */
async function breakLines(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()
      and (query like 'listen %' or query like 'select pg_notify%')`,
  )
  await client.end()
}
