import { board } from '../../text/fr/board.ts'
import { names } from '../../text/fr/names.ts'
import { bringWords } from '../words.ts'

bringWords('fr', { board, names })
