/** The dinos, from the least to the most powerful (L540). */
export const SPECIES = ['shieldhead', 'raptor', 'thunderhorn', 'ironjaw'] as const
export type Species = (typeof SPECIES)[number]

/** How powerful a species is: a slot for one “or higher” takes any that is at least as powerful. */
export const RANK: { readonly [S in Species]: number } = {
  shieldhead: 0,
  raptor: 1,
  thunderhorn: 2,
  ironjaw: 3,
}

/** What is gained from the general supply and never runs out (L499). */
export const RESOURCES = ['food', 'debris', 'islandResource', 'glowberry'] as const
export type Resource = (typeof RESOURCES)[number]

/** How many of each resource. */
export type Resources = { [R in Resource]: number }

/** So much of some resources. */
export type Goods = { readonly [R in Resource]?: number }

/** How many dinos of each species. */
export type Herd = { [S in Species]: number }

/** The sides of the board: up to three seats, and four. */
export const SIDES = ['few', 'many'] as const
export type Side = (typeof SIDES)[number]

/** Whom a player leads the castaways with (L403). */
export const LEADERS = ['adelita', 'jack', 'keoni', 'phoenix'] as const
export type LeaderId = (typeof LEADERS)[number]

/** The faces of the dice (L281). */
export const SPECIALISTS = ['adventurer', 'organizer', 'facilitator', 'innovator'] as const
export type Specialist = (typeof SPECIALISTS)[number]

/** Those whose favour is sought; Episode 4 has no captain. */
export const OFFICERS = ['captain', 'chiefMate', 'chiefSteward', 'chiefEngineer', 'chiefOfSecurity'] as const
export type OfficerId = (typeof OFFICERS)[number]

/** The colours of the players' pieces. */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const
export type Colour = (typeof COLOURS)[number]

/** Saddles come in two sizes: small ones are for raptors (L519). */
export type SaddleSize = 'large' | 'small'

export const SADDLE: { readonly [S in Species]: SaddleSize } = {
  shieldhead: 'large',
  raptor: 'small',
  thunderhorn: 'large',
  ironjaw: 'large',
}
