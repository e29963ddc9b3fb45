import { take } from '@tablee/common/piles.ts'
import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CARD_RESOURCE, type CardId } from '../data/cards.ts'
import type { DiluviumTable } from '../state.ts'
import { say } from '../text/say.ts'
import { chooseSpace, mayExplore, placeMarker } from './explore.ts'
import { sailToWar } from './fight.ts'
import { gainGold, gainResource, raiseStrength } from './gold.ts'
import { sailTo } from './move.ts'
import { isBarred, placeAt, placesOf, spotOf } from './query.ts'
import type { Ship } from './scenario.ts'
import { moveSettler } from './settle.ts'

/** A seat plays a Ruins card: it goes to the discard, and does what it says (base.turn.7). */
export function* playCard(t: DiluviumTable, seat: Seat, card: CardId): Rule {
  const { players, ruins, data } = t.state
  take(players[seat].hand, card)
  ruins.discard.push(card)
  t.reveal()
  t.say('card.played', { party: seat, card })
  const { n } = data.cards[card]
  const resource = CARD_RESOURCE[card]
  if (resource) gainResource(t, seat, resource, n)
  else if (card === 'ruGold') yield* gainGold(t, seat, n)
  else if (card === 'ruStrength') raiseStrength(t, seat, n)
  else if (card === 'ruSettle') yield* settleBy(t, seat, n)
  else if (card === 'ruMarker') yield* markTile(t, seat)
  else yield* sailBy(t, seat, n)
}

/** card.5 */
function* settleBy(t: DiluviumTable, seat: Seat, settlers: number): Rule {
  for (let left = settlers; left > 0; left--) if (!(yield* moveSettler(t, seat, 'card', null, left))) return
}

/** card.7 to card.9: the next marker goes on any tile that is face up. */
function* markTile(t: DiluviumTable, seat: Seat): Rule {
  const { state } = t
  const tiles = placesOf(state)
    .filter(place => mayExplore(state, seat, place) && !isBarred(state, seat, place.at))
    .map(({ at }) => at)
  if (tiles.length === 0) return t.say('card.idle', { card: 'ruMarker' })
  const at = yield* choose(t, seat, 'card.tile', tiles, {
    say: one => say('place', { place: spotOf(placeAt(state, one)) }),
    at: one => `place:${one}`,
    rule: 'card.7',
    leads: 'explore.space',
  })
  const place = placeAt(state, at)
  const space = yield* chooseSpace(t, seat, place, false)
  if (space !== null) yield* placeMarker(t, seat, place, space)
}

/** card.10 to card.12: one ship moves; a Warship resolves its arrival, an Exploration Ship does not explore. */
function* sailBy(t: DiluviumTable, seat: Seat, free: number): Rule {
  const ship = yield* choose(t, seat, 'card.ship', ['explorer', 'warship'] as const satisfies Ship[], {
    say: one => say('ship', { ship: one }),
    at: one => (one === 'explorer' ? `explorer:${seat}` : `warship:${seat}:0`),
    rule: 'card.10',
  })
  if (ship === 'warship') yield* sailToWar(t, seat, free, false)
  else yield* sailTo(t, seat, { ship, free, paid: false })
}
