import type { SameMessages } from '@tablee/kernel'
import type { rootlog as en } from '../en/rootlog.ts'

/** Reading recorded games, in French. */
export const rootlog: SameMessages<typeof en> = {
  'rootlog.none': () => 'Ce n’est pas un Rootlog : aucun joueur n’y est nommé, aucun tour n’y est raconté.',
  'rootlog.unread': v =>
    `La ligne ${v.line} est illisible : « ${v.action} » n’est pas une action de la notation.`,
  'rootlog.stopped': v =>
    `La ligne ${v.line} n’a pas pu être jouée : à ce moment, les règles ne permettent pas « ${v.action} ».`,
  'rootlog.unfinished': v =>
    `La ligne ${v.line} n’a pas pu être jouée : le tour ne peut pas finir après ce qu’elle raconte.`,
  'rootlog.hidden': v =>
    `La ligne ${v.line} n’a pas pu être jouée : il faudrait d’autres cartes cachées que celles déjà vues.`,
  'rootlog.nothing': () => 'Rien de ce qui est possible à ce moment n’y mène.',
}
