import type { RobotCard } from '../../rules/robots/card.ts'
import { CHARACTERS } from './data.ts'

/** The option that names the character of the Vagabot. robot.7.3.1 */
export const CHARACTER_OPTION = 'vagabotCharacter'

/** What is known of the Vagabot before its box is opened. */
export const card: RobotCard = {
  id: 'vagabot',
  letter: 'D',
  plays: 'vagabond',
  corner: false,
  traits: ['adventurer', 'berserker', 'helper', 'marksman', 'questing'],
  options: {
    [CHARACTER_OPTION]: { kind: 'choice', values: Object.keys(CHARACTERS), default: 'thief' },
  },
}
