import { choose, type Next, type Room, type Rule, speaker, type Table, type Text } from '@tablee/kernel'

/** One castaway loads a raft in six picks, then the sea rolls a die. */
interface Raft {
  load: string[]
}

const en = {
  load: () => 'Load something.',
  sea: () => 'Sail or row?',
  answer: (v: { answer: string }) => v.answer,
  end: () => 'The journey is over.',
} satisfies Text
type RaftText = typeof en
type RaftTable = Table<Raft, RaftText>
const say = speaker<RaftText>()
const naming = { say: (answer: string) => say('answer', { answer }) }

const PICKS = 6
const GOODS: readonly string[] = ['gold', 'water', 'oar', 'cloth']

function* load(t: RaftTable): Rule<Next> {
  t.state.load.push(yield* choose(t, 0, 'load', GOODS, naming))
  return t.state.load.length < PICKS ? 'load' : 'sail'
}

/** Gold is of no use; the more water and oars in equal parts, the likelier the raft comes home. */
function* sail(t: RaftTable): Rule<Next> {
  yield* choose(t, 0, 'sea', ['sail', 'row'], naming)
  const count = (what: string) => t.state.load.filter(one => one === what).length
  const home = t.random(8) < 2 * Math.min(count('water'), count('oar'))
  return t.over({ winners: home ? [0] : [], why: say('end') })
}

/** A plan of six picks that look alike: only the whole of it is good or bad, and what looks best is of no use. */
export const raft: Room<Raft, RaftText> = {
  game: {
    id: 'raft',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    start: () => ({ load: [] }),
    first: 'load',
    steps: { load, sail },
    view: state => state,
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: () => 'castaway',
    bound: PICKS + 1,
  },
  text: { en, fr: en },
  brain: {
    value: ({ load: loaded }) => [loaded.filter(one => one === 'water').length / 100],
    prior: (_, seat, ask) => Array.from({ length: ask.count(seat) }, (_, index) => (index === 0 ? 2 : 1)),
    drafts: ['load'],
    together: true,
  },
}
