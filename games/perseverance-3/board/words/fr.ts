import { board } from '../../text/fr/board.ts'
import { cards } from '../../text/fr/cards.ts'
import { moments } from '../../text/fr/moments.ts'
import { names } from '../../text/fr/names.ts'
import { sheets } from '../../text/fr/sheets.ts'
import { things } from '../../text/fr/things.ts'
import { fr } from '../../text/fr.ts'
import { bringWords } from '../words.ts'

bringWords('fr', { board, names, things, cards, moments, sheets, text: fr })
