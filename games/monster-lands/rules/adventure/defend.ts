import { maybe, type Objection, type Rule, sift } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Expedition, Member, MonsterLands, MonsterTable, Source, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { changeGlory, hasRule } from '../clan.ts'
import { die } from './death.ts'
import { abilityOf, forbids, mercenaryOf, SOURCES, shields, whom } from './expedition.ts'
import { NO } from './objections.ts'

/** What stops a hit: a talent or equipment, the expedition's advantage or the guards, a Defense token. */
export type Shield = Source | 'path' | 'token'

const SHIELDS: readonly Shield[] = [...SOURCES, 'path', 'token']

/** How many hits a shield can still stop, whatever speaks against it. */
export function shieldsLeft(state: MonsterLands, expedition: Expedition, shield: Shield): number {
  if (shield === 'path') return expedition.guards
  if (shield === 'token') return shields(expedition)
  const mercenary = mercenaryOf(state, expedition)
  const ability = abilityOf(state, mercenary, shield)
  return ability.verb === 'defend' ? ability.n - mercenary.spent[shield] : 0
}

/** What speaks against a shield that is there. */
export function shieldObjection(
  state: MonsterLands,
  expedition: Expedition,
  shield: Shield,
  monster: MonsterId,
): Objection | null {
  if (hasRule(state, 'noDefence')) return NO.noDefence
  if (shield === 'token') return null
  if (forbids(state, monster, 'defenseTalents')) return NO.defenseTalents
  if (shield === 'path') return null
  const ability = abilityOf(state, mercenaryOf(state, expedition), shield)
  if (ability.verb !== 'defend' || !ability.against) return null
  return ability.against.includes(state.data.monsters[monster].affinity) ? null : NO.otherAffinity
}

/** How many hits an expedition can stop in all, against a monster. */
export function stoppable(state: MonsterLands, expedition: Expedition, monster: MonsterId): number {
  let sum = 0
  for (const shield of SHIELDS)
    if (shieldObjection(state, expedition, shield, monster) === null)
      sum += Math.max(0, shieldsLeft(state, expedition, shield))
  return sum
}

/** battle.12, battle.18 to battle.20: hits are stopped one by one, and the rest are wounds. */
export function* suffer(t: MonsterTable, zone: Zone, path: number, monster: MonsterId, hits: number): Rule {
  const expedition = zone.paths[path] as Expedition
  const { data } = t.state
  const before = mercenaryOf(t.state, expedition).wounded
  const left = yield* stopHits(t, expedition, monster, hits)
  const wounds = yield* takeWounds(t, expedition, monster, left)
  if (wounds === 0) return
  const { power } = data.monsters[monster]
  if (power.verb === 'lossOnWound') changeGlory(t, expedition.owner, -power.glory) // monster.20, death.9
  if (before || wounds > 1) yield* die(t, zone, path)
}

/** battle.18, battle.19: the owner stops hits with one thing after the other, or leaves off. Tells what is left. */
function* stopHits(t: MonsterTable, expedition: Expedition, monster: MonsterId, hits: number): Rule<number> {
  const { state } = t
  const { member } = whom(expedition)
  const mercenary = mercenaryOf(state, expedition)
  for (let left = hits; left > 0; left--) {
    const there = sift(
      SHIELDS.filter(shield => shieldsLeft(state, expedition, shield) > 0),
      shield => shieldObjection(state, expedition, shield, monster),
    )
    const shield = yield* maybe(t, expedition.owner, 'defend', there.free, {
      say: one => say('defend.with', { shield: one, worn: wornAs(mercenary, one) }),
      at: () => `member:${mercenary.id}`,
      values: () => ({ member, monster, hits: left, wounded: mercenary.wounded }),
      refused: there,
      pass: say('defend.not', { hits: left }),
      rule: 'battle.19',
    })
    if (shield === null) return left
    spend(state, expedition, shield)
    if (state.battle?.attack) state.battle.attack.stopped++
    t.say('hit.stopped', { seat: expedition.owner, member, shield, worn: wornAs(mercenary, shield) })
  }
  return 0
}

/** The piece of equipment that a shield is, if it is one. */
const wornAs = ({ worn }: Member, shield: Shield): EquipmentId | null =>
  shield === 'path' || shield === 'token' || shield === 'talent' ? null : worn[shield]

function spend(state: MonsterLands, expedition: Expedition, shield: Shield): void {
  if (shield === 'path') expedition.guards--
  else if (shield !== 'token') mercenaryOf(state, expedition).spent[shield]++
  else {
    expedition.tokens.splice(
      expedition.tokens.findIndex(({ id }) => id === 'defense'),
      1,
    )
    state.supply.defense++
  }
}

/** battle.12, battle.20, battle.21: each wound may be cancelled by a potion that is carried. Tells how many stay. */
function* takeWounds(
  t: MonsterTable,
  expedition: Expedition,
  monster: MonsterId,
  hits: number,
): Rule<number> {
  const { state } = t
  const who = whom(expedition)
  const mercenary = mercenaryOf(state, expedition)
  const lethal = mercenary.wounded ? 1 : 2
  let wounds = 0
  for (let left = hits; left > 0 && wounds < lethal; left--) {
    if (expedition.potion > 0 && !forbids(state, monster, 'brews')) {
      const drunk = yield* maybe(t, who.seat, 'potion', DRINK, {
        say: () => say('potion.drink'),
        at: () => `member:${who.member}`,
        values: () => ({
          member: who.member,
          wounds: left,
          wounded: mercenary.wounded,
          potions: expedition.potion,
        }),
        pass: say('potion.not', { dies: lethal - wounds === 1 }),
        rule: 'battle.20',
      })
      if (drunk !== null) {
        expedition.potion--
        state.supply.potion++
        t.say('potion.drunk', who)
        continue
      }
    }
    wounds++
    mercenary.wounded = true
    if (state.battle?.attack) state.battle.attack.wounds++
    if (wounds < lethal) t.say('wounded', who)
  }
  return wounds
}

const DRINK = ['drink'] as const
