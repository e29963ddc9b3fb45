import type { Text } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { node } from '../../../../text/en/words.ts'
import { PLACE_NAME } from './names.ts'

/** Volcano Island, in English. */
export const volcanoIsland = {
  'ash.where': () => 'The volcano spits ash. Where does it fall?',
  lava: (v: { node: Node }) => `Lava flows over ${node(v.node)}.`,
  'place.explored': (v: { n: number }) => `Location explored: ${PLACE_NAME[v.n - 1]}.`,
  'no.boatTooSoon': () => 'There is more of the island to explore before you leave.',
  'no.placesDone': () => 'There are only four totem locations.',
  'goal.volcanoIsland': (v: { tiles: number; ofTiles: number; places: number; ofPlaces: number }) =>
    `Tiles ${v.tiles} of ${v.ofTiles}, totem locations ${v.places} of ${v.ofPlaces}; then the Jolly Boat.`,
  'end.volcanoIsland': () => 'The Jolly Boat takes you off, before the island goes under!',
} satisfies Text

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  totemPlace: at => `explore the totem location on ${node(at)}`,
}
