import type { LootEffect, Talent, TrapEffect } from '../../data/effects.ts'
import { LOOT } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Colour, Deed } from '../../data/types.ts'
import type { Expedition, MonsterLands } from '../../state.ts'
import { abilityOf, forbids, mercenaryOf, SOURCES } from './expedition.ts'

/** Something that an expedition rolls for, and the monster that it attacks, if it does. */
export interface Trial {
  readonly state: MonsterLands
  readonly expedition: Expedition
  readonly deed: Deed
  readonly monster: MonsterId | null
}

type Effect = Talent | TrapEffect | LootEffect

/**
 * Adds up what works on an expedition, by a measure of each effect: revealed traps, loot used for it, the talent and
 * the equipment of its mercenary. Nothing of other expeditions counts (attack.14), and all of it must (attack.2).
 */
export function sumEffects(
  { state, expedition, deed, monster }: Trial,
  measure: (effect: Effect, deed: Deed, colour: Colour) => number,
  colour: Colour = 'force',
): number {
  let sum = 0
  for (const { id, up } of expedition.tokens)
    if (up && id !== 'defense') sum += measure(state.data.traps[id].effect, deed, colour)
  for (const { id } of expedition.used) sum += measure(LOOT[id].effect, deed, colour)
  if (expedition.member === null) return sum
  const mercenary = mercenaryOf(state, expedition)
  const disarmed = forbids(state, monster, 'weapons') // monster.21
  for (const source of SOURCES)
    if (source !== 'weapon' || !disarmed) sum += measure(abilityOf(state, mercenary, source), deed, colour)
  return sum
}

/** To each die of a colour. */
export const perDie = (effect: Effect, deed: Deed, colour: Colour): number =>
  effect.verb === 'dieMod' && effect.colour === colour && effect.deeds.includes(deed) ? effect.n : 0

/** To the total of one deed, whatever else it adds to. */
export const perTotal = (effect: Effect, deed: Deed): number =>
  effect.verb === 'totalMod' && effect.deeds.includes(deed) ? effect.n : 0

/** To captures and kills alike: flat traps. */
export const perFight = (effect: Effect): number =>
  effect.verb === 'totalMod' && effect.deeds.includes('capture') && effect.deeds.includes('kill')
    ? effect.n
    : 0

/** To captures alone. */
export const perCapture = (effect: Effect): number =>
  effect.verb === 'totalMod' && effect.deeds.includes('capture') && !effect.deeds.includes('kill')
    ? effect.n
    : 0

/** To kills alone. */
export const perKill = (effect: Effect): number =>
  effect.verb === 'totalMod' && effect.deeds.includes('kill') && !effect.deeds.includes('capture')
    ? effect.n
    : 0
