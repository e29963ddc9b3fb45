import type { Rule } from '@tablee/kernel'
import type { MonsterId } from '../../data/monsters.ts'
import { type Battle, type Expedition, MADHALA, type MonsterTable, type Zone } from '../../state.ts'
import { hasRule } from '../clan.ts'
import { attack } from './attack.ts'
import { conflict } from './conflict.ts'
import { conquer } from './conquest.ts'
import { clearExpedition } from './death.ts'
import { isManned, whom } from './expedition.ts'
import { plunder } from './loot.ts'
import { activateMadhala } from './madhala.ts'
import { monsterAttack } from './monster-attack.ts'
import { revealAll } from './reveal.ts'

/** battle.2: traps, the fight, the conquest, the loot; at the gates only the first two (gates-fight.3, gates-fight.8). */
export function* fight(t: MonsterTable, zone: Zone): Rule {
  const { state } = t
  if (zone.id === 'gates' && zone.monster === null) return // gates-fight.1
  t.say('fight.begins', { zone: zone.id, monster: zone.monster })
  if (state.ambushes || hasRule(state, 'madhalaAmbushes')) yield* conflict(t, zone)
  else revealAll(t, zone)
  let carry = 0
  // conquest.1: whoever comes after the monster was beaten tries the conquest.
  for (let path = 0; path < zone.paths.length; path++) carry = yield* activate(t, zone, path, carry)
  if (zone.monster !== null) t.say('monster.unbeaten', { monster: zone.monster }) // battle-end.3
  if (zone.id !== 'gates') yield* plunder(t, zone)
}

/** The expedition of a path has its turn. Tells what those after it build on. */
function* activate(t: MonsterTable, zone: Zone, path: number, carry: number): Rule<number> {
  const expedition = zone.paths[path]
  if (expedition?.owner === MADHALA) return yield* madhalaActs(t, zone, path, carry)
  if (!isManned(expedition)) return carry // Nobody, or somebody who fell earlier.
  if (zone.monster !== null) return yield* face(t, zone, path, zone.monster, carry)
  if (zone.region === null) return carry // conquest.6
  const battle = begin(t, zone, path, 'conquest', carry)
  yield* conquer(t, zone, path, zone.region)
  return battle.carry
}

/** battle.6, battle.7: the monster attacks, and whoever survives it strikes back. */
function* face(t: MonsterTable, zone: Zone, path: number, monster: MonsterId, carry: number): Rule<number> {
  const battle = begin(t, zone, path, 'attacked', carry)
  t.say('faces.monster', { ...whom(zone.paths[path] as Expedition), monster, zone: zone.id, path, carry })
  yield* monsterAttack(t, zone, path, monster)
  if (!isManned(zone.paths[path])) return carry
  battle.stage = 'attacking'
  if (!(yield* attack(t, zone, path, monster))) return battle.carry
  return endFight(t, zone)
}

/** madhala.25: once she has removed the monster, those after her try the conquest. */
function* madhalaActs(t: MonsterTable, zone: Zone, path: number, carry: number): Rule<number> {
  const fought = zone.monster !== null
  begin(t, zone, path, fought ? 'attacked' : 'conquest', carry)
  yield* activateMadhala(t, zone, path)
  return fought ? endFight(t, zone) : carry
}

/** battle-end.2: what those who fought had laid is removed; nothing of it counts for the conquest (conquest.7). */
function endFight(t: MonsterTable, zone: Zone): 0 {
  for (const one of zone.paths) if (one !== null && one.fate !== 'waiting') clearExpedition(t, one)
  return 0
}

function begin(t: MonsterTable, zone: Zone, path: number, stage: Battle['stage'], carry: number): Battle {
  const battle: Battle = { zone: zone.id, path, stage, attack: null, carry }
  t.state.battle = battle
  return battle
}
