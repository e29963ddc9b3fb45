import { capital } from '@tablee/common/words/en.ts'
import type { Text } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { AnimalsFace } from '../../data/dice.ts'
import type { PieceKind, Place } from '../../state.ts'
import { node, PIECE, place } from '../../text/en/words.ts'

const FACE: { readonly [F in AnimalsFace]: string } = {
  blank: 'nothing',
  palisade: 'palisade −1',
  food: '1 food less',
  fight: 'a beast attacks',
}

/** What several scenarios say, in English. */
export const shared = {
  numbered: (v: { node: Node; n: number }) => `Token ${v.n} is placed on ${node(v.node)}.`,
  marker: (v: { kind: PieceKind; at: Place }) => `${capital(PIECE[v.kind])}, ${place(v.at)}`,
  'marker.which': () => 'Which black marker is removed from the island?',
  'marker.cleared': (v: { kind: PieceKind; at: Place }) => `${capital(PIECE[v.kind])} leaves ${place(v.at)}.`,
  'animals.which': () => 'Which hungry-animals die is rolled again or ignored?',
  'animals.face': (v: { face: AnimalsFace }) => capital(FACE[v.face]),
  'shelter.lost': () => 'The shelter is lost.',
} satisfies Text
