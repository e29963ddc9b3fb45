import { board } from '../../text/en/board.ts'
import { moments } from '../../text/en/moments.ts'
import { names } from '../../text/en/names.ts'
import { road } from '../../text/en/roads.ts'
import { sheets } from '../../text/en/sheets.ts'
import { en } from '../../text/en.ts'
import { bringWords } from '../words.ts'

bringWords('en', { board, names, moments, sheets, road, text: en })
