import {
  anyOf,
  choose,
  type Next,
  type Room,
  type Rule,
  speaker,
  type Table,
  type Text,
  together,
} from '@tablee/kernel'

/** Two rescuers: the group takes a tool, both choose a path in secret, the second goes left or right. */
interface Rescue {
  tool: string
  paths: string[]
}

const en = {
  tool: () => 'Take a tool, for all.',
  path: () => 'Choose a path in secret.',
  side: () => 'Left or right?',
  answer: (v: { answer: string }) => v.answer,
  end: () => 'The rescue is over.',
} satisfies Text
type RescueText = typeof en
type RescueTable = Table<Rescue, RescueText>
const say = speaker<RescueText>()
const naming = { say: (answer: string) => say('answer', { answer }) }

function* plan(t: RescueTable): Rule<Next> {
  const { value } = yield* anyOf(t, [0, 1], 'tool', ['rope', 'lamp', 'map'], naming)
  t.state.tool = value
  return 'walk'
}

function* walk(t: RescueTable): Rule<Next> {
  t.state.paths = yield* together(t, [0, 1], 'path', () => ['hill', 'cave', 'ford'], naming)
  const side = yield* choose(t, 1, 'side', ['left', 'right'], naming)
  const { tool, paths } = t.state
  const saved = tool === 'lamp' && paths[0] === 'cave' && paths[1] === 'cave' && side === 'right'
  return t.over({ winners: saved ? [0, 1] : [], why: say('end') })
}

/** A cooperative game with one way to win: the lamp, both in the cave, then right. */
export const rescue: Room<Rescue, RescueText> = {
  game: {
    id: 'rescue',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    start: () => ({ tool: '', paths: [] }),
    first: 'plan',
    steps: { plan, walk },
    view: state => state,
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: (_, seat) => `seat${seat + 1}`,
    bound: 4,
  },
  text: { en, fr: en },
  brain: { value: () => [0, 0] },
}
