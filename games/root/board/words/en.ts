import { board } from '../../text/en/board.ts'
import { cards } from '../../text/en/cards.ts'
import { end } from '../../text/en/end.ts'
import { help } from '../../text/en/help.ts'
import { moments } from '../../text/en/moments.ts'
import { outline } from '../../text/en/outline.ts'
import { sheets } from '../../text/en/sheets.ts'
import { bringWords } from '../words.ts'

bringWords('en', { board, cards, end, help, moments, outline, sheets })
