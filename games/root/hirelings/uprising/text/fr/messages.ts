import type { SameMessages } from '@tablee/kernel'
import { Does, dans, SUIT } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Spring Uprising and the Rabbit Scouts, in French. */
export const messages: SameMessages<typeof en> = {
  'act.uprising': () => 'Révolte Printanière : lancer son dé',
  'uprising.roll': () => 'Révolte Printanière : lancez son dé.',
  'uprising.roll.now': () => 'Lancer le dé',
  'uprising.rolled': v => `Le dé de la Révolte montre ${SUIT[v.suit]}.`,
  'uprising.revolts': () => 'Se soulever : un guerrier tombe avec toutes les pièces adverses d’une clairière',
  'uprising.grows': () => 'Placer un guerrier',
  'uprising.where': () => 'Où la Révolte se soulève-t-elle ?',
  'uprising.revolted': (v, cast) =>
    `${Does(cast, v.party, 'se soulève', 'se soulèvent', 'vous soulevez')} ${dans(v.clearing)}.`,
  'scouts.spend': v =>
    `Lapins Éclaireurs : dépenser une carte ${SUIT[v.suit]} (ou Oiseau) pour prendre le meilleur dé ${dans(v.clearing)} ?`,
  'scouts.no': () => 'Garder le dé le plus faible',
}
