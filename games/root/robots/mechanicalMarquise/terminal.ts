import { INDUSTRIES } from '../../factions/marquise/data.ts'
import { picture as marquise } from '../../factions/marquise/terminal.ts'
import { onMap } from '../../terminal/lines.ts'
import { robotPicture } from '../../terminal/robot.ts'

/** The Mechanical Marquise in the terminal. */
export const picture = robotPicture(marquise, ({ buildings, warriors }, language) => {
  const built = INDUSTRIES.map(kind => `${marquise.marks[language][kind]} ${onMap(buildings[kind])}`)
  return [`${built.join(' · ')} · ${marquise.letter} ${warriors[0]}`]
})
