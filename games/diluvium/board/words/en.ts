import { board } from '../../text/en/board.ts'
import { names } from '../../text/en/names.ts'
import { bringWords } from '../words.ts'

bringWords('en', { board, names })
