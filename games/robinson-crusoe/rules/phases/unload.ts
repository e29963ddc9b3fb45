import type { Message, Rule } from '@tablee/kernel'
import type { DiscoveryId } from '../../data/discoveries.ts'
import { EQUIPMENT_USES, type EquipmentId } from '../../data/equipment.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import { type CharacterId, RESOURCES, type Resource } from '../../data/types.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { byActor } from '../cause.ts'
import { cashIn } from '../discoveries.ts'
import { gainedIds, takeGain, takeGains, type Wanted } from '../gains.ts'
import { becomesItem } from '../items.ts'
import { nothing } from '../resources.ts'
import { gainTreasure } from '../treasures.ts'

const itemNaming = {
  say: (item: string): Message => say('item', { item }),
  at: (item: string): string => `invention:${item}`,
  rule: 'action-end.6',
}

/** What was gained comes into use: resources, discoveries, equipment and cards, inventions, treasures. L1284 */
export function* unload(t: RobinsonTable, wanted: Wanted, who: CharacterId): Rule {
  const { state } = t
  const brought = nothing()
  for (const { id, n } of takeGains(state, 'resource', wanted)) brought[id as Resource] += n
  for (const what of RESOURCES) {
    const from = state.available[what]
    const n = brought[what]
    state.available[what] += n
    if (n > 0) t.say('future.arrives', { what, n, from, to: from + n })
  }
  for (const { id } of takeGains(state, 'discovery', wanted)) state.discoveries.push(id as DiscoveryId)
  for (const { id } of takeGains(state, 'equipment', wanted))
    state.equipment.push({ id: id as EquipmentId, uses: EQUIPMENT_USES })
  for (const { id } of takeGains(state, 'card', wanted)) state.kept.push(id)
  yield* cashIn(t, who)
  for (;;) {
    const built = [...new Set(gainedIds(state, 'invention', wanted))]
    if (built.length === 0) break
    const item = yield* askGroup(t, 'end.order', built, itemNaming)
    takeGain(state, 'invention', item, wanted)
    yield* becomesItem(t, item)
  }
  for (const card of gainedIds(state, 'treasure', wanted)) {
    const found = takeGain(state, 'treasure', card, wanted)
    yield* gainTreasure(t, card as MysteryId, byActor(card, found?.by || who))
  }
}
