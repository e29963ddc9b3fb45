import type { Message, Rule } from '@tablee/kernel'
import { EQUIPMENT_USES } from '../../data/equipment.ts'
import type { CharacterId } from '../../data/types.ts'
import type { Haul, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { byActor } from '../cause.ts'
import { runEffects } from '../effects/run.ts'
import { becomesItem } from '../items.ts'
import { discoveryRecord } from '../powers/records.ts'
import { addTo, nothing } from '../resources.ts'
import { gainTreasure } from '../treasures.ts'

const itemNaming = {
  say: (item: string): Message => say('item', { item }),
  at: (item: string): string => `invention:${item}`,
  rule: 'action-end.6',
}

/** What was gained comes into use: resources, discoveries, inventions, treasures. L1284 */
export function* unload(t: RobinsonTable, haul: Haul, who: CharacterId): Rule {
  const { state } = t
  addTo(state.available, haul.resources)
  haul.resources = nothing()
  state.discoveries.push(...haul.discoveries.splice(0))
  for (const id of haul.equipment.splice(0)) state.equipment.push({ id, uses: EQUIPMENT_USES })
  yield* cashIn(t, who)
  while (haul.inventions.length > 0) {
    const different = [...new Set(haul.inventions)]
    const item = yield* askGroup(t, 'end.order', different, itemNaming)
    haul.inventions.splice(haul.inventions.indexOf(item), 1)
    yield* becomesItem(t, item)
  }
  while (haul.treasures.length > 0) {
    const [card] = haul.treasures.splice(0, 1)
    yield* gainTreasure(t, card, byActor(card, who))
  }
}

/** Tokens that are worth food or wood are exchanged at once. L1285 */
function* cashIn(t: RobinsonTable, who: CharacterId): Rule {
  const { state } = t
  for (const token of state.discoveries.slice()) {
    const { cash } = discoveryRecord(state, token)
    if (!cash) continue
    state.discoveries.splice(state.discoveries.indexOf(token), 1)
    state.discoveriesGone.push(token)
    t.say('discovery.cashed', { token })
    yield* runEffects(t, cash, byActor(token, who))
  }
}

/** Food and wood tokens of one who sleeps outside are exchanged too, and stay there. */
export function cashInStash(state: Robinson, { discoveries, resources }: Haul): void {
  for (const token of discoveries.slice()) {
    const { cash } = discoveryRecord(state, token)
    if (!cash) continue
    discoveries.splice(discoveries.indexOf(token), 1)
    state.discoveriesGone.push(token)
    for (const effect of cash) if (effect.do === 'gain') resources[effect.what] += effect.n
  }
}
