import type { SameMessages } from '@tablee/kernel'
import { node, resource } from '../../../text/fr/words.ts'
import type { cannibalIsland as english } from './en.ts'

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
