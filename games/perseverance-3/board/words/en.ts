import { board } from '../../text/en/board.ts'
import { cards } from '../../text/en/cards.ts'
import { moments } from '../../text/en/moments.ts'
import { names } from '../../text/en/names.ts'
import { sheets } from '../../text/en/sheets.ts'
import { things } from '../../text/en/things.ts'
import { en } from '../../text/en.ts'
import { bringWords } from '../words.ts'

bringWords('en', { board, names, things, cards, moments, sheets, text: en })
