import type { Message, Rule } from '@tablee/kernel'
import type { DiscoveryId } from '../data/discoveries.ts'
import { EQUIPMENT_USES } from '../data/equipment.ts'
import type { RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'
import { askOwner } from './ask.ts'
import type { Cause } from './cause.ts'
import { drawFrom } from './decks.ts'
import { haulOf } from './resources.ts'

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
  const into = haulOf(state)?.discoveries ?? state.discoveries
  let drawn = 0
  for (; drawn < n; drawn++) {
    const token = drawFrom(t, 'discovery')
    if (token === undefined) break
    into.push(token)
    t.say('discovery.drawn', { token })
  }
  for (let left = drawn; left > keep; left--) {
    const among = into.slice(-left).map((id, i) => ({ id, place: into.length - left + i }))
    const { id, place } = yield* askOwner(t, actor, 'discovery.discard', among, {
      like: discoveryNaming,
      values: () => ({ card }),
      rule: 'discovery.3',
    })
    into.splice(place, 1)
    state.discoveriesGone.push(id)
  }
}

/** Draws a piece of equipment that nobody has used yet. */
export function drawEquipment(t: RobinsonTable): void {
  const { state } = t
  const id = drawFrom(t, 'equipment')
  if (id === undefined) return
  const haul = haulOf(state)
  if (haul) haul.equipment.push(id)
  else state.equipment.push({ id, uses: EQUIPMENT_USES })
  t.say('equipment.drawn', { equipment: id })
}
