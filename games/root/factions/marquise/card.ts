import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Marquise de Cat before its box is opened. */
export const card: FactionCard = {
  id: 'marquise',
  letter: 'A',
  reach: 10,
  militant: true,
  corner: true,
}
