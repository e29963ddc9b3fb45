import { BASES } from '../../factions/alliance/data.ts'
import { picture as alliance } from '../../factions/alliance/terminal.ts'
import { onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'

/** The Automated Alliance in the terminal. */
export const picture = robotPicture(alliance, ({ tokens, buildings, warriors }, language) => {
  const bases = BASES.filter(base => onMap(buildings[base]) > 0).map(base => alliance.marks[language][base])
  const sympathy = `${alliance.marks[language].sympathy} ${onMap(tokens.sympathy)}`
  return [[sympathy, ...bases, `${alliance.letter} ${warriors[0]}`].join(' · ')]
})
