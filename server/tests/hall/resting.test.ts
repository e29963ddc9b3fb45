import type { Scene } from '@tablee/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, done, Parlour, type Person } from './parlour.ts'

const REST = 60_000

onEachDatabase('a table that is put away', fresh => {
  let parlour: Parlour
  let url: string
  let now: number
  beforeEach(async () => {
    now = Date.now()
    url = await fresh()
    parlour = await open()
  })
  afterEach(() => parlour.close())

  const open = () => Parlour.open(url, { now: () => now, rest: REST, idle: 100 * REST })

  /** Plays with whoever is asked. */
  async function play(people: readonly Person[], picks: number): Promise<void> {
    for (let made = 0; made < picks; made++) {
      const person = people.find(({ keys }) => keys.length > 0)
      if (!person) throw new Error('Nobody is asked.')
      done(await person.pick(person.keys[made % person.keys.length]))
    }
  }

  /** Lets so much time go by that the hall has put its tables away. */
  async function rest(): Promise<void> {
    now += 2 * REST
    await expect.poll(() => parlour.hall.counts().awake, { timeout: 10_000 }).toBe(0)
  }

  const scenesOf = (people: readonly Person[]): (Scene | null)[] => people.map(({ scene }) => scene)

  /** What somebody who comes in now sees, with everybody's eyes. */
  async function afresh(table: string): Promise<(Scene | null)[]> {
    const people = await Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who)))
    for (const person of people) person.leave()
    return scenesOf(people)
  }

  /** The game goes on for more than 60 picks. */
  async function threeAtHarbour() {
    const { id: table } = await parlour.waitingTable([ada, bob, cleo])
    await parlour.sow(table, 1)
    await parlour.hall.start(table, ada)
    return { table, people: await Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who))) }
  }

  test('wakes when somebody picks, and those who stayed see the change alone', async () => {
    const { table, people } = await threeAtHarbour()
    for (let times = 0; times < 4; times++) {
      await play(people, 7)
      await rest()
      const seen = people.map(({ frames }) => frames.length)
      await play(people, 1)
      for (const [seat, { frames }] of people.entries())
        for (const frame of frames.slice(seen[seat])) expect(JSON.parse(frame)).not.toHaveProperty('scene')
      expect(scenesOf(people)).toEqual(await afresh(table))
    }
  })

  test('what was last done can be taken back after it woke', async () => {
    const { table, people } = await threeAtHarbour()
    let tried = 0
    for (let step = 0; step < 12; step++) {
      await play(people, 1)
      const person = people.find(({ scene }) => scene?.can.undo)
      if (!person) continue
      const before = person.scene?.picks ?? 0
      await rest()
      done(await person.do('undo'))
      expect(person.scene?.picks).toBeLessThan(before)
      expect(scenesOf(people)).toEqual(await afresh(table))
      done(await person.do('redo'))
      expect(person.scene?.picks).toBe(before)
      tried++
    }
    expect(tried).toBeGreaterThan(2)
  })

  test('what changed beside the game while it was away is seen when it wakes', async () => {
    const { table, people } = await threeAtHarbour()
    await play(people, 3)
    await rest()
    await parlour.hall.leave(table, cleo)
    await people[0].until(() => people[0].scene?.players[2].kind === 'bot')
    expect(people[0].card?.chairs[2]).toMatchObject({ kind: 'bot', gone: true })
  })

  test('who joins in the middle of a long game is shown all of it, from the database', async () => {
    const { table, people } = await threeAtHarbour()
    await play(people, 60)
    const { journal, scores } = people[0].scene ?? { journal: [], scores: [] }
    expect(journal[0].at).toBe(0)
    const [late] = await afresh(table)
    expect(late?.journal).toEqual(journal)
    expect(late?.scores).toEqual(scores)
    await parlour.close()
    parlour = await open()
    expect(await afresh(table)).toEqual(scenesOf(people))
  })

  test('its whole past is there for who looks back, and for who wants to go back by consent', async () => {
    const { people } = await threeAtHarbour()
    await play(people, 40)
    const [one, two, three] = people
    await rest()
    const { value } = (await one.ask({ do: 'at', picks: 1 })) as { readonly value: Scene }
    expect(value.picks).toBe(1)
    await rest()
    done(await one.ask({ do: 'propose', seq: one.seq, to: 1 }))
    done(await two.ask({ do: 'agree', yes: true }))
    done(await three.ask({ do: 'agree', yes: true }))
    expect(scenesOf(people).map(scene => scene?.picks)).toEqual([1, 1, 1])
    await play(people, 2)
    expect(one.scene?.picks).toBe(3)
  })
})
