import { choose, type Rule, type Seat } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { CombatSlot } from '../../data/effects.ts'
import {
  type Location,
  type Perseverance3,
  type Perseverance3Table,
  UNITS,
  type Unit,
  type Units,
} from '../../state.ts'
import { say } from '../../text/say.ts'
import { plainly, type Resolver } from '../effects/verb.ts'
import { suffer } from '../infirmary.ts'
import { byUnit } from '../naming.ts'
import { mountOf } from '../query.ts'
import { fits } from '../units.ts'

/** combat.2: rangers mainly, or tamed dinos. */
const GROUPS = ['infantry', 'mounted'] as const
export type Group = (typeof GROUPS)[number]

/** What each tamed ironjaw that took part gives (combat.13). */
const IRONJAW = 3

/** leader.3, mounted.5: whether a unit may take a place in a group. A leader is never defeated. */
const mayTake = (unit: Unit, { unit: slot, then }: CombatSlot, mount: Species | null): boolean =>
  fits(unit, slot, mount) && !(unit === 'leader' && then === 'defeated')

/** Whether the places of a group from one on can be filled. */
function canFill(slots: readonly CombatSlot[], from: number, units: Units, mount: Species | null): boolean {
  if (from === slots.length) return true
  for (const unit of UNITS) {
    if (units[unit] === 0 || !mayTake(unit, slots[from], mount)) continue
    units[unit]--
    const can = canFill(slots, from + 1, units, mount)
    units[unit]++
    if (can) return true
  }
  return false
}

/** combat.14: the groups that these units can form against a wild dino. */
export function groupsAgainst(state: Perseverance3, seat: Seat, wild: Species, units: Units): Group[] {
  const mount = mountOf(state, state.players[seat])
  return GROUPS.filter(group => canFill(state.data.combat[wild][group], 0, units, mount))
}

/** combat.1 to combat.15: a group is formed, suffers, and captures the wild dino. */
export function* fight(t: Perseverance3Table, seat: Seat, location: Location, resolver: Resolver): Rule {
  const { state } = t
  const { crumbs, players, data } = state
  const { wild } = location
  if (wild === null) return
  crumbs.push(`combat:${wild}`)
  const group = yield* choose(t, seat, 'combat.group', groupsAgainst(state, seat, wild, players[seat].home), {
    say: (one: Group) =>
      say('combat.as', { group: one, slots: data.combat[wild][one], prize: data.combat[wild].prize }),
    values: () => ({ wild }),
    rule: 'combat.2',
  })
  const ironjaws = yield* sendGroup(t, seat, data.combat[wild][group])
  location.wild = null
  players[seat].untamed[wild]++ // combat.11, asset.7
  t.say('combat.captured', { seat, wild, group })
  crumbs.pop()
  if (group === 'mounted') yield* resolver.run(t, plainly(seat), `combat:${wild}`, data.combat[wild].prize)
  gainFollowers(t, seat, ironjaws * IRONJAW)
}

/** combat.15: who takes which place, and what becomes of them. Tells how many fought as ironjaws. */
function* sendGroup(t: Perseverance3Table, seat: Seat, slots: readonly CombatSlot[]): Rule<number> {
  const { state } = t
  const { home } = state.players[seat]
  const mount = mountOf(state, state.players[seat])
  // All are chosen before anybody suffers: whoever is tired by one place cannot fill the next.
  const sent: Unit[] = []
  for (const [place, slot] of slots.entries()) {
    const able = UNITS.filter(unit => {
      if (home[unit] - times(sent, unit) === 0 || !mayTake(unit, slot, mount)) return false
      return canFill(slots, place + 1, without(home, [...sent, unit]), mount)
    })
    sent.push(
      yield* choose(t, seat, 'combat.unit', able, {
        like: byUnit,
        values: () => ({ slot: slot.unit, fate: slot.then }),
        rule: 'combat.15',
      }),
    )
  }
  let ironjaws = 0
  for (const [place, unit] of sent.entries()) {
    const { unit: slot, then } = slots[place]
    const fought = unit === 'leader' && slot !== 'ranger' ? mount : unit // mounted.8
    if (fought === 'ironjaw') ironjaws++
    yield* suffer(t, seat, unit, then)
  }
  return ironjaws
}

const times = (units: readonly Unit[], unit: Unit): number => units.filter(one => one === unit).length

function without(units: Units, gone: readonly Unit[]): Units {
  const left = { ...units }
  for (const unit of gone) left[unit]--
  return left
}
