import type { SameMessages } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { item, node } from '../../../../text/fr/words.ts'
import type { cursedIsland as english } from '../en/messages.ts'

/** Cursed Island, in French. */
export const cursedIsland: SameMessages<typeof english> = {
  'fog.where': () => 'Le brouillard gagne l’île. Où s’installe-t-il ?',
  'fog.clear': () => 'La cloche chasse le brouillard. D’où ?',
  'fog.enough': () => 'Cela suffit',
  'fog.cleared': v => `Le brouillard se dissipe sur ${node(v.node)}.`,
  'no.crossStands': () => 'Une Croix s’y dresse déjà.',
  'goal.cursedIsland': v => `${v.crosses} Croix sur ${v.of}, chacune sur sa propre tuile.`,
  'end.cursedIsland': () => 'Cinq Croix se dressent, la malédiction est levée. Vous êtes libres !',
}

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  cross: at => `construire une ${item('cross')} sur ${node(at)}`,
  temple: at => `explorer le Temple obscur sur ${node(at)}`,
}
