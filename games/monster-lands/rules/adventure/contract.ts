import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { PRICES } from '../../data/board.ts'
import { LOOT } from '../../data/loot.ts'
import type { ContractId } from '../../data/missions.ts'
import type { Goods } from '../../data/types.ts'
import type { Expedition, MonsterLands, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { different, discardTrap, gain, pay, spendTokens } from '../clan.ts'
import { freeTime } from '../free/free.ts'
import { discardMission } from '../markets.ts'
import { isManned, whom } from './expedition.ts'
import { succeed } from './mission.ts'

/** adventure.13 to adventure.16: the contract; the left expedition decides first, and no die is rolled. */
export function* contract(t: MonsterTable, zone: Zone, mission: ContractId): Rule {
  t.say('mission.begins', { mission })
  for (let path = 0; path < zone.paths.length; path++)
    if (isManned(zone.paths[path])) yield* fulfil(t, zone, path, mission) // madhala.22
  discardMission(t.state, zone) // adventure.12
}

/** adventure.14, adventure.15: the owner gives what is asked for, or not. */
function* fulfil(t: MonsterTable, zone: Zone, path: number, mission: ContractId): Rule {
  const { state } = t
  const expedition = zone.paths[path] as Expedition
  const { owner } = expedition
  const { discard, left, right } = state.data.contracts[mission]
  const reward = path === 0 ? left : right
  const told = { ...whom(expedition), mission }
  state.battle = { zone: zone.id, path, stage: 'mission', attack: null, carry: 0 }
  if (mightGive(state, expedition, discard)) yield* freeTime(t, owner, 'contract')
  const answer = yield* maybe(
    t,
    owner,
    'contract.fulfil',
    canGive(state, expedition, discard) ? FULFIL : NONE,
    {
      say: () => say('contract.give', { discard, reward }),
      at: () => `path:${zone.id}:${path}`,
      values: () => ({ ...told, discard, reward }),
      pass: say('contract.decline'),
      rule: 'adventure.14',
    },
  )
  if (answer === null) {
    t.say('contract.left', told)
    return
  }
  t.say('contract.fulfilled', told)
  yield* give(t, expedition, discard)
  succeed(t, owner)
  gain(t, owner, reward)
}

const FULFIL = ['fulfil'] as const
const NONE: readonly 'fulfil'[] = []

/** Whether a clan has what a contract asks for; brews that the member carries count too. */
function canGive({ clans }: MonsterLands, expedition: Expedition, asked: Goods): boolean {
  const clan = clans[expedition.owner]
  return (
    KINDS.every(kind => clan[kind] + carried(expedition, kind) >= asked[kind]) &&
    clan.traps.length >= asked.trap
  )
}

/** Whether a clan lacks something for a contract that its trophies and loot could give (loot.3, trophy.1). */
function mightGive(state: MonsterLands, expedition: Expedition, asked: Goods): boolean {
  if (canGive(state, expedition, asked)) return false
  const clan = state.clans[expedition.owner]
  const more = { gold: 0, potion: 0, venom: 0, defense: 0 }
  for (const id of clan.trophies) more.gold += PRICES.trophy * state.data.monsters[id].trophy
  for (const id of clan.loot) {
    const { effect } = LOOT[id]
    if (effect.verb === 'trophy') more.gold += effect.gold
    else if (effect.verb === 'gain') for (const kind of KINDS) more[kind] += effect.goods[kind]
  }
  return (
    KINDS.every(kind => clan[kind] + carried(expedition, kind) + more[kind] >= asked[kind]) &&
    clan.traps.length >= asked.trap
  )
}

/** Brews that the member carries may be given too. */
const carried = (expedition: Expedition, kind: (typeof KINDS)[number]): number =>
  kind === 'potion' || kind === 'venom' ? expedition[kind] : 0

const KINDS = ['gold', 'potion', 'venom', 'defense'] as const

/** What is carried goes first: what is left of it comes home all the same. */
function* give(t: MonsterTable, expedition: Expedition, goods: Goods): Rule {
  const { state } = t
  const { owner } = expedition
  pay(t, owner, goods.gold)
  spendTokens(state, owner, 'defense', goods.defense)
  for (const brew of ['potion', 'venom'] as const) {
    const carried = Math.min(expedition[brew], goods[brew])
    expedition[brew] -= carried
    state.supply[brew] += carried
    spendTokens(state, owner, brew, goods[brew] - carried)
  }
  for (let left = goods.trap; left > 0; left--) yield* giveTrap(t, owner, left)
}

function* giveTrap(t: MonsterTable, seat: Seat, left: number): Rule {
  const { traps } = t.state.clans[seat]
  const all = traps.length === left
  const trap = all
    ? traps[0]
    : yield* choose(t, seat, 'contract.trap', different(traps), {
        say: one => say('trap', { trap: one }),
        at: one => `trap:${one}`,
        values: () => ({ left }),
        rule: 'adventure.14',
        always: true, // That a clan has but one kind would tell which.
      })
  discardTrap(t, seat, trap)
}
