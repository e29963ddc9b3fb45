import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Woodland Alliance before its box is opened. */
export const card: FactionCard = {
  id: 'alliance',
  letter: 'C',
  reach: 3,
  corner: false,
}
