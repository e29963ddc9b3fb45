import { Chance } from './chance.ts'
import type { Game, Setup } from './game.ts'
import type { Text } from './message.ts'
import { mistake } from './mistake.ts'
import { RANDOM } from './options.ts'

/** How many draws are tried for one that the rules advise; the nearest is taken if none is. */
const DRAWS = 100

/** A seat that leaves one of its options to chance. */
interface Open {
  readonly name: string
  readonly seat: number
  readonly values: readonly string[]
}

/**
 * Draws what seats leave to chance, before the game starts: a table that the rules take and, if any draw makes one,
 * that they advise. The same setup is settled the same way.
 */
export function settle<S, T extends Text>(game: Game<S, T>, setup: Setup): Setup {
  const open = openIn(game, setup)
  if (open.length === 0) return setup
  const chance = Chance.before(setup.seed)
  let best: Setup | null = null
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < DRAWS && least > 0; tries++) {
    const drawn = draw(game, setup, chance.shuffle([...open]), chance)
    const short = drawn === null ? least : (game.shortfall?.(drawn) ?? 0)
    if (short < least) {
      best = drawn
      least = short
    }
  }
  if (!best) throw mistake('kernel.noDraw')
  return best
}

function openIn<S, T extends Text>({ options: specs }: Game<S, T>, { options }: Setup): Open[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    if (spec.kind !== 'perSeat' || !spec.drawn) return []
    const { values } = spec
    return (options[name] as readonly string[]).flatMap((value, seat) =>
      value === RANDOM ? { name, seat, values } : [],
    )
  })
}

/** One seat after the other takes what fits beside the others; null where nothing does. */
function draw<S, T extends Text>(
  game: Game<S, T>,
  setup: Setup,
  open: readonly Open[],
  chance: Chance,
): Setup | null {
  let drawn = setup
  for (const { name, seat, values } of open) {
    const before = drawn.options[name] as readonly string[]
    const fitting = values
      .map(value => ({ ...drawn, options: { ...drawn.options, [name]: before.with(seat, value) } }))
      .filter(one => !game.check?.(one))
    if (fitting.length === 0) return null
    drawn = chance.one(fitting)
  }
  return drawn
}
