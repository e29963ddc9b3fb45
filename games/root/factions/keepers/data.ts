import type { Provenance } from '@tablee/kernel'

/** The type of a relic: its front. */
export type RelicType = 'figure' | 'tablet' | 'jewelry'

/** The types, in the order of the relic board. */
export const RELIC_TYPES: readonly RelicType[] = ['figure', 'tablet', 'jewelry']

/** The value of a relic: its back. */
export type RelicValue = 1 | 2 | 3

/** The values of the four relics of each type. 15.2.1 */
export const RELIC_VALUES = { values: [1, 2, 3, 3], from: 'rulebook' } as const satisfies {
  values: readonly RelicValue[]
  from: Provenance
}

/** A relic whose value is turned up, as a token. */
export type RelicKind = `${RelicType}${RelicValue}`

/** A relic as a token: its type and value. */
export interface RelicToken {
  readonly kind: RelicKind
  readonly type: RelicType
  readonly value: RelicValue
}

/** The relics as tokens. */
export const RELICS: readonly RelicToken[] = RELIC_TYPES.flatMap(type =>
  ([1, 2, 3] as const).map(value => ({ kind: kindOf(type, value), type, value })),
)

/** The token of a type and value. */
export function kindOf(type: RelicType, value: RelicValue): RelicKind {
  return `${type}${value}`
}

/** The relic that a token is. */
export const RELIC: { readonly [kind: string]: RelicToken } = Object.fromEntries(
  RELICS.map(relic => [relic.kind, relic]),
)

/** The three waystations: a type on each side. 15.2.2 */
export const WAYSTATIONS = {
  sides: [
    ['figure', 'tablet'],
    ['tablet', 'jewelry'],
    ['jewelry', 'figure'],
  ],
  from: 'public',
} as const satisfies { sides: readonly (readonly [RelicType, RelicType])[]; from: Provenance }

/** A waystation on the map, by the type that shows and the one beneath. */
export type Waystation =
  | 'figureTablet'
  | 'tabletFigure'
  | 'tabletJewelry'
  | 'jewelryTablet'
  | 'jewelryFigure'
  | 'figureJewelry'

/** The side of a waystation: the type that shows, and the same waystation turned over. */
export interface WaystationSide {
  readonly type: RelicType
  readonly back: RelicType
  readonly turned: Waystation
}

/** The sides of the waystations. */
export const SIDE: { readonly [W in Waystation]: WaystationSide } = {
  figureTablet: { type: 'figure', back: 'tablet', turned: 'tabletFigure' },
  tabletFigure: { type: 'tablet', back: 'figure', turned: 'figureTablet' },
  tabletJewelry: { type: 'tablet', back: 'jewelry', turned: 'jewelryTablet' },
  jewelryTablet: { type: 'jewelry', back: 'tablet', turned: 'tabletJewelry' },
  jewelryFigure: { type: 'jewelry', back: 'figure', turned: 'figureJewelry' },
  figureJewelry: { type: 'figure', back: 'jewelry', turned: 'jewelryFigure' },
}

/** Every side of every waystation. */
export const SIDES = Object.keys(SIDE) as readonly Waystation[]

/** A column of the Retinue, named by its action. */
export type Column = 'move' | 'delve' | 'recover'

/** The columns of the Retinue from left to right. 15.5.2 */
export const COLUMNS: readonly Column[] = ['move', 'delve', 'recover']

/** The numbers of the Law. 15.3.2, 15.4.3, 15.5.2.III.b, 15.6 */
export const KEEPERS = {
  startingWarriors: 4,
  recruits: 2,
  /** Points for the third relic of a column. */
  columnBonus: 2,
  /** Warriors in a clearing from which one leaves in Evening. */
  livesOff: 4,
  retinueLimit: 10,
  from: 'rulebook',
} as const satisfies { [name: string]: number | Provenance }
