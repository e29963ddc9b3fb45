import { board } from '../../text/fr/board.ts'
import { cards } from '../../text/fr/cards.ts'
import { end } from '../../text/fr/end.ts'
import { help } from '../../text/fr/help.ts'
import { moments } from '../../text/fr/moments.ts'
import { outline } from '../../text/fr/outline.ts'
import { sheets } from '../../text/fr/sheets.ts'
import { bringWords } from '../words.ts'

bringWords('fr', { board, cards, end, help, moments, outline, sheets })
