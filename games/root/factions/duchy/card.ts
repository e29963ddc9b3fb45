import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Underground Duchy before its box is opened. */
export const card: FactionCard = {
  id: 'duchy',
  letter: 'H',
  reach: 8,
  militant: true,
  corner: true,
}
