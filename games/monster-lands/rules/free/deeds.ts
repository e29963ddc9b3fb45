import type { Seat } from '@tablee/kernel'
import { LIMITS } from '../../data/board.ts'
import { EQUIPMENT_TYPES } from '../../data/equipment.ts'
import { LOOT, type LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { Goods } from '../../data/types.ts'
import type { Clan, Member, MonsterLands, Name } from '../../state.ts'
import { cardOf, hasRule, isIdle } from '../clan.ts'
import { eligible } from '../deploy/tavern.ts'
import { countOf, poolSize } from '../dice.ts'

/** When something may be done that is no action (spec 6.0). */
export type Window = 'deploy' | 'wages' | 'contract'

/** talent.6: something that is no action, by a name that is also what it lights up. */
export type FreeDeed =
  | 'novice'
  | `talent:${Name}`
  | `loot:${LootId}`
  | `trophy:${MonsterId}`
  | `heal:${Name}`
  | `manage:${RegionId}`
  | 'equip'

/** How often a clan may shift its equipment in a turn: far more than anybody needs, so that every game ends. */
const SHIFTS = 30

/** What a clan may do that is no action. */
export function freeDeeds(state: MonsterLands, seat: Seat, window: Window): FreeDeed[] {
  const clan = state.clans[seat]
  const deeds: FreeDeed[] = []
  if (window === 'deploy') {
    if (poolSize(clan.pool) > 0 && clan.members.some(isFreshNovice)) deeds.push('novice')
    for (const member of clan.members)
      if (hasFreeTalent(state, clan, member)) deeds.push(`talent:${member.id}`)
  }
  for (const loot of clan.loot) if (mayUseLoot(state, seat, loot, window)) deeds.push(`loot:${loot}`)
  for (const trophy of clan.trophies) deeds.push(`trophy:${trophy}`)
  if (window === 'contract') return deeds
  if (clan.potion > 0)
    for (const { id, wounded, at } of clan.members) if (wounded && at === null) deeds.push(`heal:${id}`)
  for (const { id } of clan.lands) if (managersFor(state, clan, id).length > 0) deeds.push(`manage:${id}`)
  if (clan.shifts < SHIFTS && mayShift(clan)) deeds.push('equip')
  return deeds
}

/** novice.2, novice.3 */
export const isFreshNovice = ({ id, held }: Member): boolean => id === 'novice' && held === null

/** talent.4, talent.5: talents that give something, once a turn; Fandor and Wormee must be at home. */
function hasFreeTalent(state: MonsterLands, clan: Clan, { id, spent, at }: Member): boolean {
  if (spent.talent > 0) return false
  const { talent } = cardOf(state.data, id)
  if (talent.verb === 'gain') return gainsAnything(state, clan, talent.goods)
  return talent.verb === 'buyDie' && at === null && clan.gold >= talent.gold
}

/** Whether anything of it has room on the board. */
export const gainsAnything = (
  state: MonsterLands,
  clan: Clan,
  { gold, glory, potion, venom, defense }: Goods,
): boolean =>
  gold > 0 ||
  glory > 0 ||
  (potion > 0 && hasPlace(state, clan, 'potion')) ||
  (venom > 0 && hasPlace(state, clan, 'venom')) ||
  (defense > 0 && !hasRule(state, 'noDefence') && hasPlace(state, clan, 'defense'))

export const hasPlace = (
  { supply }: MonsterLands,
  clan: Clan,
  kind: 'potion' | 'venom' | 'defense',
): boolean => clan[kind] < LIMITS[kind] && supply[kind] > 0

/** loot.3: what gives dice or members is for deployment alone. */
function mayUseLoot(state: MonsterLands, seat: Seat, loot: LootId, window: Window): boolean {
  const clan = state.clans[seat]
  const { effect } = LOOT[loot]
  switch (effect.verb) {
    case 'gain':
      return gainsAnything(state, clan, effect.goods)
    case 'trophy':
      return true
    case 'swapDie':
      return window === 'deploy' && countOf(clan.pool, effect.colour) > 0
    case 'freeRecruit':
      return window === 'deploy' && eligible(state, seat).length > 0
    default:
      return false
  }
}

/** manage.1, manage.5, manage.7: members of the region's affinity who may take it over, if nobody has it. */
export function managersFor({ data }: MonsterLands, { members }: Clan, region: RegionId): Member[] {
  if (members.some(({ manages }) => manages === region)) return []
  const { affinity } = data.regions[region]
  return members.filter(
    ({ id, leader, manages }) =>
      id !== 'novice' && !leader && manages === null && data.members[id].affinity === affinity,
  )
}

/** bazaar.5, bazaar.6: whether somebody at home wears something. */
const mayShift = ({ members }: Clan): boolean =>
  members.some(member => isIdle(member) && EQUIPMENT_TYPES.some(type => member.worn[type] !== null))
