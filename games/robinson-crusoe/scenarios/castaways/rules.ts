import type { Message, Rule } from '@tablee/kernel'
import { askGroup } from '../../rules/ask.ts'
import type { Specials } from '../../rules/cards/special.ts'
import { win } from '../../rules/ending.ts'
import { hasItem } from '../../rules/items.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { type Scenario, storyIn } from '../scenario.ts'
import type { StoryOf } from '../stories.ts'

/** How much wood each stage of the woodpile takes. */
const STAGES: readonly number[] = [1, 2, 3, 4, 5]

/** The ship may pass from this round on. */
const SHIP = 10

const storyOf = (state: Robinson): StoryOf<'castaways'> => storyIn(state, 'castaways')

/** The stage that may take wood: the leftmost that is not full, unless another took some this round. L1705 */
function openStage({ woodpile, touched }: StoryOf<'castaways'>): number {
  const stage = woodpile.findIndex((wood, place) => wood < STAGES[place])
  return touched < 0 || touched === stage ? stage : -1
}

/** Wood goes onto the pile, as far as its stage takes it; the rest is lost. L1723 */
function pile(t: RobinsonTable, wood: number): void {
  const story = storyOf(t.state)
  const stage = openStage(story)
  if (stage < 0 || wood === 0) return
  story.woodpile[stage] = Math.min(STAGES[stage], story.woodpile[stage] + wood)
  story.touched = stage
  t.say('woodpile', { stage: stage + 1, wood: story.woodpile[stage], of: STAGES[stage] })
  checkShip(t)
}

/** The signal is seen: a full woodpile, fire, and a ship. L1703 */
function checkShip(t: RobinsonTable): void {
  const { state } = t
  const full = storyOf(state).woodpile.every((wood, stage) => wood === STAGES[stage])
  if (state.round >= SHIP && full && hasItem(state, 'fire')) win(t, 'end.castaways')
}

const woodNaming = {
  say: (wood: number): Message => say('woodpile.put', { wood }),
  at: (_: number): string => 'woodpile',
  rule: 'scenario.1.6',
}

/** Wood may be laid on the pile at any time before the actions: the last moment is as good as any. */
function* layWood(t: RobinsonTable): Rule {
  const { state } = t
  const story = storyOf(state)
  const stage = openStage(story)
  if (stage < 0 || state.available.wood === 0) return
  const most = Math.min(state.available.wood, STAGES[stage] - story.woodpile[stage])
  const wood = yield* askGroup(t, 'woodpile.how', AMOUNTS.slice(0, most + 1), woodNaming)
  state.available.wood -= wood
  pile(t, wood)
}

const AMOUNTS: readonly number[] = [0, 1, 2, 3, 4, 5]

/** What its irregular tokens and inventions do. */
const specials: Specials = {
  // The Mast and the Oil.
  'woodpile:3': t => pile(t, 3),
  'woodpile:2': t => pile(t, 2),
}

/** What Castaways adds to the rules. */
export const castaways: Scenario = {
  id: 'castaways',
  specials,
  story: () => ({ id: 'castaways', woodpile: [0, 0, 0, 0, 0], touched: -1 }),

  // Wood that was kept is safe on the pile before the event comes.
  *roundStart(t) {
    storyOf(t.state).touched = -1
    checkShip(t)
    yield* layWood(t)
  },

  *book() {}, // L1707
  preAction: layWood,

  *endOfActions(t) {
    checkShip(t)
  },

  idle: ({ story }, special) =>
    special.startsWith('woodpile:') && story.id === 'castaways' && openStage(story) < 0,

  goal: state => say('goal.castaways', { woodpile: storyOf(state).woodpile, fire: hasItem(state, 'fire') }),
}
