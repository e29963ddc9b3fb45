/** What points are scored or lost for: each report of points names one. */
export const SOURCES = [
  'buildings',
  'roosts',
  'sympathy',
  'plots',
  'crafting',
  'battles',
  'removals',
  'despot',
  'infamy',
  'quests',
  'rituals',
  'ruins',
  'aid',
  'enlistment',
  'effects',
  'landmarks',
  'paths',
  'hoard',
  'oppression',
  'turmoil',
  'crowns',
  'ministers',
  'relics',
  'tradePosts',
  'dividends',
] as const

/** What points are scored or lost for. */
export type Source = (typeof SOURCES)[number]
