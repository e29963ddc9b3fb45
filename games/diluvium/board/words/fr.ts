import { board } from '../../text/fr/board.ts'
import { moments } from '../../text/fr/moments.ts'
import { names } from '../../text/fr/names.ts'
import { road } from '../../text/fr/roads.ts'
import { sheets } from '../../text/fr/sheets.ts'
import { fr } from '../../text/fr.ts'
import { bringWords } from '../words.ts'

bringWords('fr', { board, names, moments, sheets, road, text: fr })
