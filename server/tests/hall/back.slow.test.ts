import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, cleo, done, Parlour, type Person, why } from './parlour.ts'

onEachDatabase('going back', fresh => {
  let url: string
  let parlour: Parlour
  beforeEach(async () => {
    url = await fresh()
    parlour = await Parlour.open(url)
  })
  afterEach(() => parlour.close())

  async function restart(table: string) {
    await parlour.close()
    parlour = await Parlour.open(url)
    return Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who)))
  }

  /** Everybody bids; the highest bidder is at the helm. */
  async function afterAuction() {
    const table = await parlour.table([ada, bob, cleo], { options: { storms: false } })
    const people = await Promise.all([ada, bob, cleo].map(who => parlour.sit(table, who)))
    for (const [seat, person] of people.entries()) await person.pick(String(seat === 0 ? 2 : 0))
    return { table, people }
  }

  /** Makes picks that can be taken back, with whoever is asked; returns who made them. */
  async function playOn(people: readonly Person[], picks: number): Promise<Person[]> {
    const made: Person[] = []
    while (made.length < picks) {
      const person = people.find(({ keys }) => keys.length > 0)
      if (!person) throw new Error('Nobody is asked.')
      done(await person.pick(person.keys[0]))
      made.push(person)
    }
    return made
  }

  test('undo, redo and the restart of a turn do the same before and after a restart of the server', async () => {
    const { table, people } = await afterAuction()
    let all: readonly Person[] = people
    let tried = 0
    for (let step = 0; step < 25; step++) {
      const [person] = await playOn(all, 1)
      const seat = all.indexOf(person)
      if (!person.scene?.can.undo) continue
      const after = person.scene
      done(await person.do('undo'))
      const before = person.scene
      expect(before.can.redo).toBe(true)
      // What was taken back can be made again by a server that has only read of it.
      all = await restart(table)
      expect(all[seat].scene).toEqual(before)
      done(await all[seat].do('redo'))
      expect(all[seat].scene).toEqual(after)
      all = await restart(table)
      expect(all[seat].scene).toEqual(after)
      expect(done(await all[seat].do('undo'))).toBeGreaterThan(0)
      expect(all[seat].scene).toEqual(before)
      await all[seat].do('redo')
      tried++
    }
    expect(tried).toBeGreaterThan(3)
  })

  test('whatever was done and undone, who comes in sees what those see who were there', async () => {
    const { table, people } = await afterAuction()
    const ways = ['undo', 'undo', 'redo', 'restart', 'redo'] as const
    let all: readonly Person[] = people
    for (let step = 0; step < 40; step++) {
      const [person] = await playOn(all, 1)
      const way = ways[step % ways.length]
      await person.do(way)
      if (step % 4 !== 3) continue
      const before = all.map(({ scene }) => scene)
      all = await restart(table)
      expect(all.map(({ scene }) => scene)).toEqual(before)
    }
  })

  test('past what became known, all persons have to agree', async () => {
    const { people } = await afterAuction()
    const [one, two, three] = people
    const { picks } = one.scene ?? { picks: 0 }
    expect(one.scene?.can.undo).toBe(false)
    done(await one.ask({ do: 'propose', seq: one.seq, to: 1 }))
    expect(three.card?.proposal).toEqual({ by: 0, to: 1, agreed: [0] })
    expect(why(await two.ask({ do: 'propose', seq: two.seq, to: 0 }))).toBe('server.proposalOpen')
    done(await two.ask({ do: 'agree', yes: true }))
    expect(three.scene?.picks).toBe(picks)
    done(await three.ask({ do: 'agree', yes: true }))
    for (const person of people) expect(person.scene?.picks).toBe(1)
    expect(three.scene?.waiting).toMatchObject({ prompt: 'bid', seats: [1, 2] })
    expect(why(await three.ask({ do: 'agree', yes: true }))).toBe('server.noProposal')
  })

  test('one no, or a game that went on, ends a proposal', async () => {
    const { table, people } = await afterAuction()
    const [one, two, three] = people
    await one.ask({ do: 'propose', seq: one.seq, to: 1 })
    done(await two.ask({ do: 'agree', yes: false }))
    expect(three.card?.proposal).toBe(null)
    await one.ask({ do: 'propose', seq: one.seq, to: 1 })
    await playOn(people, 1)
    expect(why(await two.ask({ do: 'agree', yes: true }))).toBe('server.noProposal')
    expect((await parlour.hall.card(table, { who: ada })).proposal).toBe(null)
  })

  test('a proposal waits through a restart; who only watches has no say', async () => {
    const { table, people } = await afterAuction()
    await people[0].ask({ do: 'propose', seq: people[0].seq, to: 0 })
    const [, two, three] = await restart(table)
    const watcher = await parlour.sit(table, null)
    expect(why(await watcher.ask({ do: 'agree', yes: true }))).toBe('server.notSeated')
    await two.ask({ do: 'agree', yes: true })
    await three.ask({ do: 'agree', yes: true })
    expect(watcher.scene?.picks).toBe(0)
  })

  test('against bots, one’s own consent is enough', async () => {
    const table = await parlour.table([ada], {
      game: 'tic-tac-toe',
      chairs: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    const one = await parlour.sit(table, ada)
    await one.pick('4')
    await one.until(() => one.scene?.picks === 2)
    done(await one.ask({ do: 'propose', seq: one.seq, to: 0 }))
    expect(one.scene?.picks).toBe(0)
  })
})
