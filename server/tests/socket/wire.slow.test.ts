import { firstDifference, Match, type Report, type Seat } from '@tablee/kernel'
import { long } from '@tablee/kernel/tests/lawful.ts'
import { root } from '@tablee/root/game.ts'
import type { RootState } from '@tablee/root/state.ts'
import type { Scene } from '@tablee/table'
import { faceAhead } from '@tablee/table/gesture.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, done, everyone, Parlour } from '../hall/parlour.ts'
import { Exchange, type Line } from './line.ts'

/** After one pick in so many all that is shown is compared; secrets are looked for in every frame. */
const EVERY = long ? 1 : 10

const OPTIONS = { seating: 'asListed' }

onEachDatabase('a whole game of Root on the wire', fresh => {
  test('a seat receives its own view and nothing else, a spectator the spectator’s', async () => {
    const parlour = await Parlour.open(await fresh())
    const exchange = await Exchange.open(parlour, { allowance: { most: 1e9, perSecond: 1e9 } })
    const { id: table } = await parlour.waitingTable(everyone, { game: 'root', options: OPTIONS })
    await parlour.sow(table, 2)
    await parlour.hall.start(table, ada)
    const control = Match.start(root, { seats: 4, options: OPTIONS, seed: 2 })
    const seats = await Promise.all(everyone.map(who => exchange.join(table, who)))
    const watcher = await exchange.join(table, null)
    const eyes: [Line, Seat | null][] = [
      ...seats.map((line, seat): [Line, Seat] => [line, seat]),
      [watcher, null],
    ]

    let chance = 1
    while (control.ask) {
      const [seat] = control.ask.waiting
      const { keys } = seats[seat]
      chance = (chance * 48_271) % 2_147_483_647
      const key = keys[chance % keys.length]
      const seq = done(await seats[seat].pick(key))
      control.pickKey(seat, key)
      for (const [line, own] of eyes) {
        await line.until(() => line.seq === seq)
        if (control.picks % EVERY === 0 || !control.ask) expectScene(line.scene, control, own)
        for (const frame of line.frames.splice(0)) expectNoSecret(frame, control.state as RootState, own)
      }
    }
    expect(watcher.scene?.outcome).toEqual(control.outcome)
    expect(watcher.card?.state).toBe('over')
    await exchange.close()
    await parlour.close()
  })
})

/** The scene holds what the rules let a seat know, and no more. */
function expectScene(scene: Scene | null, control: Match, seat: Seat | null): void {
  const mayKnow = ({ to }: Report) => !to || (seat !== null && to.includes(seat))
  const known = {
    view: control.view(seat),
    face: seat === null ? null : faceAhead(control, seat),
    journal: control.history?.journal.filter(mayKnow),
    waiting: control.waiting,
    outcome: control.outcome,
    seat,
  }
  expect(firstDifference({ ...scene, ...known }, scene)).toBe(null)
  expect(Object.keys(scene ?? {}).toSorted()).toEqual(KNOWN_FIELDS)
}

const KNOWN_FIELDS = [
  ...[
    'can',
    'cast',
    'face',
    'game',
    'handOver',
    'journal',
    'mistake',
    'outcome',
    'picks',
    'players',
    'round',
  ],
  ...['scores', 'seat', 'since', 'thinking', 'turnSeat', 'view', 'waiting'],
]

/** Whatever a frame is made of: no other hand stands in it in any order that gives it away, nor the deck. */
function expectNoSecret(frame: string, { players, deck }: RootState, seat: Seat | null): void {
  const shown = seat === null ? [] : players[seat].seen.flatMap(({ cards }) => cards)
  for (const [other, { hand }] of players.entries())
    if (other !== seat && hand.length > 3 && hand.some(card => !shown.includes(card)))
      expect(frame).not.toContain(hand.join(','))
  for (let i = 0; i + 4 <= deck.length; i++) {
    const cards = deck.slice(i, i + 4)
    expect(frame.includes(cards.join(',')) || frame.includes(cards.toReversed().join(','))).toBe(false)
  }
}
