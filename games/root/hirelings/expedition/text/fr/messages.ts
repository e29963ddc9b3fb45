import type { SameMessages } from '@tablee/kernel'
import { card, cards, Does, dans } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Sunward Expedition and the Mole Artisans, in French. */
export const messages: SameMessages<typeof en> = {
  'act.expedition': () => 'Expédition de Lumière : une caverne, puis marcher ou grandir',
  'expedition.where': () => 'Où l’Expédition place-t-elle une caverne ?',
  'expedition.from': () => 'Quelle caverne abandonne-t-elle pour cela ?',
  'expedition.leaves': (v, cast) =>
    `${Does(cast, v.party, 'abandonne', 'abandonnent', 'abandonnez')} la caverne ${dans(v.clearing)}.`,
  'expedition.count': v => `Combien de ses guerriers viennent ${dans(v.clearing)} ?`,
  'expedition.grow': () => 'Placer un guerrier à chaque caverne',
  'artisans.keep': v =>
    `Taupes Artisanes : montrer ${card(v.card)} au lieu de la défausser ? Elle revient à la fin du Crépuscule.`,
  'artisans.show': () => 'La montrer',
  'artisans.discard': () => 'La défausser',
  'artisans.shown': (v, cast) =>
    `${Does(cast, v.seat, 'montre', 'montrent', 'montrez')} ${card(v.card)} au lieu de la défausser.`,
  'artisans.back': (v, cast) =>
    `${Does(cast, v.seat, 'reprend', 'reprennent', 'reprenez')} ${cards(v.cards)}.`,
}
