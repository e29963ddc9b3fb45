import type { FactionCard } from '../../rules/faction.ts'

/** What is known of the Eyrie Dynasties before its box is opened. */
export const card: FactionCard = {
  id: 'eyrie',
  letter: 'B',
  reach: 7,
  militant: true,
  corner: true,
}
