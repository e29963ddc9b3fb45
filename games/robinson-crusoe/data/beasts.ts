import type { Effect } from './effects.ts'
import type { Beast } from './types.ts'

const beast = (
  strength: number,
  weapons: number,
  food: number,
  fur: number,
  ...effects: readonly Effect[]
): Beast => ({ src: 'public', strength, weapons, food, fur, effects })

const findSomething: Effect = { do: 'drawDiscoveries', n: 1 }
const unlessMedicine: Effect = {
  do: 'medicine',
  with: [],
  without: [{ do: 'wound', who: 'actor', n: 2 }],
}

/** The beast cards: strength, loss of weapons, food, fur, and what comes last. */
export const BEASTS = {
  alligator: beast(6, 2, 3, 0),
  bearBeast: beast(6, 1, 5, 2),
  birds: beast(1, 0, 2, 0),
  boa: beast(2, 2, 2, 0, findSomething),
  chamois: beast(5, 1, 3, 2),
  cheetah: beast(4, 1, 2, 1),
  fox: beast(2, 0, 2, 1),
  goats: beast(4, 1, 3, 1),
  gorillaBeast: beast(6, 3, 5, 2, findSomething),
  iguana: beast(4, 1, 3, 1, { do: 'wound', who: 'actor', n: 1 }),
  jaguarBeast: beast(5, 0, 4, 1, unlessMedicine),
  pumaBeast: beast(5, 0, 2, 1, unlessMedicine),
  tapir: beast(3, 1, 2, 1),
  tigerBeast: beast(6, 2, 5, 2),
  wildDogBeast: beast(3, 0, 2, 1, unlessMedicine),
  wildPig: beast(3, 1, 3, 1),
} as const satisfies { readonly [id: string]: Beast }

/** A beast card. */
export type BeastId = keyof typeof BEASTS

/** The beast cards. */
export const BEAST_IDS = Object.keys(BEASTS) as readonly BeastId[]
