import type { SameMessages } from '@tablee/kernel'
import { card, Does, dans, from, verb, vers, Who, who } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Warm Sun Prophets and the Lizard Envoys, in French. */
export const messages: SameMessages<typeof en> = {
  'act.prophets': () => 'Prophètes du Soleil : envoyer un joueur, ou prêcher ailleurs',
  'act.envoys': () => 'Émissaires Lézards : prendre une carte défaussée',
  'prophets.force': () => 'Envoyer un joueur au combat ou ailleurs',
  'prophets.place': () => 'Placer un Prophète là où il n’y en a pas',
  'prophets.whom': () => 'Qui les Prophètes envoient-ils ?',
  'prophets.flock': (v, cast) => `${Who(cast, v.seat)} ${dans(v.clearing)}`,
  'prophets.battle': () => 'Au combat ici',
  'prophets.move': () => 'Ailleurs',
  'prophets.against': (v, cast) =>
    `Qui ${verb(cast, v.seat, 'attaque', 'attaquent', 'attaquez')} ${who(cast, v.seat)} ${dans(v.clearing)} ?`,
  'prophets.to': (v, cast) =>
    `Où ${verb(cast, v.seat, 'va', 'vont', 'allez')} ${who(cast, v.seat)} ${from(v.from)} ?`,
  'prophets.sent': (v, cast) => `${Does(cast, v.seat, 'va', 'vont', 'allez')} ${from(v.from)} ${vers(v.to)}.`,
  'envoys.take': () => 'Quelle carte défaussée prenez-vous ?',
  'envoys.took': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${card(v.card)} dans la défausse.`,
}
