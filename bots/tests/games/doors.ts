import { choose, type Next, type Room, type Rule, speaker, type Table, type Text } from '@tablee/kernel'

/** How many doors there are. */
export const DOORS = 150
/** The door that hides the treasure; doors from FAVOURED on look more promising than those before. */
const TREASURE = 127
const FAVOURED = 110
/** How many idle picks follow, after which the treasure is lost again. */
const IDLE = 60

interface Doors {
  door: number
  found: boolean
  idle: number
}

const en = {
  door: () => 'Open a door.',
  look: () => 'Look behind it?',
  idle: () => 'Wait.',
  answer: (v: { answer: string }) => v.answer,
  end: () => 'Time is up.',
} satisfies Text
type DoorsText = typeof en
type DoorsTable = Table<Doors, DoorsText>
const say = speaker<DoorsText>()
const naming = { say: (answer: string | number) => say('answer', { answer: String(answer) }) }

function* open(t: DoorsTable): Rule<Next> {
  const doors = Array.from({ length: DOORS }, (_, door) => door)
  t.state.door = yield* choose(t, 0, 'door', doors, naming)
  const look = yield* choose(t, 0, 'look', ['away', 'behind'], naming)
  t.state.found = look === 'behind' && t.state.door === TREASURE
  return 'wait'
}

function* wait(t: DoorsTable): Rule<Next> {
  yield* choose(t, 0, 'idle', ['stand', 'sit'], naming)
  if (++t.state.idle < IDLE) return 'wait'
  return t.over({ winners: [], why: say('end'), rivals: ['time'] })
}

/** One seat, many candidates, two picks that are worth something only together, and a long end. */
export const doors: Room<Doors, DoorsText> = {
  game: {
    id: 'doors',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    start: () => ({ door: -1, found: false, idle: 0 }),
    first: 'open',
    steps: { open, wait },
    view: state => state,
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: () => 'seat1',
    bound: IDLE + 2,
  },
  text: { en, fr: en },
  brain: {
    value: ({ found }) => [found ? 0.9 : 0.2],
    prior: (_, seat, ask) =>
      Array.from({ length: ask.count(seat) }, (_, index) => {
        if (ask.id === 'door') return index >= FAVOURED ? 10 : 1
        return index === 1 ? 5 : 1
      }),
    depth: 4,
  },
}
