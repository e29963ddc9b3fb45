import { anyOf, type Message, type Rule, type Seat } from '@tablee/kernel'
import type { CharacterId, WindowKind } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { allSeats } from '../ask.ts'
import { type Moment, type Offer, ownOffers, sharedOffers } from './offers.ts'
import { usePower } from './use.ts'
import { offerWords } from './words.ts'

/** Something to use, or to go on. */
type Use = Offer | 'done'

const naming = {
  key: (choice: Use) => (choice === 'done' ? 'done' : `${choice.from}:${choice.id}`),
  say: (choice: Use): Message => (choice === 'done' ? say('window.done') : offerWords(choice)),
  at: (choice: Use) => (choice === 'done' ? [] : `${choice.from}:${choice.id}`),
}

/** The moments at which those who want to be asked always are asked for anything. */
const ANYTHING: ReadonlySet<WindowKind> = new Set<WindowKind>([
  'event',
  'morale',
  'production',
  'preAction',
  'action',
  'weather',
  'night',
])

/**
 * A moment in which powers may be used: nobody is asked unless a power matters then. A seat is asked for its
 * own skills until it goes on; what is the group's is offered along, and to the group until one of it goes on.
 * `wanted` is what a demand, fight or test asks for: what helps no more is offered no more.
 */
export function* openWindow(
  t: RobinsonTable,
  kind: WindowKind,
  actor: CharacterId,
  wanted = Number.POSITIVE_INFINITY,
): Rule {
  const passed: Seat[] = []
  let moment: Moment = { kind, actor, wanted, anything: false }
  for (;;) {
    const asked = seatsToAsk(t, moment, passed)
    if (asked.length === 0) return
    const { seat, value } = yield* anyOf(t, asked, 'window', one => choices(t.state, one, moment), {
      key: naming.key,
      say: naming.say,
      at: naming.at,
      values: () => ({ kind }),
      rule: 'flow.4',
      always: true,
    })
    if (value === 'done') passed.push(seat)
    else if (!(yield* useOffer(t, value, actor)))
      moment = { ...moment, declined: [...(moment.declined ?? []), naming.key(value)] }
  }
}

/** Uses something; the weapons that it needs may be temporary ones, which are then spent (L1604). Tells whether it was used. */
export function* useOffer(t: RobinsonTable, offer: Offer, actor: CharacterId): Rule<boolean> {
  const weapons = offer.power.needs?.weapons ?? 0
  if (!(yield* haveWeapons(t, weapons, actor))) return false
  yield* usePower(t, offer, actor)
  return true
}

/** Whether there are weapons of a level, temporary ones included, outside a fight. L1606 */
export function* haveWeapons(t: RobinsonTable, level: number, who: CharacterId): Rule<boolean> {
  const { state } = t
  if (state.weapons + state.bonus >= level) return true
  const before = state.bonus
  yield* openWindow(t, 'weapons', who, level)
  const armed = state.weapons + state.bonus >= level
  state.bonus = before
  return armed
}

/** Whether somebody would be asked in a window. */
export const isWindowOpen = (
  t: RobinsonTable,
  kind: WindowKind,
  actor: CharacterId,
  wanted: number,
): boolean => seatsToAsk(t, { kind, actor, wanted, anything: false }, []).length > 0

function seatsToAsk(t: RobinsonTable, moment: Moment, passed: readonly Seat[]): Seat[] {
  const { state } = t
  const asked: Seat[] = []
  const forAll = passed.length === 0 && sharedOffers(state, moment).length > 0
  for (const seat of allSeats(t)) {
    if (passed.includes(seat)) continue
    const own = momentFor(state, seat, moment)
    const shared = own === moment ? forAll : passed.length === 0 && sharedOffers(state, own).length > 0
    if (shared || ownOffers(state, state.characters[seat].id, own).length > 0) asked.push(seat)
  }
  return asked
}

/** The moment as a seat that wants to be asked always has it; field by field, as windows are many. */
const momentFor = (state: Robinson, seat: Seat, moment: Moment): Moment =>
  state.asking[seat] === 'always' && ANYTHING.has(moment.kind)
    ? {
        kind: moment.kind,
        actor: moment.actor,
        wanted: moment.wanted,
        anything: true,
        declined: moment.declined,
      }
    : moment

function choices(state: Robinson, seat: Seat, moment: Moment): Use[] {
  const own = momentFor(state, seat, moment)
  return [...ownOffers(state, state.characters[seat].id, own), ...sharedOffers(state, own), 'done']
}
