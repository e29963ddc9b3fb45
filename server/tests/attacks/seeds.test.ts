import { afterEach, beforeEach, expect, test } from 'vitest'
import { newSeed } from '../../hall/making.ts'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour } from '../hall/parlour.ts'

onEachDatabase('the luck of online tables', fresh => {
  let parlour: Parlour
  beforeEach(async () => {
    parlour = await Parlour.open(await fresh())
  })
  afterEach(() => parlour.close())

  const secretOf = async (id: string) =>
    (await parlour.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst())?.secret

  test('comes of 128 bits that nobody knows, others for each table', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => parlour.table([ada, bob])))
    const secrets = await Promise.all(ids.map(secretOf))
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(secrets).size).toBe(5)
    // Few bits filled up to many are few: every digit of many seeds is now this one, now that.
    const many = Array.from({ length: 64 }, () => newSeed().secret)
    for (let place = 0; place < 32; place++)
      expect(new Set(many.map(secret => secret[place])).size).toBeGreaterThan(8)
  })

  test('is the same when the table is read again, and tells nobody before the end', async () => {
    const id = await parlour.table([ada, bob])
    const person = await parlour.sit(id, ada)
    const other = await parlour.sit(id, bob)
    const asked = [person, other].find(({ keys }) => keys.length > 0) ?? person
    done(await asked.pick(asked.keys[0]))
    const before = person.scene
    await parlour.hall.reload(id)
    const again = await parlour.sit(id, ada)
    expect(again.scene?.view).toEqual(before?.view)
    const secret = await secretOf(id)
    expect([...person.frames, ...other.frames].join()).not.toContain(secret)
  })

  test('may be chosen only where nobody else sits', async () => {
    const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
    const id = await parlour.table([ada], { chairs, seed: 7 })
    expect(await secretOf(id)).toBeNull()
    await expect(parlour.waitingTable([ada, bob], { seed: 7 })).rejects.toMatchObject({
      what: { id: 'server.seedKnown' },
    })
  })
})
