import type { SameMessages } from '@tablee/kernel'
import { capital, card, dans, de, PIECE } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Flame Bearers and the Rat Smugglers, in French. */
export const messages: SameMessages<typeof en> = {
  'act.bearers': () => 'Porteurs de Flamme : brûler, puis grandir',
  'act.smugglers': v => `Rats Contrebandiers : défausser ${card(v.card)} pour se déplacer ou combattre`,
  'bearers.burn': v => `Quelle pièce brûle ${dans(v.clearing)} ?`,
  'bearers.piece': (v, cast) => `${capital(PIECE[v.kind])} ${de(cast, v.party)}`,
}
