import { PRICES } from '../../data/board.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Colour } from '../../data/types.ts'
import type { Die, Expedition, MonsterLands } from '../../state.ts'
import { perCapture, perDie, perFight, perKill, perTotal, sumEffects, type Trial } from './effects.ts'
import { abilityOf, mercenaryOf } from './expedition.ts'

// What dice and totals come to: one formula for the rules, the board and bots.

/** An attack on a monster. */
export interface Attack extends Trial {
  readonly monster: MonsterId
}

/** The attack of an expedition on a monster. */
export const attackOn = (state: MonsterLands, expedition: Expedition, monster: MonsterId): Attack => ({
  state,
  expedition,
  deed: 'kill',
  monster,
})

/** attack.4: what is added to each die of a colour on the expedition. */
export const dieBonus = (trial: Trial, colour: Colour): number => sumEffects(trial, perDie, colour)

/** monster.12, monster.19: what the monster takes from each die of a colour. */
export function weakening({ state, monster }: Trial, colour: Colour): number {
  if (monster === null) return 0
  const { power } = state.data.monsters[monster]
  return power.verb === 'weaken' && power.colour === colour ? power.n : 0
}

/** What changes a die of a colour, for better and worse. */
export const dieChange = (trial: Trial, colour: Colour): number =>
  dieBonus(trial, colour) - weakening(trial, colour)

/** monster.30: what a die that shows a value is worth, never less than 0. */
export const valued = (shown: number, change: number): number => Math.max(0, shown + change)

/** What a rolled die is worth. */
export const dieValue = (trial: Trial, { colour, value }: Die): number =>
  valued(value, dieChange(trial, colour))

/** The sum of the dice that were rolled, those on traps included (attack.4). */
export function rolledSum(trial: Trial): number {
  const { dice, tokens } = trial.expedition
  const change = {
    force: dieChange(trial, 'force'),
    magic: dieChange(trial, 'magic'),
    persuasion: dieChange(trial, 'persuasion'),
  }
  let sum = 0
  for (const { colour, value } of dice) if (value > 0) sum += valued(value, change[colour])
  for (const token of tokens)
    for (const { colour, value } of token.dice) if (value > 0) sum += valued(value, change[colour])
  return sum
}

/** What counts for captures and kills alike: this is what a failed attack leaves to the next (attack.17). */
export const ownBase = (attack: Attack): number =>
  rolledSum(attack) + sumEffects(attack, perFight) + PRICES.venom * attack.expedition.poisons

/** The same with what earlier expeditions left (attack.12). */
export const base = (attack: Attack, carry: number): number => ownBase(attack) + carry

/** attack.15: what counts for captures alone. */
export const captureBonus = (attack: Attack): number => sumEffects(attack, perCapture)

/** attack.15: what counts for kills alone. */
export const killBonus = (attack: Attack): number => sumEffects(attack, perKill)

export const captureTotal = (attack: Attack, carry: number): number =>
  base(attack, carry) + captureBonus(attack)

export const killTotal = (attack: Attack, carry: number): number => base(attack, carry) + killBonus(attack)

/** attack.20, ambush.3, ambush.22: the traps that allow a capture; an ambush only as long as it is face down. */
export function trapsFor({ data }: MonsterLands, { tokens }: Expedition): number {
  let traps = 0
  for (const { id, up } of tokens) if (id !== 'defense' && !(up && data.traps[id].kind === 'ambush')) traps++
  return traps
}

/** monster.5, merc.36, merc.37: how many traps a capture takes. */
export function trapsNeeded({ state, expedition, monster }: Attack): number {
  if (
    expedition.member !== null &&
    abilityOf(state, mercenaryOf(state, expedition), 'talent').verb === 'waiveTrap'
  )
    return 0
  const { power } = state.data.monsters[monster]
  return power.verb === 'needTraps' ? power.n : 1
}

/** Whether there are traps enough for a capture. */
export const hasTraps = (attack: Attack): boolean =>
  trapsFor(attack.state, attack.expedition) >= trapsNeeded(attack)

/** attack.5: capture-only bonuses never push the total to the kill value. */
export function mayCapture(attack: Attack, carry: number): boolean {
  const { capture, kill } = attack.state.data.monsters[attack.monster]
  return base(attack, carry) < kill && captureTotal(attack, carry) >= capture && hasTraps(attack)
}

/** attack.7 */
export const mayKill = (attack: Attack, carry: number): boolean =>
  killTotal(attack, carry) >= attack.state.data.monsters[attack.monster].kill

/** conquest.3, conquest.4, conquest.8: no flat trap and no venom counts. */
export const conquestTotal = (trial: Trial, carry: number): number =>
  rolledSum(trial) + sumEffects(trial, perTotal) + carry

/** talent.7: dice with their modifiers, and nothing else. */
export const missionTotal = (trial: Trial): number => rolledSum(trial)
