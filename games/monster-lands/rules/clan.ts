import { take } from '@tablee/common/piles.ts'
import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import { LIMITS } from '../data/board.ts'
import { LOOT } from '../data/loot.ts'
import type { Member as Card, Novice } from '../data/members.ts'
import { SCENARIOS, type ScenarioRule } from '../data/solo.ts'
import { WAGES } from '../data/tracks.ts'
import type { TrapId } from '../data/traps.ts'
import type { Affinity, Goods } from '../data/types.ts'
import type { Clan, Member, MonsterLands, MonsterTable, Name } from '../state.ts'
import { say } from '../text/say.ts'

// Queries

/** Whatever tells what is printed on the components. */
export type Printed = Pick<MonsterLands, 'data'>

/** What is printed on somebody's card. */
export const cardOf = ({ members, novice }: GameData, id: Name): Card | Novice =>
  id === 'novice' ? novice : members[id]

/** Whether the scenario that is played, if any, has a rule. */
export const hasRule = ({ scenario }: MonsterLands, rule: ScenarioRule): boolean =>
  scenario !== null && (SCENARIOS[scenario].rules as readonly ScenarioRule[]).includes(rule)

/** clan.1: the reputations of all members together. */
export function reputation({ data }: Printed, { members }: Pick<Clan, 'members'>): number {
  let sum = 0
  for (const { id } of members) sum += cardOf(data, id).reputation
  return sum
}

/** tavern.4 */
export const surplus = (state: Printed, clan: Pick<Clan, 'members' | 'glory'>): number =>
  Math.max(0, clan.glory - reputation(state, clan))

/** The member of that name; of several novices the first. */
export const memberOf = ({ members }: Clan, id: Name): Member => members.find(one => one.id === id) as Member

/** manage.3: managers are idle too, as long as they are on no expedition. */
export const isIdle = ({ at }: Member): boolean => at === null

/** novice.6: novices have no token, so they never leave the Citadel. */
export const mayLeave = ({ id, at }: Member): boolean => at === null && id !== 'novice'

/** lair.4, and Dalina's storage. */
export function trapLimit({ data }: Printed, { members }: Pick<Clan, 'members'>): number {
  let limit: number = LIMITS.trap
  for (const { id } of members) {
    const { talent } = cardOf(data, id)
    if (talent.verb === 'storeTraps') limit += talent.n
  }
  return limit
}

/** wages.1: all but the leader and managers are paid. */
export const isPaid = ({ leader, manages }: Member): boolean => !leader && manages === null

/** wages.2 to wages.4 */
export function wages({ glory, members }: Pick<Clan, 'glory' | 'members'>): number {
  let paid = 0
  for (const member of members) if (isPaid(member)) paid++
  let rate = 0
  for (const { from, gold } of WAGES) if (glory >= from) rate = gold
  return paid * rate
}

/** E58: what the trophies are worth, the one among the loot included. */
export function trophyPoints({ data }: Printed, { trophies, loot }: Pick<Clan, 'trophies' | 'loot'>): number {
  let points = 0
  for (const id of trophies) points += data.monsters[id].trophy
  for (const id of loot) {
    const { effect } = LOOT[id]
    if (effect.verb === 'trophy') points += effect.n
  }
  return points
}

/** score.4: icons of an affinity on members and regions. */
export function icons(
  { data }: Printed,
  { members, lands }: Pick<Clan, 'members' | 'lands'>,
  affinity: Affinity,
): number {
  let count = 0
  for (const { id } of members) if (id !== 'novice' && data.members[id].affinity === affinity) count++
  for (const { id } of lands) if (data.regions[id].affinity === affinity) count++
  return count
}

// Changes

const TOKENS = ['potion', 'venom', 'defense'] as const
/** A token of which the supply holds so many. */
export type TokenKind = (typeof TOKENS)[number]

/** A clan gains gold, glory and tokens: no more than the supply and its board hold (comp.19, alchemist.7). */
export function gain(t: MonsterTable, seat: Seat, what: Partial<Goods>): void {
  if (what.gold) {
    t.state.clans[seat].gold += what.gold
    t.say('gold.gained', { seat, gold: what.gold })
  }
  if (what.glory) changeGlory(t, seat, what.glory)
  for (const kind of TOKENS) {
    const count = what[kind]
    if (count) gainTokens(t, seat, kind, count)
  }
}

/** clan.4: glory never falls below 0. */
export function changeGlory(t: MonsterTable, seat: Seat, change: number): void {
  const clan = t.state.clans[seat]
  const glory = Math.max(0, clan.glory + change)
  if (glory === clan.glory) return
  t.say(change > 0 ? 'glory.gained' : 'glory.lost', { seat, glory: Math.abs(glory - clan.glory) })
  clan.glory = glory
}

function gainTokens(t: MonsterTable, seat: Seat, kind: TokenKind, count: number): void {
  const { state } = t
  if (kind === 'defense' && hasRule(state, 'noDefence')) return // scenario.14
  const clan = state.clans[seat]
  const kept = Math.min(count, state.supply[kind], LIMITS[kind] - clan[kind])
  clan[kind] += kept
  state.supply[kind] -= kept
  t.say('tokens.gained', { seat, kind, count: kept, lost: count - kept })
}

/** Tokens go back to the supply. */
export function spendTokens(
  { clans, supply }: MonsterLands,
  seat: Seat,
  kind: TokenKind,
  count: number,
): void {
  clans[seat][kind] -= count
  supply[kind] += count
}

/** Gold is paid to the supply. */
export function pay(t: MonsterTable, seat: Seat, gold: number): void {
  if (gold === 0) return
  t.state.clans[seat].gold -= gold
  t.say('gold.paid', { seat, gold })
}

/** lair.5: what is above the limit is discarded at once, as the owner likes. */
export function* trimTraps(t: MonsterTable, seat: Seat): Rule {
  const { state } = t
  const clan = state.clans[seat]
  while (clan.traps.length > trapLimit(state, clan)) {
    const trap = yield* choose(t, seat, 'traps.discard', different(clan.traps), trimNaming)
    discardTrap(t, seat, trap)
  }
}

const trimNaming = {
  say: (trap: TrapId) => say('trap', { trap }),
  at: (trap: TrapId) => `trap:${trap}`,
  rule: 'lair.5',
  always: true, // That a clan has but one kind left would tell which lie outside.
}

/** Each thing once. */
export const different = <V>(list: readonly V[]): V[] =>
  list.filter((one, place) => list.indexOf(one) === place)

/** A trap of the clan's board is thrown away, for all to see. */
export function discardTrap(t: MonsterTable, seat: Seat, trap: TrapId): void {
  take(t.state.clans[seat].traps, trap)
  putAway(t.state, trap)
  t.say('trap.discarded', { seat, trap })
}

/** lair.11: initial traps leave the game, the others may be sold again. */
export function putAway({ gone, lair }: MonsterLands, trap: TrapId): void {
  if (trap === 'initial') gone.traps.push(trap)
  else lair.discard.push(trap)
}

/** Somebody as they join a clan. */
export function newMember(id: Name, leader = false): Member {
  return {
    id,
    leader,
    wounded: false,
    worn: { weapon: null, clothing: null, spell: null },
    manages: null,
    at: null,
    spent: { talent: 0, weapon: 0, clothing: 0, spell: 0 },
    held: null,
  }
}

/**
 * Somebody is dead or has deserted: the card goes where it may be drawn again, a starting member leaves the game,
 * a novice goes back to the pile (death.7, novice.12). A region that was managed is no longer (death.8).
 */
export function removeMember({ clans, tavern, gone, data }: MonsterLands, seat: Seat, member: Member): void {
  const { members } = clans[seat]
  members.splice(members.indexOf(member), 1)
  if (member.id === 'novice') tavern.novices++
  else if (data.members[member.id].role === 'mercenary') tavern.discard.push(member.id)
  else gone.members.push(member.id)
}
