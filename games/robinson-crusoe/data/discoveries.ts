import type { ScenarioId } from '../scenarios/data.ts'
import type { Discovery } from './types.ts'

/** The symbols of the four tokens whose effect the scenario gives: two dashes, two triangles, a cross, two bars. */
export const SPECIAL_SYMBOLS = ['dashes', 'bowtie', 'saltire', 'bars'] as const

/** A token whose effect the scenario gives. */
export type SpecialSymbol = (typeof SPECIAL_SYMBOLS)[number]

/** The discovery tokens with an effect of their own. */
export const DISCOVERIES = {
  candlesToken: { src: 'rulebook', copies: 2, pawn: 'brown' },
  thornyBushes: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'demand:palisade'],
      anytime: true,
      needs: { shelter: true },
      effects: [{ do: 'level', of: 'palisade', n: 1 }],
    },
  },
  goat: {
    src: 'rulebook',
    copies: 2,
    power: {
      windows: ['planning', 'demand:food', 'demand:fur', 'night'],
      anytime: true,
      notInActions: true,
      needs: { weapons: 1 },
      effects: [
        { do: 'gain', what: 'fur', n: 1, atOnce: true },
        { do: 'gain', what: 'food', n: 1, atOnce: true },
      ],
    },
  },
  largeLeaves: {
    src: 'rulebook',
    power: { windows: ['weather'], effects: [{ do: 'ignoreCloud', kind: 'rain' }] },
  },
  herbs: {
    src: 'rulebook',
    power: {
      windows: ['morale', 'planning'],
      anytime: true,
      needs: { items: ['pot'] },
      effects: [{ do: 'morale', n: 1 }],
    },
  },
  healingHerbs: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'medicine'],
      anytime: true,
      needs: { items: ['pot'] },
      effects: [{ do: 'buildFree', from: ['medicine'] }],
    },
  },
  nourishingLarvae: { src: 'rulebook', copies: 2, cash: [{ do: 'gain', what: 'food', n: 2 }] },
  vegetables: {
    src: 'rulebook',
    power: { windows: ['night'], needs: { items: ['pot'] }, effects: [{ do: 'healShared', n: 2 }] },
  },
  poisonToken: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'demand:weapons', 'fight', 'weapons'],
      anytime: true,
      needs: { items: ['pot'] },
      effects: [{ do: 'level', of: 'weapons', n: 2 }],
    },
  },
  tobaccoToken: {
    src: 'rulebook',
    power: { windows: ['morale', 'planning'], anytime: true, effects: [{ do: 'morale', n: 1 }] },
  },
  treasureToken: {
    src: 'rulebook',
    copies: 2,
    power: { windows: ['planning'], anytime: true, effects: [{ do: 'special', id: 'treasureToken' }] },
  },
  fallenTree: { src: 'rulebook', copies: 2, cash: [{ do: 'gain', what: 'wood', n: 1 }] },
  oldMachete: {
    src: 'rulebook',
    power: {
      windows: ['planning', 'demand:weapons', 'fight', 'weapons'],
      anytime: true,
      effects: [{ do: 'level', of: 'weapons', n: 1 }],
    },
  },
} as const satisfies { readonly [id: string]: Discovery }

/** A token whose effect its scenario gives. */
export type SpecialToken = `${ScenarioId}.${SpecialSymbol}`

/** A discovery token. */
export type DiscoveryId = keyof typeof DISCOVERIES | SpecialToken

/** The tokens with an effect of their own. */
export const DISCOVERY_IDS = Object.keys(DISCOVERIES) as readonly (keyof typeof DISCOVERIES)[]

/** The four tokens of a scenario. */
export const specialTokens = (scenario: ScenarioId): DiscoveryId[] =>
  SPECIAL_SYMBOLS.map((symbol): DiscoveryId => `${scenario}.${symbol}`)
