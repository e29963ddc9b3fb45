import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Lord of the Hundreds before its box is opened. */
export const card: FactionCard = {
  id: 'hundreds',
  letter: 'J',
  reach: 9,
  militant: true,
  corner: true,
}
