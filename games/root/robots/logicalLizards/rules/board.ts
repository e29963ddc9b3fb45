import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Suit } from '../../../data/suits.ts'
import type { Party, Player, RootState } from '../../../state.ts'
import { CONSPIRACIES } from '../data.ts'

/** What only the Logical Lizards have. */
export interface LizardBoard {
  /** Warriors in the Acolytes box. */
  acolytes: number
  /** The space of the conspiracy track that the marker lies on, from 0. */
  conspiracy: number
  /** The Lost Souls, face up; the last is on top. */
  lostSouls: CardId[]
  /** The cards revealed for rituals this turn, in their order. */
  revealed: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    logicalLizards?: LizardBoard
  }
}

/** The board at first: the marker lies on the last space, which is Sanctify. 8.3.3 */
export function startBoard(player: Player): void {
  player.logicalLizards = {
    acolytes: 0,
    conspiracy: CONSPIRACIES.track.length - 1,
    lostSouls: [],
    revealed: [],
  }
}

/** The board of the Lizards. */
export function lizardsOf({ logicalLizards, faction }: Player): LizardBoard {
  if (!logicalLizards) throw new Error(`${faction} has no Lost Souls.`)
  return logicalLizards
}

const SUITS: readonly Suit[] = ['fox', 'rabbit', 'mouse', 'bird']

/** The suit of the order: the one with most Lost Souls, a bird among equals and without any. 8.4.1 */
export function orderBy(souls: readonly CardId[]): Suit {
  const count = (suit: Suit): number => souls.filter(card => CARDS[card].suit === suit).length
  const most = Math.max(...SUITS.map(count))
  const leading = SUITS.filter(suit => count(suit) === most)
  return leading.length === 1 ? leading[0] : 'bird'
}

/** The cards on their board; all of them lie face up. */
export const ownCards = (player: Player): readonly CardId[] => {
  const { lostSouls, revealed } = lizardsOf(player)
  return [...lostSouls, ...revealed]
}

/** What is wrong with the board. */
export function problems({ players, turn }: RootState, party: Party): string[] {
  const { acolytes, conspiracy, revealed } = lizardsOf(players[party])
  const found: string[] = []
  if (acolytes < 0) found.push(`the Lizards have ${acolytes} acolytes`)
  if (CONSPIRACIES.track[conspiracy] === undefined) found.push('the marker has left the conspiracy track')
  if (revealed.length > 0 && turn.seat !== party) found.push('cards lie revealed outside the Lizards’ turn')
  return found
}
