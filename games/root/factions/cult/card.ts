import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Lizard Cult before its box is opened. */
export const card: FactionCard = {
  id: 'cult',
  letter: 'F',
  reach: 2,
  corner: true,
}
