import type { SameMessages } from '@tablee/kernel'
import type { rootlog as en } from '../en/rootlog.ts'
import { card, count, dans } from './words.ts'

/** Reading recorded games, in French. */
export const rootlog: SameMessages<typeof en> = {
  'rootlog.none': () => 'Ce n’est pas un Rootlog : aucun joueur n’y est nommé, aucun tour n’y est raconté.',
  'rootlog.robots': () =>
    'Une partie avec des robots ne peut pas s’écrire en Rootlog : cette notation n’a pas de mots pour eux. Enregistrez-la en JSON ou en texte.',
  'rootlog.unread': v =>
    `La ligne ${v.line} est illisible : « ${v.action} » n’est pas une action de la notation.`,
  'rootlog.stopped': v =>
    `La ligne ${v.line} n’a pas pu être jouée : à ce moment, les règles ne permettent pas « ${v.action} ».`,
  'rootlog.unfinished': v =>
    `La ligne ${v.line} n’a pas pu être jouée : le tour ne peut pas finir après ce qu’elle raconte.`,
  'rootlog.hidden': v =>
    `La ligne ${v.line} n’a pas pu être jouée : il faudrait d’autres cartes cachées que celles déjà vues.`,
  'rootlog.fewer': v =>
    v.there === 0
      ? `Il n’y a alors aucun guerrier de cette faction ${dans(v.clearing)}.`
      : `Il n’y a alors que ${count(v.there, 'guerrier')} de cette faction ${dans(v.clearing)}.`,
  'rootlog.supply': v =>
    v.left === 0
      ? 'Il ne reste alors aucun guerrier dans la réserve.'
      : `Il ne reste alors que ${count(v.left, 'guerrier')} dans la réserve.`,
  'rootlog.discarded': v => `${card(v.card)} est alors dans la défausse.`,
  'rootlog.nothing': () => 'Rien de ce qui est possible à ce moment n’y mène.',
}
