import { choose, maybe, type Rule, type Seat, sift } from '@tablee/kernel'
import { type AdventureId, AREAS, type CardId, type TempleId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table, Unit, Units } from '../../state.ts'
import { say } from '../../text/say.ts'
import { moveUnit, nobody } from '../assets.ts'
import { byCard, byUnit } from '../naming.ts'
import { takeAdventure } from '../offers.ts'
import { isTemple, mountOf } from '../query.ts'
import { fill, present } from '../units.ts'

/** Whether a card is a temple's. */
export const isTempleCard = (card: CardId): card is TempleId => isTemple(card as TempleId)

/** adventure.4, temple.2: whether units meet what a card asks for. */
export function suffices(state: Perseverance3, seat: Seat, card: CardId, units: Units): boolean {
  const { data, players } = state
  const { requires } = isTempleCard(card) ? data.temples[card] : data.adventures[card]
  // mounted.9: whoever the temple will defeat must be there, and a leader cannot be.
  if (isTempleCard(card) && units[data.temples[card].loss] === 0) return false
  return fill(requires, units, mountOf(state, players[seat]))
}

/** adventure.1: the cards that lie open. */
export function offeredAdventures({ adventures }: Perseverance3): AdventureId[] {
  const cards: AdventureId[] = []
  for (const area of AREAS) cards.push(...adventures[area].open)
  return cards
}

/** adventure.6: whether a seat can start an adventure of the wilderness now. */
export function canStart(state: Perseverance3, seat: Seat): boolean {
  const { adventure, home } = state.players[seat]
  return adventure === null && offeredAdventures(state).some(card => suffices(state, seat, card, home))
}

const TOO_FEW = { why: say('no.units'), rule: 'adventure.4' }

/** adventure.1 to adventure.5: a card of the offer, and units onto it. */
export function* startAdventure(t: Perseverance3Table, seat: Seat): Rule {
  const { state } = t
  const { home } = state.players[seat]
  const cards = sift(offeredAdventures(state), card => (suffices(state, seat, card, home) ? null : TOO_FEW))
  const card = yield* maybe(t, seat, 'adventure.card', cards.free, {
    like: byCard,
    refused: cards,
    rule: 'adventure.1',
  })
  if (card === null) return
  yield* sendUnits(t, seat, card)
  takeAdventure(t, card)
}

/** adventure.2, adventure.3: units of Home go onto a card, at least those it asks for. */
export function* sendUnits(t: Perseverance3Table, seat: Seat, card: CardId): Rule {
  const player = t.state.players[seat]
  const { requires } = isTempleCard(card) ? t.state.data.temples[card] : t.state.data.adventures[card]
  const units = nobody()
  player.adventure = { card, stage: 1, units, prone: false }
  t.say('adventure.started', { seat, card })
  for (;;) {
    const enough = suffices(t.state, seat, card, units)
    const more: (Unit | 'done')[] = present(player.home)
    if (enough) more.push('done')
    const one = yield* choose(t, seat, 'adventure.units', more, {
      ...sendNaming,
      values: () => ({ card, enough, requires }),
    })
    if (one === 'done') break
    moveUnit(player.home, units, one)
  }
  t.say('adventure.sent', { seat, card, units: { ...units } })
}

const sendNaming = {
  say: (one: Unit | 'done') => (one === 'done' ? say('adventure.done') : byUnit.say(one)),
  at: (one: Unit | 'done') => (one === 'done' ? [] : byUnit.at(one)),
  rule: 'adventure.2',
  waits: true,
}
