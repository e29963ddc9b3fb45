import type { Node } from '../data/board.ts'
import type { CharacterId } from '../data/types.ts'
import type { CardId, Robinson } from '../state.ts'

/** Where an effect comes from, and whom it concerns. */
export interface Cause {
  /** The card, item, token or skill; '' for the rules themselves. */
  readonly card: CardId
  /** Who resolves it: the leader of an action, the user of a power, the first player elsewhere. */
  readonly actor: CharacterId
  /** Who pays for an unfulfilled demand: the actor (action phase, fights), or everybody at camp. L1444 */
  readonly pays: 'actor' | 'all'
  /** The tile or space of the action, and the source that is gathered. */
  readonly node?: Node | ''
  readonly source?: number
  /** The actor is alone outside the camp, and keeps what is gained. L1260 */
  readonly apart?: boolean
  /** “If possible”: what cannot be done costs nothing. L1618 */
  readonly soft?: boolean
}

/** The cause of a card in the action phase: its actor suffers. */
export const byActor = (card: CardId, actor: CharacterId, node: Node | '' = '', source = -1): Cause => ({
  card,
  actor,
  pays: 'actor',
  node,
  source,
})

/** The cause of a card outside the action phase: all suffer, and who is asked for is the first player. */
export const byAll = (state: Robinson, card: CardId): Cause => ({
  card,
  actor: state.characters[state.firstPlayer].id,
  pays: 'all',
})
