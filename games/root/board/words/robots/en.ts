import { robotBoard } from '../../../text/en/robot-board.ts'
import { bringRobotWords } from '../../words.ts'

export { robots as messages } from '../../../text/en/robots.ts'

bringRobotWords('en', robotBoard)
