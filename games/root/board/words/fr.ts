import type { FactionWords } from '../../text/faction-words.ts'
import { board } from '../../text/fr/board.ts'
import { cards } from '../../text/fr/cards.ts'
import { end } from '../../text/fr/end.ts'
import { help } from '../../text/fr/help.ts'
import { moments } from '../../text/fr/moments.ts'
import { outline } from '../../text/fr/outline.ts'
import { sheets } from '../../text/fr/sheets.ts'
import { byFaction } from '../found.ts'
import { bringWords } from '../words.ts'

const factions = byFaction(
  import.meta.glob<{ board: FactionWords }>('../../factions/*/text/fr/board.ts', { eager: true }),
  ({ board }) => board,
)

bringWords('fr', { board, cards, end, factions, help, moments, outline, sheets })
