import { choose, type Next, type Rule, type Seat } from '@tablee/kernel'
import type { FactionId, Phase, RootState, RootTable, Turn } from '../state.ts'
import { say } from '../text/say.ts'
import { type Act, actNaming, birdsongWindow } from './acts.ts'
import { discardToLimit } from './cards.ts'
import { checkDominance } from './dominance.ts'
import { timedEffects } from './effect.ts'
import { type FactionRules, factionAt, type Part } from './faction.ts'
import { changeHands } from './hirelings/gain.ts'
import { drawOrInform } from './informants.ts'
import { landmarkOf } from './landmark.ts'
import { addOffers, type Offers, takeOffer } from './offers.ts'
import { isSeated } from './party.ts'

/** A fresh turn record. */
export function newTurn(seat: Seat): Turn {
  return {
    seat,
    phase: 'birdsong',
    part: 0,
    activated: Array(13).fill(0),
    used: [],
    discarded: [],
    actions: 0,
    notes: {},
  }
}

/** A turn begins. 1.4.1 */
export function* turn(t: RootTable, seat: Seat): Rule<Next> {
  t.state.turn = newTurn(seat)
  if (isSeated(t.state.players[seat])) t.turn(seat)
  t.say('turn.begins', { seat, round: t.state.round })
  return 'part'
}

/** The parts of the phase that runs, up to and including the next one that asks something: so steps stay short. */
export function* part(t: RootTable): Rule<Next> {
  const { state } = t
  const { turn } = state
  const phases = partsOf(factionAt(state, turn.seat))
  for (;;) {
    const parts = phases[turn.phase]
    while (turn.part < parts.length && parts[turn.part].idle?.(state, turn.seat)) turn.part++
    if (turn.part >= parts.length) {
      if (!nextPhase(t)) return ['turn', nextSeat(state)]
      continue
    }
    const rule = parts[turn.part](t, turn.seat)
    let result = rule.next(0)
    const asks = !result.done
    while (!result.done) result = rule.next(yield result.value)
    if (!result.value) turn.part++
    if (asks) return 'part'
  }
}

const NEXT: { readonly [P in Phase]: Phase | null } = {
  birdsong: 'daylight',
  daylight: 'evening',
  evening: null,
}

/** Goes on to the next phase; tells whether there is one. */
function nextPhase(t: RootTable): boolean {
  const { turn } = t.state
  const next = NEXT[turn.phase]
  if (next === null) return false
  turn.phase = next
  turn.part = 0
  t.say('phase.begins', { phase: next })
  return true
}

function nextSeat(state: RootState): Seat {
  const { order, turn } = state
  const place = (order.indexOf(turn.seat) + 1) % order.length
  if (place === 0) state.round++
  return order[place]
}

/** Ends the phase at once, whatever is left of it. */
export function endPhase(state: RootState): void {
  state.turn.part = Number.MAX_SAFE_INTEGER
}

const partsByFaction: Partial<{ [F in FactionId]: { [P in Phase]: readonly Part[] } }> = {}

/** The parts of a faction's phases, with those that are common to all. */
function partsOf(faction: FactionRules): { [P in Phase]: readonly Part[] } {
  const { birdsong, daylight, evening } = faction.phases
  if (faction.noHand)
    partsByFaction[faction.id] ??= { birdsong, daylight, evening: [...evening, eveningEnds] }
  partsByFaction[faction.id] ??= {
    birdsong: [
      checkDominance,
      timedEffects('startBirdsong'),
      birdsongWindow,
      ...birdsong.flatMap(one => [one, birdsongWindow]),
      timedEffects('endBirdsong'),
    ],
    daylight: [timedEffects('startDaylight'), ...daylight],
    evening: [timedEffects('startEvening'), ...evening, eveningEnds, changeHands],
  }
  return partsByFaction[faction.id] as { [P in Phase]: readonly Part[] }
}

/**
 * A turn that its player has not ended by an own choice waits before it draws, which is never taken back: until then
 * there is what others offer.
 */
export function* endTurn(t: RootTable, seat: Seat): Rule<boolean> {
  const offers: Offers[] = []
  addOffers(t.state, seat, offers)
  const acts = offers.length === 0 ? END : [...END, ...offers.flatMap(one => one.acts)]
  const act = yield* choose(t, seat, 'turn.end', acts, endNaming(t, seat, offers))
  if (act === END[0]) return false
  yield* takeOffer(t, seat, act)
  return true
}

endTurn.idle = ({ turn }: RootState): boolean => turn.notes.ended === 1

const END: readonly Act[] = [{ do: 'end' }]

const endNaming = (t: RootTable, seat: Seat, offers: readonly Offers[]) => ({
  key: actNaming.key,
  say: (act: Act) => (act === END[0] ? say('turn.end.now') : actNaming.say(act)),
  at: (act: Act) => (act === END[0] ? [] : actNaming.at(act)),
  values: () => ({ cards: factionAt(t.state, seat).cardsToDraw(t.state, seat) }),
  rule: '1.4.1.d',
  // Asked by what everybody knows: not being asked would tell that no card of the hand serves.
  always: offers.length > 0,
  waits: true,
  final: (act: Act | null) => act === END[0],
  leads: (act: Act) => act.leads ?? null,
  refused: () => offers.flatMap(one => one.refusals),
})

/** The end of Evening: what landmarks bring whoever's turn it is. 1.4.1, C.3.4 */
function* eveningEnds(t: RootTable, seat: Seat): Rule<boolean> {
  for (const { id, clearing } of t.state.landmarks ?? []) landmarkOf(id).eveningEnds?.(t, seat, clearing)
  return false
}

eveningEnds.idle = ({ landmarks }: RootState): boolean => landmarks === undefined

/** Evening: draw, then discard down to five. */
export function* drawInEvening(t: RootTable, seat: Seat): Rule<boolean> {
  const { cardsToDraw, limitRule } = factionAt(t.state, seat)
  yield* drawOrInform(t, seat, cardsToDraw(t.state, seat))
  yield* discardToLimit(t, seat, limitRule)
  return false
}
