import { LOYAL_VIZIERS } from '../../../data/cards.ts'
import type { RootState } from '../../../state.ts'
import type { Position } from '../../../tests/position.ts'
import { type Column, LEADERS, type Leader } from '../data.ts'
import { boardOf, type EyrieState } from '../rules/board.ts'

/** The Eyrie's board in a state. */
export function board({ players }: RootState): EyrieState {
  const player = players.find(({ faction }) => faction === 'eyrie')
  if (!player) throw new Error('The Eyrie do not play.')
  return boardOf(player)
}

/** Seats a leader with the Viziers, and fills columns of the Decree with cards from the deck, by key. */
export function decree(
  at: Position,
  leader: Leader,
  columns: { readonly [C in Column]?: readonly string[] } = {},
): Position {
  const own = boardOf(at.player('eyrie'))
  const data = LEADERS.find(({ id }) => id === leader)
  own.leader = leader
  own.faceUp = own.faceUp.filter(one => one !== leader)
  for (const [index, column] of data?.viziers.entries() ?? []) own.decree[column].push(LOYAL_VIZIERS[index])
  const { hand } = at.player('eyrie')
  for (const [column, keys] of Object.entries(columns)) {
    at.hand('eyrie', ...keys)
    own.decree[column as Column].push(...hand.splice(-keys.length))
  }
  return at
}

/** Marks the Viziers as resolved, so that only the other cards of the Decree are left to do. */
export function viziersDone(at: Position): Position {
  board(at.state).resolved.push(...LOYAL_VIZIERS)
  return at
}

/** The keys of the two Loyal Viziers: the first serves in the left of a leader's columns. */
export const [FIRST_VIZIER, SECOND_VIZIER] = ['loyalVizier', 'loyalVizier.2']
