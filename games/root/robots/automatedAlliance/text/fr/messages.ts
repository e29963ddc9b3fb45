import type { SameMessages } from '@tablee/kernel'
import { Does, dans, de, deLa, PIECE } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** What the Automated Alliance says, in French. */
export const messages: SameMessages<typeof en> = {
  'automatedAlliance.outrage': (v, cast) =>
    `Sympathie ${de(cast, v.party)} ${dans(v.clearing)} : quelle carte défaussez-vous ?`,
  'automatedAlliance.unpaid': (v, cast) =>
    `${Does(cast, v.payer, 'n’a', 'n’ont', 'n’avez')} aucune carte de la couleur ${deLa(v.clearing)}.`,
  'automatedAlliance.trigger.base': v => `Sympathie perdue avec la ${PIECE[v.base]}`,
  'automatedAlliance.trigger.outrage': v => `Indignation ${dans(v.clearing)}`,
  'automatedAlliance.revolts': (v, cast) =>
    `${Does(cast, v.seat, 'se révolte', 'se révoltent', 'vous révoltez')} ${dans(v.clearing)}.`,
  'automatedAlliance.organizes': (v, cast) =>
    `${Does(cast, v.seat, 's’organise', 's’organisent', 'vous organisez')} ${dans(v.clearing)}.`,
  'automatedAlliance.nowhere': (v, cast) =>
    `${Does(cast, v.seat, 'ne peut', 'ne peuvent', 'ne pouvez')} placer de Sympathie nulle part.`,
  'battle.automatedAmbush': (v, cast) =>
    `${Does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte de plus par embuscade.`,
}
