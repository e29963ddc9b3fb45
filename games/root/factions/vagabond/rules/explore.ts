import { maybe, type Objection, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { ITEMS, type Item } from '../../../data/items.ts'
import { type Clearing, isForest } from '../../../data/map.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { notReady } from './action.ts'
import { exhaustOne, gain, hasReady } from './items.ts'
import { type VagabondState, vagabondAt } from './state.ts'

/** What lies under the ruin where he stands; null where there is none, nothing under one that never held an item. */
function underRuin(state: RootState, seat: Seat): Item[] | null {
  const { pawn } = state.players[seat]
  return isForest(pawn) ? null : state.ruins[pawn]
}

const NO_RUIN: Objection = { why: say('vagabond.why.noRuin'), rule: '9.5.3.a' }
const EMPTY_RUIN: Objection = { why: say('vagabond.why.emptyRuin'), rule: 'ruling.r-122.b' }
const NO_TORCH = notReady('torch', '9.5.3.a')

/** What speaks against exploring: a torch is needed, and a ruin with something under it. 9.5.3 */
export function againstExploring(state: RootState, seat: Seat): Objection | null {
  const items = underRuin(state, seat)
  if (items === null) return NO_RUIN
  if (items.length === 0) return EMPTY_RUIN
  return hasReady(vagabondAt(state, seat), 'torch') ? null : NO_TORCH
}

/** Whether he already has the twin of an item marked R. 9.7.3 */
const hasTwin = ({ items }: VagabondState, item: Item): boolean =>
  items.some(one => one.ruin && one.item === item)

/** Explore: a torch to take an item from the ruin, and a point. 9.5.3 */
export function* explore(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const clearing = state.players[seat].pawn
  const vagabond = vagabondAt(state, seat)
  const items = state.ruins[clearing]
  if (!items) return
  exhaustOne(t, seat, 'torch')
  t.reveal()
  if (items.length > 1) yield* lookAndTake(t, seat, clearing, items)
  else if (hasTwin(vagabond, items[0])) {
    look(vagabond, clearing)
    t.say('vagabond.exploredNothing', { seat, clearing })
  } else takeItem(t, seat, clearing, items, items[0])
}

const TWIN: ObjectionTo<Item> = { why: item => say('vagabond.why.twin', { item }), rule: '9.7.3.c' }

/** Two items: he alone looks at both, and may take one whose twin he does not have. 9.7.3 */
function* lookAndTake(t: RootTable, seat: Seat, clearing: Clearing, items: Item[]): Rule {
  const vagabond = vagabondAt(t.state, seat)
  look(vagabond, clearing)
  const kinds = sift(
    ITEMS.filter(one => items.includes(one)), // not in the order they lie: nobody knows it
    one => (hasTwin(vagabond, one) ? TWIN : null),
  )
  const item = yield* maybe(t, seat, 'vagabond.explore.take', kinds.free, {
    say: one => say('item', { item: one }),
    pass: say('vagabond.explore.nothing'),
    rule: '9.7.3.a',
    always: true,
    refused: kinds,
  })
  if (item === null) t.say('vagabond.exploredNothing', { seat, clearing })
  else takeItem(t, seat, clearing, items, item)
}

function look({ looked }: VagabondState, clearing: Clearing): void {
  if (!looked.includes(clearing)) looked.push(clearing)
}

/** The item is revealed and taken; the ruin goes with its last one. 9.5.3 */
function takeItem(t: RootTable, seat: Seat, clearing: Clearing, items: Item[], item: Item): void {
  items.splice(items.indexOf(item), 1)
  t.reveal()
  t.say('vagabond.explored', { seat, clearing, item })
  gain(t, seat, item, true)
  if (items.length === 0) {
    t.state.ruins[clearing] = null
    t.say('vagabond.ruinGone', { clearing })
  }
  score(t, seat, 1, 'ruins')
}
