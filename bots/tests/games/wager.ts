import { choose, type Next, type Room, type Rule, speaker, type Table, type Text } from '@tablee/kernel'

/** Seat 2 holds a hidden card; seat 1 names it, or rolls a die that wins on 4 to 6. */
interface Wager {
  card: number
}

const en = {
  call: () => 'Name the card, or roll the die.',
  answer: (v: { answer: string }) => v.answer,
  end: () => 'The card is shown.',
} satisfies Text
type WagerText = typeof en
const say = speaker<WagerText>()

function* call(t: Table<Wager, WagerText>): Rule<Next> {
  const answer = yield* choose(t, 0, 'call', ['0', '1', '2', 'roll'], {
    say: answer => say('answer', { answer }),
  })
  const won = answer === 'roll' ? t.roll(6) >= 4 : Number(answer) === t.state.card
  return t.over({ winners: [won ? 0 : 1], why: say('end') })
}

/** A game in which to see the hidden card would change everything. */
export const wager: Room<Wager, WagerText> = {
  game: {
    id: 'wager',
    version: 1,
    seats: { min: 2, max: 2 },
    options: { card: { kind: 'number', min: 0, max: 2, default: 0 } },
    start: ({ options }) => ({ card: Number(options.card) }),
    first: 'call',
    steps: { call },
    view: ({ card }, seat) => (seat === 1 ? { card } : {}),
    redeal: (state, seat, chance) => {
      if (seat !== 1) state.card = chance.below(3)
    },
    invariants: () => [],
    round: () => 1,
    party: (_, seat) => `seat${seat + 1}`,
    bound: 1,
  },
  text: { en, fr: en },
}
