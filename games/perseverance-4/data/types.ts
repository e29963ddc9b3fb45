/** The zones from left to right, which is their loop too (L3204). */
export const ZONES = ['sustenance', 'military', 'evacuation', 'construction'] as const
export type Zone = (typeof ZONES)[number]

/** The sections of the ship, each under its zone (L3085). */
export const SECTIONS = ['wheelhouse', 'hold', 'quarters', 'engineRoom'] as const
export type Section = (typeof SECTIONS)[number]

/** What a cabin’s crew does, by the columns of a section from the left (L3085). */
export const CREWS = ['salvager', 'sailor', 'surgeon', 'technician'] as const
export type Crew = (typeof CREWS)[number]

/** The officers of this episode, which has no captain (L3142-3154). */
export const OFFICERS = ['chiefMate', 'chiefEngineer', 'chiefSteward', 'chiefOfSecurity'] as const
export type OfficerId = (typeof OFFICERS)[number]

/** The units of the Ancients, the weakest first (L3299). */
export const ANCIENTS = ['spearman', 'raider', 'sixleg'] as const
export type Ancient = (typeof ANCIENTS)[number]

/** How dangerous a die space is, the least first (L3052-3057). */
export const DANGERS = ['none', 'normalScout', 'spearman', 'dangerousScout'] as const
export type Danger = (typeof DANGERS)[number]

/** What the face of a scout die shows. */
export const SCOUT_FACES = [
  'none',
  'spearman',
  'raider',
  'sixleg',
  'combat',
  'spearman+combat',
  'raider+combat',
  'sixleg+combat',
] as const
export type ScoutFace = (typeof SCOUT_FACES)[number]
export type Scout = 'normalScout' | 'dangerousScout'

/** The options of a community area, from the top. */
export const OPTIONS = ['a', 'b', 'c', 'd'] as const
export type OptionId = (typeof OPTIONS)[number]

/** Kinds of artefacts; there are two of each. */
export const ARTEFACTS = ['fire', 'water', 'wind', 'stone'] as const
export type ArtefactId = (typeof ARTEFACTS)[number]

export const VOYAGES = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'] as const
export type VoyageId = (typeof VOYAGES)[number]

export const REPAIRS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'] as const
export type RepairId = (typeof REPAIRS)[number]

export const PREPARATIONS = [
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
  'p6',
  'p7',
  'p8',
  'p9',
  'p10',
  'p11',
  'p12',
] as const
export type PreparationId = (typeof PREPARATIONS)[number]

/** The two sides of an officer’s memoirs. */
export const MEMOIR_SIDES = ['A', 'B'] as const
export type MemoirSide = (typeof MEMOIR_SIDES)[number]

/** What a victory over the Ancients is rewarded with. */
export const REWARDS = ['artefact', 'followers', 'goods', 'stock', 'trail'] as const
export type RewardId = (typeof REWARDS)[number]

/** What is stored, and counted in pairs and sets. */
export const GOODS = ['food', 'debris', 'islandResource'] as const
