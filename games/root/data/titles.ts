import type { Provenance } from '@tablee/kernel'

/** The cards whose French title the rulebook prints; those of the others are our own translation. */
const PRINTED: ReadonlySet<string> = new Set([
  'crossbowBird',
  'crossbowMouse',
  'sword',
  'armorers',
  'brutalTactics',
  'favorFoxes',
  'favorMice',
  'cobbler',
  'boatBuilders',
  'eyrieEmigre',
  'falseOrders',
  'masterEngravers',
  'vizier',
  'retainer',
])

/** Where the French title of a card comes from. */
export const frenchTitleFrom = (name: string): Provenance =>
  PRINTED.has(name) ? 'rulebook' : 'reconstructed'
