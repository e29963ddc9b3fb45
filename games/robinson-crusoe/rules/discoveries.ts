import { take } from '@tablee/common/piles.ts'
import type { Message, Rule } from '@tablee/kernel'
import type { DiscoveryId } from '../data/discoveries.ts'
import { EQUIPMENT_USES } from '../data/equipment.ts'
import type { CharacterId } from '../data/types.ts'
import type { Robinson, RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'
import { askOwner } from './ask.ts'
import { byActor, type Cause } from './cause.ts'
import { drawFrom } from './decks.ts'
import { runEffects } from './effects/run.ts'
import { gainLater, isForLater, takeGain, takeGains, tokensHeld } from './gains.ts'
import { discoveryRecord } from './powers/records.ts'
import { keepOutside } from './resources.ts'

const discoveryNaming = {
  key: ({ id, place }: { id: DiscoveryId; place: number }): string => `${id}:${place}`,
  say: ({ id }: { id: DiscoveryId; place: number }): Message => say('discovery', { token: id }),
}

/** Draws discovery tokens and keeps some of them; the others leave the game. */
export function* drawDiscoveries(
  t: RobinsonTable,
  { actor, card }: Pick<Cause, 'actor' | 'card'>,
  n: number,
  keep: number,
): Rule {
  const { state } = t
  const later = isForLater(state)
  const held = tokensHeld(state).length
  const drawn: DiscoveryId[] = []
  while (drawn.length < n) {
    const token = drawFrom(t, 'discovery')
    if (token === undefined) break
    drawn.push(token)
    if (later) gainLater(state, 'discovery', token)
    else state.discoveries.push(token)
    t.say('discovery.drawn', { token })
  }
  while (drawn.length > keep) {
    const among = drawn.map((id, i) => ({ id, place: held + i }))
    const { id, place } = yield* askOwner(t, actor, 'discovery.discard', among, {
      like: discoveryNaming,
      values: () => ({ card }),
      rule: 'discovery.3',
    })
    drawn.splice(place - held, 1)
    discardToken(state, id)
  }
  if (!later) yield* cashIn(t, actor)
}

/** A token that was just drawn leaves the game. */
function discardToken(state: Robinson, id: DiscoveryId): void {
  if (isForLater(state)) takeGain(state, 'discovery', id, { from: state.act ? 'afterAction' : 'actionEnd' })
  else state.discoveries.splice(state.discoveries.lastIndexOf(id), 1)
  state.discoveriesGone.push(id)
}

/** Tokens that are worth food or wood are exchanged as soon as they are at hand. L1285, L2403 */
export function* cashIn(t: RobinsonTable, who: CharacterId): Rule {
  const { state } = t
  for (const token of state.discoveries.slice()) {
    const { cash } = discoveryRecord(state, token)
    if (!cash) continue
    take(state.discoveries, token)
    state.discoveriesGone.push(token)
    t.say('discovery.cashed', { token })
    yield* runEffects(t, cash, byActor(token, who))
  }
}

/** Those of one who sleeps outside are exchanged too, and what they give stays there. */
export function cashInOutside(t: RobinsonTable): void {
  const { state } = t
  for (const { id, by } of takeGains(state, 'discovery', { from: 'roundStart' })) {
    const token = id as DiscoveryId
    const { cash } = discoveryRecord(state, token)
    if (by === '' || !cash) {
      state.gains.push({ kind: 'discovery', id, n: 1, from: 'roundStart', by })
      continue
    }
    state.discoveriesGone.push(token)
    t.say('discovery.cashed', { token })
    for (const effect of cash) if (effect.do === 'gain') keepOutside(t, by, effect.what, effect.n)
  }
}

/** Draws a piece of equipment that nobody has used yet. */
export function drawEquipment(t: RobinsonTable): void {
  const { state } = t
  const id = drawFrom(t, 'equipment')
  if (id === undefined) return
  if (isForLater(state)) gainLater(state, 'equipment', id)
  else state.equipment.push({ id, uses: EQUIPMENT_USES })
  t.say('equipment.drawn', { equipment: id })
}
