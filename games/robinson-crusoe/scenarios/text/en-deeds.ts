import type { Node } from '../../data/board.ts'
import { item, node } from '../../text/en/words.ts'

/** The actions that only a scenario has, by what they are about. */
export const SCENARIO_DEED: { readonly [what: string]: ((at: Node) => string) | undefined } = {
  cross: at => `build ${item('cross')} on ${node(at)}`,
  temple: at => `explore the Dark Temple on ${node(at)}`,
  rescue: () => 'fetch Jenny with the Raft',
  totemPlace: at => `explore the totem location on ${node(at)}`,
  village: at => `attack the village on ${node(at)}`,
  city: () => 'attack the City of the cannibals',
  trap: at => `build ${item('trap')} on ${node(at)}`,
  actress: at => `free the actress on ${node(at)}`,
  kingKong: () => 'catch King Kong',
}
