import { fewest, prefer } from '@tablee/common/prefer.ts'
import { choose, maybe, type Rule } from '@tablee/kernel'
import { driveOff } from '../../rules/flee.ts'
import { spendGold } from '../../rules/gold.ts'
import { distances } from '../../rules/hex.ts'
import { reveal } from '../../rules/move.ts'
import { placesOf, spotOf } from '../../rules/query.ts'
import type { DiluviumTable, Place, Warship } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

/** s10.18: a ship of yours that stops on a Federated Archipelago turns its token. */
export function showToken(t: DiluviumTable, place: Place): void {
  const { token } = place
  if (!token || token.up) return
  token.up = true
  t.reveal()
  t.say('archipelago.seen', { place: spotOf(place), n: token.n })
}

/** s10.19 to s10.22: your Exploration Ship may buy the archipelago off. */
export function* corrupt(t: DiluviumTable, place: Place): Rule {
  const { token } = place
  if (!token || t.state.players[0].gold < token.n) return
  const deed = yield* maybe(t, 0, 'corrupt', ['pay'], {
    say: () => say('corrupt.pay', { gold: token.n }),
    at: () => `place:${place.at}`,
    values: () => ({ place: spotOf(place) }),
    pass: say('corrupt.later'),
    rule: 's10.19',
  })
  if (deed === null) return
  spendGold(t, 0, token.n)
  place.token = null
  t.say('corrupted', { place: spotOf(place) })
}

/** s10.12 to s10.17: a beaten Warship comes back at the nearest archipelago that your Warship does not hold. */
export function* respawn(t: DiluviumTable, warship: Warship): Rule<boolean> {
  const { state } = t
  const { city, warships } = state.players[0]
  const far = distances([city], at => state.places[at]?.city === null)
  const open = placesOf(state).filter(({ at, token }) => token && warships.every(one => one.at !== at))
  const nearest = prefer(open, [fewest('distance', ({ at }) => far.get(at) ?? Number.POSITIVE_INFINITY)])
  if (!nearest) return false
  const place = yield* choose(t, 0, 'respawn', nearest.left, {
    key: ({ at }) => at,
    say: one => say('place', { place: spotOf(one) }),
    at: ({ at }) => `place:${at}`,
    rule: 's10.16',
  })
  warship.at = place.at
  t.say('respawned', { party: RIVAL, place: spotOf(place) })
  if (!place.up) yield* reveal(t, RIVAL, place) // As wherever its Warship comes: rwar.4.
  yield* driveOff(t, RIVAL, place) // s10.14, s10.15
  return true
}
