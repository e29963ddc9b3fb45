import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Keepers in Iron before its box is opened. */
export const card: FactionCard = {
  id: 'keepers',
  letter: 'K',
  reach: 8,
  militant: true,
  corner: true,
}
