import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { rankAndFile } from '../../../rules/chief.ts'
import { canPlace, clearingNaming, placeInEach, placeWarriors } from '../../../rules/pieces.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import type { RootTable } from '../../../state.ts'
import { prowessOf } from './hoard.ts'
import { warlordOf } from './state.ts'

/** The warlord stands up in a clearing, among the warriors there. 14.2.2 */
export function placeWarlord(t: RootTable, seat: Seat, clearing: Clearing): void {
  const player = t.state.players[seat]
  player.chief = clearing
  player.warriors[clearing]++
  t.say('hundreds.warlord', { seat, clearing })
}

/** As many warriors as his Prowess join the warlord, then one comes to each stronghold. 14.4.2 */
export function* recruit(t: RootTable, seat: Seat): Rule<boolean> {
  const player = t.state.players[seat]
  const clearing = warlordOf(t.state, seat)
  if (clearing > 0) placeWarriors(t, seat, clearing, prowessOf(player))
  const { stronghold } = player.buildings
  yield* placeInEach(
    t,
    seat,
    CLEARINGS.flatMap(one => Array<Clearing>(stronghold[one]).fill(one)),
  )
  return false
}

/** Off the map, the warlord replaces a warrior; where there is none to replace he comes anywhere. 14.4.3, G.1.29 */
export function* anoint(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  if (warlordOf(state, seat) > 0) return false
  const open = CLEARINGS.filter(one => canPlace(state, seat, one))
  const followed = open.filter(one => rankAndFile(state.players[seat], one) > 0)
  const clearing = yield* choose(t, seat, 'hundreds.anoint', followed.length > 0 ? followed : open, {
    like: clearingNaming,
    rule: followed.length > 0 ? '14.4.3.a' : '14.4.3.b',
  })
  if (followed.length > 0)
    yield* remove(t, { losses: [lostWarriors(seat, clearing, 1, seat)], battle: null, replaces: true })
  placeWarlord(t, seat, clearing)
  return false
}
