import type { Equipment } from './types.ts'

/** How often each piece may be used. L292 */
export const EQUIPMENT_USES = 2

/** The starting equipment. */
export const EQUIPMENT = {
  // Offered by Arrange Camp itself, which it improves.
  bible: { src: 'rulebook', power: { windows: [], effects: [{ do: 'lasting', id: 'bible' }] } },
  biscuits: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'demand:food', 'night'],
      anytime: true,
      effects: [{ do: 'gain', what: 'nonPerishable', n: 1 }],
    },
  },
  emptyBottle: {
    src: 'public',
    power: {
      windows: ['planning', 'demand:weapons', 'fight', 'weapons'],
      anytime: true,
      effects: [{ do: 'level', of: 'weapons', n: 1 }],
    },
  },
  flaskOfRum: {
    src: 'public',
    power: { windows: ['night'], effects: [{ do: 'heal', who: 'chosen', n: 1 }] },
  },
  hammerAndNails: { src: 'rulebook', pawn: 'brown' },
  pipeAndTobacco: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'demand:det', 'roll', 'fight', 'weather'],
      anytime: true,
      effects: [{ do: 'det', who: 'chosen', n: 2 }],
    },
  },
  pistol: {
    src: 'rulebook',
    power: { windows: ['fight', 'weapons'], effects: [{ do: 'temporaryWeapons', n: 3 }] },
  },
  stormGlass: {
    src: 'public',
    power: { windows: ['preAction'], perRound: 1, effects: [{ do: 'special', id: 'stormGlass' }] },
  },
} as const satisfies { readonly [id: string]: Equipment }

/** A piece of starting equipment. */
export type EquipmentId = keyof typeof EQUIPMENT

/** The starting equipment. */
export const EQUIPMENT_IDS = Object.keys(EQUIPMENT) as readonly EquipmentId[]
