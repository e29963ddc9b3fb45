/** The civilisations, in the order of their colours: blue, yellow, red, purple. */
export const CIVS = ['greek', 'egyptian', 'aztec', 'chinese'] as const
export type Civ = (typeof CIVS)[number]

/** What islands yield and racks hold. */
export const RESOURCES = ['food', 'craft', 'weapons'] as const
export type Resource = (typeof RESOURCES)[number]

/** So much of each resource. */
export type Resources = { [R in Resource]: number }

/** Kinds of islands; also the four Colonisation tokens. */
export const ISLAND_TYPES = ['food', 'craft', 'weapons', 'ruins'] as const
export type IslandType = (typeof ISLAND_TYPES)[number]

/** The four actions of the rudder. */
export const ACTIONS = ['explore', 'colonise', 'exploit', 'fight'] as const
export type Action = (typeof ACTIONS)[number]

/** What the back of an Ocean tile tells. */
export const LEVELS = [0, 1, 2] as const
export type Level = (typeof LEVELS)[number]

/** A position of the map in axial coordinates: `q,r`. */
export type Hex = `${number},${number}`
