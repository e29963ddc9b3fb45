import { board } from '../../text/en/board.ts'
import { cards } from '../../text/en/cards.ts'
import { end } from '../../text/en/end.ts'
import { help } from '../../text/en/help.ts'
import { moments } from '../../text/en/moments.ts'
import { outline } from '../../text/en/outline.ts'
import { sheets } from '../../text/en/sheets.ts'
import type { FactionWords } from '../../text/faction-words.ts'
import { byFaction } from '../found.ts'
import { bringWords } from '../words.ts'

const factions = byFaction(
  import.meta.glob<{ board: FactionWords }>('../../factions/*/text/en/board.ts', { eager: true }),
  ({ board }) => board,
)

bringWords('en', { board, cards, end, factions, help, moments, outline, sheets })
