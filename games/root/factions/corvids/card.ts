import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Corvid Conspiracy before its box is opened. */
export const card: FactionCard = {
  id: 'corvids',
  letter: 'I',
  reach: 3,
  corner: false,
}
