import { count } from '@tablee/common/words/en.ts'
import type { Text } from '@tablee/kernel'
import type { Node } from '../../../../data/board.ts'

/** Jenny Needs Help!, in English. */
export const jenny = {
  'jenny.suffers': (v: { n: number }) => `Out on the wreck, Jenny takes ${count(v.n, 'wound')}.`,
  'jenny.rescued': () => 'Jenny is brought to the camp.',
  'jenny.rope': () => 'Among the masts there is a Rope, for later.',
  'no.jennyAway': () => 'Nobody leaves without Jenny: bring her to the camp first.',
  'goal.jenny': (v: { raft: boolean; rescued: boolean; left: number }) =>
    v.rescued
      ? 'Jenny is at the camp: build the Lifeboat.'
      : `${v.raft ? 'The Raft is ready: fetch Jenny' : 'Build the Raft to fetch Jenny'}. She can bear ${count(v.left, 'more wound', 'more wounds')}.`,
  'end.jenny': () => 'The Lifeboat puts to sea, with Jenny on board!',
} satisfies Text

/** The actions that only it has, by what they are about. */
export const deeds: { readonly [what: string]: (at: Node) => string } = {
  rescue: () => 'fetch Jenny with the Raft',
}
