import { type CardId, LOYAL_VIZIERS } from '../../../data/cards.ts'
import type { Suit } from '../../../data/suits.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import { DECREE } from '../data.ts'

/** The Decree by suit. */
export type Decree = { [S in Suit]: CardId[] }

declare module '../../../state.ts' {
  interface Player {
    /** The board of the Electric Eyrie. */
    electricEyrie?: { decree: Decree }
  }
}

/** The board before set-up. */
export function startBoard(player: Player): void {
  player.electricEyrie = { decree: { fox: [], mouse: [], rabbit: [], bird: [] } }
}

/** The Decree of the Electric Eyrie. */
export function decreeOf(state: RootState, party: Party): Decree {
  const { electricEyrie, faction } = state.players[party]
  if (!electricEyrie) throw new Error(`The ${faction} have no Decree.`)
  return electricEyrie.decree
}

/** Whether a card is a Loyal Vizier, which never leaves its column. */
export const isVizier = (card: CardId): boolean => LOYAL_VIZIERS.includes(card)

/** The cards of the Decree that belong to the shared deck. */
export const ownCards = ({ electricEyrie }: Player): CardId[] =>
  DECREE.flatMap(suit => electricEyrie?.decree[suit] ?? []).filter(card => !isVizier(card))

/** What is wrong with the Decree: a Vizier in another column. */
export function problems(state: RootState, party: Party): string[] {
  const decree = decreeOf(state, party)
  return DECREE.filter(suit => suit !== 'bird' && decree[suit].some(isVizier)).map(
    suit => `a Loyal Vizier lies in the ${suit} column`,
  )
}
