import type { SameMessages } from '@tablee/kernel'
import { Does, whom } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Highway Bandits and the Bandit Gangs, in French. */
export const messages: SameMessages<typeof en> = {
  'act.bandits': () => 'Bandits des Grands Chemins : guetter un chemin de plus',
  'act.gangs': () => 'Gangs de Bandits : recruter, ou placer un Bandit',
  'bandits.path': v => `Chemin ${v.from}–${v.to}`,
  'bandits.where': () => 'Quel chemin les Bandits guettent-ils ?',
  'bandits.from': () => 'Quel chemin quittent-ils pour cela ?',
  'bandits.watch': (v, cast) =>
    `${Does(cast, v.party, 'guette', 'guettent', 'guettez')} le chemin ${v.from}–${v.to}.`,
  'bandits.leave': (v, cast) =>
    `${Does(cast, v.party, 'quitte', 'quittent', 'quittez')} le chemin ${v.from}–${v.to}.`,
  'bandits.waylay': (v, cast) =>
    `${Does(cast, v.party, 'dépouille', 'dépouillent', 'dépouillez', v.mover)}${whom(cast, v.mover)} sur le chemin ${v.from}–${v.to}.`,
  'bandits.join': () => 'Les Bandits vous laissent passer : placer un guerrier à l’arrivée ?',
  'gangs.recruit': () => 'Placer un de vos guerriers auprès de chaque Bandit',
  'gangs.place': () => 'Placer un Bandit près de vos pièces',
}
