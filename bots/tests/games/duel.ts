import { type Next, type Room, type Rule, speaker, type Table, type Text, together } from '@tablee/kernel'

/** What beats what; a straw beats nothing. */
const BEATS: { readonly [sign: string]: string } = {
  rock: 'scissors',
  paper: 'rock',
  scissors: 'paper',
  straw: '',
}

const en = {
  sign: () => 'Choose a sign in secret.',
  answer: (v: { answer: string }) => v.answer,
  end: () => 'The signs are shown.',
} satisfies Text
type DuelText = typeof en
const say = speaker<DuelText>()

function* show(t: Table<{ signs: string[] }, DuelText>): Rule<Next> {
  const signs = yield* together(t, [0, 1], 'sign', () => Object.keys(BEATS), {
    say: (answer: string) => say('answer', { answer }),
  })
  t.state.signs = signs
  const beats = (a: string, b: string) => BEATS[a] === b || (b === 'straw' && a !== b)
  const winners = [0, 1].filter(seat => beats(signs[seat], signs[1 - seat]))
  return t.over({ winners, why: say('end') })
}

/** Rock, paper, scissors and a straw that loses to them all: both choose at once. */
export const duel: Room<{ signs: string[] }, DuelText> = {
  game: {
    id: 'duel',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    start: () => ({ signs: [] }),
    first: 'show',
    steps: { show },
    view: state => state,
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: (_, seat) => `seat${seat + 1}`,
    bound: 2,
  },
  text: { en, fr: en },
}
