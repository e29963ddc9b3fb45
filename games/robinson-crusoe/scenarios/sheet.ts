import type { WeatherDie } from '../data/dice.ts'
import type { SpecialSymbol } from '../data/discoveries.ts'
import type { Effect } from '../data/effects.ts'
import type { Discovery, Needs, PawnColour, Payment, Power, Sourced } from '../data/types.ts'

/** An invention printed on a scenario sheet. */
export interface ScenarioInvention extends Sourced {
  readonly needs: Needs
  readonly pay?: readonly Payment[]
  /** What happens once when it is built (L1124: at the end of the phase). */
  readonly effects: readonly Effect[]
  readonly pawn?: PawnColour
  /** Whether it may be built again, also in the same round. */
  readonly repeatable?: true
}

/** What a scenario sheet prints. */
export interface ScenarioRecord extends Sourced {
  readonly rounds: number
  /** The weather dice of each round, from the first. */
  readonly dice: readonly (readonly WeatherDie[])[]
  readonly inventions: { readonly [id: string]: ScenarioInvention }
  /** The four discovery tokens that are the scenario's own. */
  readonly tokens: { readonly [S in SpecialSymbol]: Discovery }
}

/** So many rounds with these dice. */
export const rounds = (n: number, ...dice: readonly WeatherDie[]): (readonly WeatherDie[])[] =>
  Array<readonly WeatherDie[]>(n).fill(dice)

/** Heals one wound at night. L456 */
export const healing: Power = { windows: ['night'], effects: [{ do: 'heal', who: 'chosen', n: 1 }] }

/** Raises the weapons, for good. */
export const weapons = (n: number): Power => ({
  windows: ['planning', 'demand:weapons', 'fight', 'weapons'],
  anytime: true,
  effects: [{ do: 'level', of: 'weapons', n }],
})

/** Raises the weapons for one fight or test. */
export const temporaryWeapons = (n: number): Power => ({
  windows: ['fight', 'weapons'],
  effects: [{ do: 'temporaryWeapons', n }],
})

/** Cheers the group up. */
export const cheer: Power = {
  windows: ['morale', 'planning'],
  anytime: true,
  effects: [{ do: 'morale', n: 1 }],
}
