import { choose, type Rule } from '@tablee/kernel'
import type { LootId } from '../../data/loot.ts'
import type { Expedition, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { refillLoot } from '../markets.ts'
import { isManned } from './expedition.ts'

/** loot.1, loot.2, loot.5: whoever lives and has beaten and conquered nothing takes loot, from left to right. */
export function* plunder(t: MonsterTable, zone: Zone): Rule {
  const { state } = t
  for (let path = 0; path < zone.paths.length; path++) {
    const expedition = zone.paths[path]
    if (!isManned(expedition) || !isEmptyHanded(expedition)) continue
    state.battle = { zone: zone.id, path, stage: 'loot', attack: null, carry: 0 }
    yield* takeLoot(t, expedition)
  }
  refillLoot(t)
}

const isEmptyHanded = ({ fate }: Expedition): boolean => fate === 'waiting' || fate === 'failed'

/** One of the loot on display; none if there is none left (loot.8). */
function* takeLoot(t: MonsterTable, { owner, member }: Expedition): Rule {
  const { loot, clans } = t.state
  const shown = loot.display.filter((one): one is LootId => one !== null)
  if (shown.length === 0 || member === null) return
  const taken = yield* choose(t, owner, 'plunder', shown, {
    say: one => say('loot', { loot: one }),
    at: one => `loot:${one}`,
    values: () => ({ member }),
    rule: 'loot.1',
  })
  loot.display[loot.display.indexOf(taken)] = null
  clans[owner].loot.push(taken)
  t.say('plundered', { seat: owner, member, loot: taken })
}
