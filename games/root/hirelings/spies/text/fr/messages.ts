import type { SameMessages } from '@tablee/kernel'
import { who } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Corvid Spies and the Raven Sentries, in French. */
export const messages: SameMessages<typeof en> = {
  'act.spies': () => 'Espions Corvidés : en placer deux, puis combattre ou voler',
  'spies.battles': () => 'Combattre partout où il y a des Espions',
  'spies.steals': () => 'Voler une carte à chaque adversaire d’une clairière',
  'spies.where': () => 'Où les Espions volent-ils ?',
  'battle.sentries': (v, cast) => `Les Corbeaux Sentinelles ajoutent une perte pour ${who(cast, v.seat)}.`,
}
