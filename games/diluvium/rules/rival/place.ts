import { choose, type Rule } from '@tablee/kernel'
import { CARD_RESOURCE, type CardId } from '../../data/cards.ts'
import type { Resource } from '../../data/types.ts'
import type { DiluviumTable, Place, Settler } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'
import { nextCard } from '../cards.ts'
import { discardSupply, gainGold, no, raiseStrength } from '../gold.ts'
import { rivalOf, spotOf } from '../query.ts'
import { hooksOf } from '../scenario.ts'
import { nextSettlement, rotate } from './column.ts'
import { rivalFight } from './fight.ts'
import { MISSING, takeRivalMarker } from './markers.ts'

/** rcolonise.1: two settlers of its reserve, one after the other. */
export function* rivalColonise(t: DiluviumTable, settlers = 2): Rule {
  const { flags } = t.state
  for (let left = settlers; left > 0; left--) {
    const lacking = rivalOf(t.state).reserve.length === 0
    yield* rivalPlace(t)
    if (lacking && flags.rivalTenGoldOncePerAction) return // rcolonise.21
  }
}

/** The rival places a settler by its column (rcolonise.10 to rcolonise.22). */
export function* rivalPlace(t: DiluviumTable, preferred: Place | null = null): Rule {
  const { state } = t
  const rival = rivalOf(state)
  if (rival.reserve.length === 0) {
    t.say('rival.noSettler', { party: RIVAL })
    return yield* gainGold(t, RIVAL, MISSING) // rcolonise.19
  }
  const next = nextSettlement(state, preferred)
  if (!next) {
    if (yield* hooksOf(state).cannotPlace?.(t) ?? no()) return
    return yield* cannotPlace(t)
  }
  const { left } = next.preference
  const { place, island } = yield* choose(t, 0, 'rival.tie', left, {
    key: one => `${one.place.at}:${one.island.type}`,
    say: one => say('settler.island', { place: spotOf(one.place), type: one.island.type }),
    at: one => `island:${one.place.at}:${one.island.type}`,
    values: () => ({ type: next.type }),
    rule: 'rcolonise.14',
  })
  island.settlers.push(rival.reserve.pop() as Settler)
  t.say('rival.settled', { party: RIVAL, place: spotOf(place), type: next.type, others: left.length - 1 })
  rotate(state, next.type)
  yield* hooksOf(state).rivalSettled?.(t, place, island) ?? []
  if (next.type === 'ruins') yield* rivalCard(t) // rcolonise.18
}

/** rcolonise.5 to rcolonise.7, rcolonise.22: 1 gold, and a resource of the highest token that is no Ruins leaves its pile. */
export function* cannotPlace(t: DiluviumTable): Rule {
  const { state } = t
  const type = rivalOf(state).column.find(one => one !== 'ruins') as Resource
  t.say('rival.cannotPlace', { party: RIVAL })
  discardSupply(t, type, 1)
  yield* gainGold(t, RIVAL, 1)
}

/** The rival draws a Ruins card and applies it at once; cards within cards come first (rruins.10). */
export function* rivalCard(t: DiluviumTable): Rule {
  const card = nextCard(t)
  if (card === null) return t.say('ruins.none')
  t.state.ruins.discard.push(card)
  t.say('rival.card', { party: RIVAL, card })
  yield* apply(t, card)
}

function* apply(t: DiluviumTable, card: CardId): Rule {
  const { state } = t
  const rival = rivalOf(state)
  const { n } = state.data.cards[card]
  const resource = CARD_RESOURCE[card]
  if (resource)
    discardSupply(t, resource, n) // rruins.1
  else if (card === 'ruGold') yield* gainGold(t, RIVAL, n)
  else if (card === 'ruSettle') yield* rivalColonise(t, n)
  else if (card === 'ruStrength') raiseStrength(t, RIVAL, n)
  else if (card === 'ruMarker') {
    if (rival.markers === 0) return // rruins.6
    const gold = takeRivalMarker(t)
    rival.markersGone++
    yield* gainGold(t, RIVAL, gold)
  } else if (rival.beaten)
    t.say('rival.stays.home', { party: RIVAL }) // rruins.9
  else yield* rivalFight(t, n)
}
