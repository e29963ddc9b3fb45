import { Chance } from './chance.ts'
import type { Game, Setup } from './game.ts'
import { readSetup } from './match.ts'
import type { Text } from './message.ts'
import { Mistake, RuleFault } from './mistake.ts'
import type { OptionSpec, OptionValue } from './options.ts'

/** What of a table is not left to chance. */
interface Fixed {
  readonly seats?: number
  readonly options?: { readonly [name: string]: unknown }
}

/** So many tables are drawn before it is said that the game refuses them all. */
const DRAWS = 1000

/**
 * A table of a game, any that it allows: seats and options are drawn until its rules refuse nothing. The same seed
 * gives the same table. For trying a game at all that it can be: the laws, simulations, the benchmark.
 */
export function anyTable<S, T extends Text>(
  game: Game<S, T>,
  seed: number,
  { seats, options }: Fixed = {},
): Setup {
  // Not the luck of the game: its dice would follow its options.
  const chance = Chance.of(2 ** 50 + (seed % 2 ** 50))
  const { min, max } = game.seats
  // Drawn once: else tables of many seats, which are refused more often, would be rarer.
  const drawn = min + chance.below(max - min + 1)
  let refused: Mistake | undefined
  for (let draws = 0; draws < DRAWS; draws++)
    try {
      return readSetup(
        game,
        seats ?? drawn,
        { ...anyOptions(game, seats ?? drawn, chance), ...options },
        seed,
      )
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      refused = error
    }
  if (options && refused) throw refused
  throw new RuleFault(`${game.id} refuses every table of ${seats ?? drawn} seats: ${refused?.message}`)
}

function anyOptions<S, T extends Text>(game: Game<S, T>, seats: number, chance: Chance) {
  const options: { [name: string]: OptionValue } = {}
  for (const [name, spec] of Object.entries(game.options)) options[name] = anyValue(spec, seats, chance)
  return options
}

function anyValue(spec: OptionSpec, seats: number, chance: Chance): OptionValue {
  switch (spec.kind) {
    case 'flag':
      return chance.below(2) === 1
    case 'number':
      return spec.min + chance.below(spec.max - spec.min + 1)
    case 'choice':
      return chance.one(spec.values)
    case 'several':
      return someOf(spec.values, chance)
    case 'perSeat':
      return Array.from({ length: seats }, () => chance.one(spec.values))
  }
}

/** Any number of values, in their order: none and all as often as any other number. */
function someOf(values: readonly string[], chance: Chance): string[] {
  const drawn = new Set(chance.shuffle([...values]).slice(0, chance.below(values.length + 1)))
  return values.filter(value => drawn.has(value))
}
