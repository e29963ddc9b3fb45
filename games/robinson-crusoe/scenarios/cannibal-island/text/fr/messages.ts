import type { SameMessages } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { node, resource } from '../../../../text/fr/words.ts'
import type { cannibalIsland as english } from '../en/messages.ts'

/** Cannibal Island, in French. */
export const cannibalIsland: SameMessages<typeof english> = {
  cannibals: () => 'Les cannibales attaquent le camp !',
  raid: () => 'Les villageois emportent quelque chose. Quoi ?',
  'raid.take': v => resource(v.what, 1),
  'village.burnt': v => `Le village est incendié : ${node(v.node)}.`,
  'city.burnt': v => `La Cité sur ${node(v.node)} est détruite. Survivez à la nuit !`,
  canoe: () => 'Le Canoë vous mène à l’un de deux rivages. Lequel ?',
  'goal.cannibalIsland': v => `Détruire la Cité : force ${v.strength}, villages incendiés : ${v.burnt}.`,
  'end.cannibalIsland': () => 'La Cité des cannibales n’est plus. Vous êtes hors de danger !',
}

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  village: at => `attaquer le village sur ${node(at)}`,
  city: () => 'attaquer la Cité des cannibales',
}
