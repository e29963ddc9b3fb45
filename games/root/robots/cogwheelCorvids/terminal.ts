import { picture as corvids, plotLine } from '../../factions/corvids/terminal.ts'
import { robotPicture } from '../../terminal/robot.ts'

/** The Cogwheel Corvids in the terminal. */
export const picture = robotPicture(corvids, (player, language) => [
  `${plotLine(player, language)} · ${corvids.letter} ${player.warriors[0]}`,
])
