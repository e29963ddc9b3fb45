import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Riverfolk Company before its box is opened. */
export const card: FactionCard = {
  id: 'riverfolk',
  letter: 'G',
  reach: 5,
  corner: false,
}
