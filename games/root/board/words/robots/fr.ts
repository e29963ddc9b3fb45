import { robotBoard } from '../../../text/fr/robot-board.ts'
import { bringRobotWords } from '../../words.ts'

export { robots as messages } from '../../../text/fr/robots.ts'

bringRobotWords('fr', robotBoard)
