import type { SameMessages } from '@tablee/kernel'
import { card, Does } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** What the Electric Eyrie say, in French. */
export const messages: SameMessages<typeof en> = {
  'electricEyrie.decreed': (v, cast) =>
    `${Does(cast, v.seat, 'ajoute', 'ajoutent', 'ajoutez')} ${card(v.card)} au Décret.`,
  'electricEyrie.turmoil': (v, cast) =>
    `${Does(cast, v.seat, 'subit', 'subissent', 'subissez')} une Crise : aucun Perchoir ne peut être placé.`,
  'battle.fullColumn': (v, cast) =>
    `${Does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte de plus grâce à la plus longue colonne du Décret.`,
}
