/** The symbol of each service. */
export const SIGN = {
  handCard: 'drawCard',
  riverboats: 'riverboats',
  mercenaries: 'mercenaries',
} as const
