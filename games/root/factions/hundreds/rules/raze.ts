import { choose, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { ITEMS, type Item } from '../../../data/items.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { clearingNaming, onMap } from '../../../rules/pieces.ts'
import { enemyPieces, type Loss, remove } from '../../../rules/remove.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { gainItem } from './hoard.ts'
import { hasMob } from './mobs.ts'
import { type HundredsState, hundredsOf } from './state.ts'

/** What a mob burns down in a clearing: the buildings and tokens of enemies. 14.4.1 */
const burning = (state: RootState, seat: Seat, clearing: Clearing): Loss[] =>
  enemyPieces(state, seat, [clearing]).filter(({ type }) => type !== 'warrior')

/** Whether a mob finds something in a clearing. */
const isPrey = (state: RootState, seat: Seat, clearing: Clearing): boolean =>
  (state.ruins[clearing]?.length ?? 0) > 0 || burning(state, seat, clearing).length > 0

/** The mobs raze, one clearing after the other, in the order that the Hundreds like. 14.4.1 */
export function* raze(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const razed = notes.razed ?? 0
  const prey = CLEARINGS.filter(
    one => hasMob(state, seat, one) && (razed & (1 << one)) === 0 && isPrey(state, seat, one),
  )
  if (prey.length === 0) return false
  const clearing = yield* choose(t, seat, 'hundreds.raze', prey, { like: clearingNaming, rule: '14.4.1.a' })
  notes.razed = razed | (1 << clearing)
  t.say('hundreds.razed', { seat, clearing })
  yield* remove(t, { losses: burning(state, seat, clearing), battle: null })
  yield* searchRuin(t, seat, clearing)
  return true
}

raze.idle = ({ players }: RootState, seat: Seat): boolean => onMap(players[seat].tokens.mob) === 0

/** Whether they already have the twin of an item marked R. 9.7.3 */
const hasTwin = ({ hoard }: HundredsState, item: Item): boolean =>
  hoard.some(one => one.ruin && one.item === item)

const TWIN: ObjectionTo<Item> = { why: item => say('hundreds.why.twin', { item }), rule: '9.7.3.c' }

/** An item of the ruin, which goes with its last one. Of two they alone look at both. 14.4.1, 9.7.3 */
function* searchRuin(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const items = t.state.ruins[clearing]
  if (!items || items.length === 0) return
  const own = hundredsOf(t.state.players[seat])
  t.reveal()
  const kinds = sift(
    ITEMS.filter(one => items.includes(one)), // not in the order they lie: nobody knows it
    one => (hasTwin(own, one) ? TWIN : null),
  )
  if (items.length > 1 || kinds.free.length === 0) look(own, clearing)
  if (kinds.free.length === 0) {
    t.say('hundreds.foundNothing', { seat, clearing })
    return
  }
  const item = yield* choose(t, seat, 'hundreds.ruin', kinds.free, {
    say: one => say('item', { item: one }),
    values: () => ({ clearing }),
    rule: '9.7.3.a',
    // Not being asked would tell that two are alike, or that one is a twin.
    always: items.length > 1,
    refused: kinds,
  })
  items.splice(items.indexOf(item), 1)
  t.reveal()
  t.say('hundreds.found', { seat, clearing, item })
  if (items.length === 0) {
    t.state.ruins[clearing] = null
    t.say('hundreds.ruinGone', { clearing })
  }
  yield* gainItem(t, seat, item, true)
}

function look({ looked }: HundredsState, clearing: Clearing): void {
  if (!looked.includes(clearing)) looked.push(clearing)
}
