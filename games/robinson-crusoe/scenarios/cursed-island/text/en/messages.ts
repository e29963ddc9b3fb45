import type { Text } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'
import { item, node } from '../../../../text/en/words.ts'

/** Cursed Island, in English. */
export const cursedIsland = {
  'fog.where': () => 'The fog rises. Where does it settle?',
  'fog.clear': () => 'The bell drives the fog away. From where?',
  'fog.enough': () => 'That is enough',
  'fog.cleared': (v: { node: Node }) => `The fog lifts from ${node(v.node)}.`,
  'no.crossStands': () => 'A cross already stands there.',
  'goal.cursedIsland': (v: { crosses: number; of: number }) =>
    `${v.crosses} of ${v.of} crosses, each on a tile of its own.`,
  'end.cursedIsland': () => 'Five crosses stand, the curse is broken. You are free!',
} satisfies Text

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  cross: at => `build ${item('cross')} on ${node(at)}`,
  temple: at => `explore the Dark Temple on ${node(at)}`,
}
