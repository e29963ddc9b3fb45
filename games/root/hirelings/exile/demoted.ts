import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { type Act, actOf } from '../../rules/acts.ts'
import { hasCards, takeRandomCard } from '../../rules/cards.ts'
import { factionAt } from '../../rules/faction.ts'
import { factionPiecesOf } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { clearingNaming, partyNaming } from '../../rules/pieces.ts'
import { hideItems } from '../../rules/ruins.ts'
import { hasPiece } from '../../rules/ruler.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { craftedNaming } from './items.ts'

/** The Brigand: two things by day, each once. */
export const demoted = side({
  id: 'brigand',
  *setUp(t) {
    hideItems(t, 1)
  },
  offering: { acts: ['brigandRuin', 'brigandSteal'], may, offers, take },
})

/** The ruins with items beside a seat's faction pieces. */
const ruins = (state: RootState, seat: Seat): Clearing[] =>
  factionPiecesOf(state, seat).filter(clearing => (state.ruins[clearing]?.length ?? 0) > 0)

/** The players with cards who share a clearing with a seat. */
const neighbours = (state: RootState, seat: Seat): Seat[] =>
  state.order.filter(
    other =>
      other !== seat &&
      hasCards(state, other) &&
      CLEARINGS.some(one => hasPiece(state.players[seat], one) && hasPiece(state.players[other], one)),
  )

const ready = ({ players }: RootState, seat: Seat): Item[] => [
  ...new Set(players[seat].items.filter(({ exhausted }) => !exhausted).map(({ item }) => item)),
]

const robs = (state: RootState, seat: Seat): boolean =>
  !state.turn.notes.brigandRuin && ruins(state, seat).length > 0

const steals = (state: RootState, seat: Seat): boolean =>
  !state.turn.notes.brigandSteal && ready(state, seat).length > 0 && neighbours(state, seat).length > 0

function may(state: RootState, party: Party, seat: Seat): number {
  if (state.turn.phase !== 'daylight' || state.players[party].controller !== seat) return 0
  return (robs(state, seat) ? 1 : 0) + (steals(state, seat) ? 1 : 0)
}

const ROB: Act = { do: 'brigandRuin', final: true }

function offers(state: RootState, _: Party, seat: Seat) {
  const acts: Act[] = []
  if (robs(state, seat)) acts.push(ROB)
  if (steals(state, seat)) acts.push(actOf('brigandSteal'))
  return { acts, refusals: [] }
}

function* take(t: RootTable, party: Party, seat: Seat, act: Act): Rule {
  t.state.turn.notes[act.do] = 1
  t.state.turn.notes.ended = 0
  t.say('hireling.acts', { party })
  if (act.do === 'brigandRuin') yield* rob(t, seat)
  else yield* steal(t, seat)
}

/** An item of a ruin; the last one takes the ruin with it. */
function* rob(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(t, seat, 'brigand.ruin', ruins(t.state, seat), {
    like: clearingNaming,
    rule: 'hireling.exile.demoted.a',
    waits: true,
    final: true,
  })
  const found = t.state.ruins[clearing] ?? []
  const item = found.splice(t.random(found.length), 1)[0]
  t.reveal()
  if (found.length === 0) t.state.ruins[clearing] = null
  t.say('brigand.found', { seat, clearing, item })
  const faction = factionAt(t.state, seat)
  if (faction.gainItem) yield* faction.gainItem(t, seat, item)
  else t.state.players[seat].items.push({ item, exhausted: false })
}

/** A crafted item is exhausted for a random card of a neighbour. */
function* steal(t: RootTable, seat: Seat): Rule {
  const rule = 'hireling.exile.demoted.b'
  const item = yield* choose(t, seat, 'brigand.item', ready(t.state, seat), { like: craftedNaming, rule })
  const victim = yield* choose(t, seat, 'brigand.whom', neighbours(t.state, seat), {
    like: partyNaming,
    rule,
    waits: true,
    final: true,
  })
  const spent = t.state.players[seat].items.find(one => one.item === item && !one.exhausted)
  if (spent) spent.exhausted = true
  t.say('brigand.spent', { seat, item })
  takeRandomCard(t, victim, seat)
}
