import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Automated Alliance before its box is opened. */
export const card: RobotCard = {
  id: 'automatedAlliance',
  letter: 'C',
  plays: 'alliance',
  corner: false,
  traits: ['informants', 'popularity', 'veterans', 'wildfire', 'steadfast'],
}
