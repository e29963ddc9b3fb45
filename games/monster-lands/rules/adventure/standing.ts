import { PRICES } from '../../data/board.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Colour } from '../../data/types.ts'
import { perFight, sumEffects } from './effects.ts'
import { allDice, unrolled, whom } from './expedition.ts'
import { type Attack, base, captureBonus, dieChange, dieValue, hasTraps, killBonus } from './totals.ts'

/** Where an attack stands, and what its total is made of: what everybody can see of it. */
export interface Standing {
  readonly seat: number
  readonly member: ReturnType<typeof whom>['member']
  readonly monster: MonsterId
  /** What counts for captures and kills alike: all of the below. */
  readonly base: number
  /** What earlier expeditions left. */
  readonly carry: number
  /** Traps and whatever else adds to the total without a die. */
  readonly flat: number
  readonly venom: number
  /** Those that were not rolled show 0, and are worth nothing yet. */
  readonly dice: readonly { readonly colour: Colour; readonly value: number; readonly worth: number }[]
  /** What is added to each die of a colour, or taken from it. */
  readonly change: { readonly force: number; readonly magic: number }
  readonly captureBonus: number
  readonly killBonus: number
  /** What it takes. */
  readonly capture: number
  readonly kill: number
  /** Whether there are traps enough for a capture. */
  readonly trapped: boolean
  /** How many dice were not rolled yet. */
  readonly left: number
}

/** Where an attack stands. */
export function standing(attack: Attack, carry: number): Standing {
  const { state, expedition, monster } = attack
  const { capture, kill } = state.data.monsters[monster]
  return {
    ...whom(expedition),
    monster,
    base: base(attack, carry),
    carry,
    flat: sumEffects(attack, perFight),
    venom: PRICES.venom * expedition.poisons,
    dice: allDice(expedition).map(die => ({ ...die, worth: die.value === 0 ? 0 : dieValue(attack, die) })),
    change: { force: dieChange(attack, 'force'), magic: dieChange(attack, 'magic') },
    captureBonus: captureBonus(attack),
    killBonus: killBonus(attack),
    capture,
    kill,
    trapped: hasTraps(attack),
    left: unrolled(expedition, 'force') + unrolled(expedition, 'magic'),
  }
}
