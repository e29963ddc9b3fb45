import type { Cast, Text } from '@tablee/kernel'
import type { CardId } from '../../../../data/cards.ts'
import { capital, card, PIECE, place, who } from '../../../../text/en/words.ts'

/** The Flame Bearers and the Rat Smugglers, in English. */
export const messages = {
  'act.bearers': () => 'Flame Bearers: burn, then grow',
  'act.smugglers': (v: { card: CardId }) => `Rat Smugglers: discard ${card(v.card)} to move or battle`,
  'bearers.burn': (v: { clearing: number }) => `Which piece burns in ${place(v.clearing)}?`,
  'bearers.piece': (v: { party: number; kind: string }, cast: Cast) =>
    `${capital(PIECE[v.kind])} of ${who(cast, v.party)}`,
} satisfies Text
