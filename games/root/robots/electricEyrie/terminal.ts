import { picture as eyrie } from '../../factions/eyrie/terminal.ts'
import { NAMES, onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'
import { DECREE } from './data.ts'

/** The Electric Eyrie in the terminal. */
export const picture = robotPicture(eyrie, ({ electricEyrie, buildings, warriors }, language) => [
  DECREE.map(suit => `${NAMES[language].SUIT[suit]} ${electricEyrie?.decree[suit].length ?? 0}`).join(' · '),
  `${eyrie.marks[language].roost} ${onMap(buildings.roost)} · ${eyrie.letter} ${warriors[0]}`,
])
