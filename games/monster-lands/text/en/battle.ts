import type { Cast, Text } from '@tablee/kernel'
import type { EquipmentId } from '../../data/equipment.ts'
import type { LootId } from '../../data/loot.ts'
import type { MemberId } from '../../data/members.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Colour } from '../../data/types.ts'
import type { AttackDice } from '../../rules/adventure/attack-dice.ts'
import type { Shield } from '../../rules/adventure/defend.ts'
import type { Odds } from '../../rules/adventure/odds.ts'
import type { Prospect } from '../../rules/adventure/plan.ts'
import type { Standing } from '../../rules/adventure/standing.ts'
import type { Reroller, Step } from '../../rules/adventure/steps.ts'
import type { ZoneId } from '../../state.ts'
import {
  byWhat,
  chances,
  faces,
  Mercenary,
  parts,
  percent,
  type RolledDie,
  rolledDie,
  shieldWords,
  stepWords,
} from './battle-words.ts'
import { capital, count, Does, diceOf, list, loot, member, monster, path, trap, ZONE } from './words.ts'

type Fighter = { seat: number; member: MemberId }

/** Fights with monsters, in English. */
export const battle = {
  // Traps and ambushes
  'fight.begins': (v: { zone: ZoneId; monster: MonsterId | null }) =>
    v.monster === null
      ? `${capital(ZONE[v.zone])}.`
      : `${capital(ZONE[v.zone])}: the fight with ${monster(v.monster)}.`,
  'trap.revealed': (v: { trap: TrapId; zone: ZoneId; path: number }) =>
    `${capital(path(`${v.zone}:${v.path}`))}: a trap is turned up, ${trap(v.trap)}.`,
  'reveal.trap': (v: { trap: TrapId; zone: ZoneId; path: number }) =>
    `Your next trap on ${path(`${v.zone}:${v.path}`)} is: ${trap(v.trap)}. Turn it up?`,
  'reveal.now': () => 'Turn it up',
  'reveal.stop': () => 'Leave the rest face down',
  path: (v: { zone: ZoneId; path: number }) => capital(path(`${v.zone}:${v.path}`)),
  'ambush.target': (v: { trap: TrapId }) => `An ambush: ${trap(v.trap)}. Which expedition does it fall on?`,
  'ambush.fizzles': (v: { trap: TrapId }) => `The ambush falls on nobody: ${trap(v.trap)}.`,
  'ambush.aimed': (v: { trap: TrapId; zone: ZoneId; path: number }) =>
    `The ambush falls on ${path(`${v.zone}:${v.path}`)}: ${trap(v.trap)}.`,
  'ambush.cancel': (v: { trap: TrapId; zone: ZoneId; path: number }) =>
    `An ambush falls on ${path(`${v.zone}:${v.path}`)}: ${trap(v.trap)}. Discard a Defense token to stop it?`,
  'ambush.defend': () => 'Discard a Defense token',
  'ambush.suffer': () => 'Let it happen',
  'ambush.cancelled': (v: { seat: number; trap: TrapId }, cast: Cast) =>
    `${Does(cast, v.seat, 'discards', 'discard')} a Defense token: the ambush has no effect (${trap(v.trap)}).`,
  'ambush.steal': (v: { taken: number }) =>
    v.taken === 0 ? 'Which die do you steal?' : 'Steal a second die?',
  'steal.die': (v: { colour: Colour }) => capital(diceOf(1, v.colour)),
  'steal.enough': () => 'No more',
  'ambush.stole': (v: { colour: Colour; zone: ZoneId; path: number }) =>
    `${capital(diceOf(1, v.colour))} is stolen from ${path(`${v.zone}:${v.path}`)}.`,

  // The attack of the monster
  'faces.monster': (
    v: Fighter & { monster: MonsterId; zone: ZoneId; path: number; carry: number },
    cast: Cast,
  ) =>
    `${Mercenary(cast, v)} faces ${monster(v.monster)}${v.carry > 0 ? `, which has taken ${v.carry}` : ''}.`,
  redirect: (v: { monster: MonsterId; dice: number }) =>
    `${monster(v.monster)} attacks with ${count(v.dice, 'die', 'dice')}. Send some to a neighbour?`,
  'redirect.to': (v: { by: 'talent' | 'ambush'; dice: number; zone: ZoneId; path: number }) =>
    `${count(v.dice, 'die', 'dice')} to ${path(`${v.zone}:${v.path}`)} (${v.by === 'talent' ? 'talent' : 'ambush'})`,
  'redirect.not': () => 'Face them all',
  redirected: (v: { seat: number; dice: number; zone: ZoneId; path: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'sends', 'send')} ${count(v.dice, 'attack die', 'attack dice')} to ${path(`${v.zone}:${v.path}`)}.`,
  'monster.attack': (
    v: Fighter & {
      monster: MonsterId
      zone: ZoneId
      path: number
      dice: number
      parts: AttackDice | null
      sent: number
      stoppable: number
      potions: number
      wounded: boolean
      standing: Standing | null
    },
  ) =>
    `${monster(v.monster)} attacks ${member(v.member)} with ${count(v.dice, 'die', 'dice')}${parts(v.parts, v.sent)}. ` +
    `Up to ${count(v.stoppable, 'hit')} can be stopped, ${count(v.potions, 'wound')} healed${v.wounded ? '; already wounded' : ''}.`,
  'monster.attack.roll': (v: {
    magic: number
    dice: number
    hits: number
    wound: number
    death: number
    after: Omit<Prospect, 'death'> | null
  }) =>
    `${v.magic === 0 ? '' : `Give up ${diceOf(v.magic, 'magic')}: `}${v.magic === 0 ? 'F' : 'f'}ace ${count(v.dice, 'die', 'dice')} (death ${percent(v.death)})`,
  'magic.removed': (v: Fighter & { dice: number }) =>
    `${member(v.member)} gives up ${diceOf(v.dice, 'magic')}: ${count(v.dice, 'attack die', 'attack dice')} less.`,
  'monster.rolled': (
    v: Fighter & {
      monster: MonsterId
      zone: ZoneId
      path: number
      dice: readonly number[]
      automatic: number
      hits: number
    },
  ) =>
    `${monster(v.monster)} rolls ${faces(v.dice)} against ${member(v.member)}: ${count(v.hits, 'hit')}${v.automatic > 0 ? `, ${v.automatic} of them without a die` : ''}.`,
  'monster.lastHit': (v: { monster: MonsterId }) => `${monster(v.monster)} strikes everybody a last time.`,
  defend: (v: { member: MemberId; monster: MonsterId; hits: number; wounded: boolean }) =>
    `${count(v.hits, 'hit')} on ${member(v.member)}${v.wounded ? ', who is wounded' : ''}. What stops the next?`,
  'defend.with': (v: { shield: Shield; worn: EquipmentId | null }) => capital(shieldWords(v.shield, v.worn)),
  'defend.not': (v: { hits: number }) => `Take ${count(v.hits, 'hit')}`,
  'hit.stopped': (v: Fighter & { shield: Shield; worn: EquipmentId | null }) =>
    `A hit on ${member(v.member)} is stopped: ${shieldWords(v.shield, v.worn)}.`,
  potion: (v: { member: MemberId; wounds: number; wounded: boolean; potions: number }) =>
    `${member(v.member)}${v.wounded ? ', already wounded,' : ''} is about to take ${count(v.wounds, 'wound')}. Drink a potion (${v.potions} left)?`,
  'potion.drink': () => 'Drink it: a wound less',
  'potion.not': (v: { dies: boolean }) => (v.dies ? 'No: die of it' : 'No: be wounded'),
  'potion.drunk': (v: Fighter) => `${member(v.member)} drinks a potion: a wound less.`,
  wounded: (v: Fighter) => `${member(v.member)} is wounded.`,
  death: (v: Fighter, cast: Cast) => `${Mercenary(cast, v)} is dead.`,

  // The attack of the mercenary
  'attack.step': (v: Standing) =>
    `${member(v.member)} against ${monster(v.monster)}: ${v.base}${v.carry > 0 ? ` (${v.carry} from those before)` : ''}. ` +
    `${v.trapped ? `Capture from ${v.capture}${v.captureBonus > 0 ? ` (+${v.captureBonus})` : ''}` : 'No trap to capture with'}, kill from ${v.kill}${v.killBonus > 0 ? ` (+${v.killBonus})` : ''}.`,
  'attack.do': (v: { step: Step; odds: Odds; range: { least: number; most: number } }) =>
    `${stepWords(v.step)} (${chances(v.odds)})`,
  step: (v: { step: Step; chance: number | null }) =>
    stepWords(v.step) + (v.chance === null ? '' : ` (${percent(v.chance)})`),
  'step.done': (v: { total: number }) => `Leave it at ${v.total}`,
  rolled: (v: Fighter & { dice: readonly RolledDie[]; total: number }) =>
    v.dice.length === 0
      ? `${member(v.member)} has no die to roll: ${v.total} in all.`
      : `${member(v.member)} rolls ${list(v.dice.map(rolledDie))}: ${v.total} in all.`,
  rerolled: (v: Fighter & { by: Reroller; colour: Colour; from: number; to: number; total: number }) =>
    `${member(v.member)} rolls a ${v.from} again (${byWhat(v.by)}): [[die:${v.colour}|${v.to}]], ${v.total} in all.`,
  'venom.used': (v: Fighter & { total: number }) => `${member(v.member)} uses a venom: ${v.total} in all.`,
  'loot.spent': (v: Fighter & { loot: LootId; total: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} loot (${loot(v.loot)}): ${v.total} in all.`,
  'attack.failed': (v: Fighter & { monster: MonsterId; total: number }) =>
    `${member(v.member)} does not beat ${monster(v.monster)}, which has taken ${v.total}.`,
  'capture.or.kill': (v: { monster: MonsterId }) => `You may capture ${monster(v.monster)} or kill it.`,
  'attack.end': (v: { end: 'capture' | 'kill'; monster: MonsterId }) =>
    `${v.end === 'capture' ? 'Capture' : 'Kill'} ${monster(v.monster)}`,
  'monster.captured': (v: Fighter & { monster: MonsterId }, cast: Cast) =>
    `${Mercenary(cast, v)} captures ${monster(v.monster)}.`,
  'monster.killed': (v: Fighter & { monster: MonsterId }, cast: Cast) =>
    `${Mercenary(cast, v)} kills ${monster(v.monster)} and keeps it as a trophy.`,
  'monster.escapes': (v: { monster: MonsterId }) =>
    `${monster(v.monster)} breaks loose: it will be at the Gates.`,
  'monster.unbeaten': (v: { monster: MonsterId }) => `Nobody has beaten ${monster(v.monster)}.`,
} satisfies Text
