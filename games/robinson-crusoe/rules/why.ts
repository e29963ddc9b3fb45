import type { CardId } from '../state.ts'
import type { Cause } from './cause.ts'

/**
 * Why a number changed, for the journal and for whoever draws it: a card, item, token or skill (`card` names it), or a
 * reason of the rules themselves.
 */
export type Reason =
  | 'card'
  | 'die'
  | 'adventure' // Friday, or the rescue on the Raft: a wound instead of a card
  | 'danger'
  | 'missing' // an unfulfilled demand
  | 'fight'
  | 'beast' // what it takes and leaves
  | 'animals'
  | 'arrow'
  | 'success'
  | 'failure'
  | 'reroll'
  | 'arrange'
  | 'rest'
  | 'personal' // an invention of one's own
  | 'saved' // a wood, by Economical Construction
  | 'morale'
  | 'alone' // solo: morale rises each round
  | 'production'
  | 'snow'
  | 'clouds'
  | 'storm'
  | 'hunger'
  | 'openSky'
  | 'noTile' // the camp must move and cannot
  | 'place' // what a totem tile or the sheet holds
  | 'scenario'

/** Why, with the card if there is one. */
export interface Why {
  readonly why: Reason
  readonly card: CardId
}

/** A reason of the rules. */
export const because = (why: Reason, card: CardId = ''): Why => ({ why, card })

/** What a cause did: its card, or the scenario where it has none. */
export const byCause = ({ card }: Pick<Cause, 'card'>): Why =>
  because(card === '' ? 'scenario' : 'card', card)
