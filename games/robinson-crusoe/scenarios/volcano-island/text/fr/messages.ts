import type { SameMessages } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { node } from '../../../../text/fr/words.ts'
import type { volcanoIsland as english } from '../en/messages.ts'
import { PLACE_NAME } from './names.ts'

/** Volcano Island, in French. */
export const volcanoIsland: SameMessages<typeof english> = {
  'ash.where': () => 'Le volcan crache des cendres. Où retombent-elles ?',
  lava: v => `La lave recouvre ${node(v.node)}.`,
  'place.explored': v => `Lieu exploré : ${PLACE_NAME[v.n - 1]}.`,
  'no.boatTooSoon': () => 'Il reste une partie de l’île à explorer avant de partir.',
  'no.placesDone': () => 'Il n’y a que quatre lieux spéciaux.',
  'goal.volcanoIsland': v =>
    `Tuiles : ${v.tiles} sur ${v.ofTiles} ; lieux spéciaux : ${v.places} sur ${v.ofPlaces} ; puis la Chaloupe.`,
  'end.volcanoIsland': () => 'La Chaloupe vous emporte avant que l’île ne sombre !',
}

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  totemPlace: at => `explorer le lieu spécial sur ${node(at)}`,
}
