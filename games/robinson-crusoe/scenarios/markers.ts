import type { Message, Rule } from '@tablee/kernel'
import { NODES, type Node } from '../data/board.ts'
import { askGroup } from '../rules/ask.ts'
import { nodeNames } from '../rules/names.ts'
import { isBlackMarker, isNode, pieceAt, place, remove } from '../rules/pieces.ts'
import type { Piece, Robinson, RobinsonTable } from '../state.ts'
import { say } from '../text/say.ts'

/** The group puts fog or ash on spaces that have none; what cannot be placed costs nothing. L1731, L1855 */
export function* spread(
  t: RobinsonTable,
  kind: 'fog' | 'ash',
  n: number,
  mayLie: (node: Node) => boolean,
  rule: string,
): Rule {
  const { state } = t
  for (let i = 0; i < n; i++) {
    const nodes = NODES.filter(node => mayLie(node) && !pieceAt(state, 'lying', kind, node))
    if (nodes.length === 0) return
    const node = yield* askGroup(t, `${kind}.where`, nodes, { like: nodeNames, rule })
    place(state, kind, node)
    t.say('token.placed', { kind, at: node })
  }
}

/** A numbered token goes onto a tile. */
export function number(t: RobinsonTable, node: Node, n: number): void {
  place(t.state, 'numbered', node, '', { n })
  t.say('numbered', { node, n })
}

/** The black markers on the island. */
export const blackMarkers = ({ pieces }: Robinson): Piece[] =>
  pieces.filter(piece => isNode(piece.at) && isBlackMarker(piece))

const markerNames = {
  key: ({ kind, at, source }: Piece): string => `${kind}:${at}:${source}`,
  say: ({ kind, at }: Piece): Message => say('marker', { kind, at }),
  at: ({ at }: Piece): string => `node:${at}`,
}

/** One black marker leaves the island, whatever it stood for. L1985 */
export function* clearMarker(t: RobinsonTable): Rule {
  const markers = blackMarkers(t.state)
  if (markers.length === 0) return
  const marker = yield* askGroup(t, 'marker.which', markers, { like: markerNames, rule: 'scenario.6.8' })
  remove(t.state, marker)
  t.say('marker.cleared', { kind: marker.kind, at: marker.at })
}
