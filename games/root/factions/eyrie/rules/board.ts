import type { Seat } from '@tablee/kernel'
import { CARDS, type CardId, LOYAL_VIZIERS } from '../../../data/cards.ts'
import type { Player, RootState } from '../../../state.ts'
import { COLUMNS, type Column, LEADERS, type Leader } from '../data.ts'

/** The Decree: the cards of each column. */
export type Decree = { [C in Column]: CardId[] }

/** The Eyrie's own part of a player. */
export interface EyrieState {
  /** The leader on the board; null before setup and while a new one is chosen. */
  leader: Leader | null
  /** The leaders that may be chosen next. */
  faceUp: Leader[]
  /** The leaders deposed. */
  faceDown: Leader[]
  decree: Decree
  /** The cards of the Decree that were carried out so far this Daylight. */
  resolved: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    eyrie?: EyrieState
  }
}

/** The Eyrie's board before setup. */
export function startBoard(player: Player): void {
  player.eyrie = {
    leader: null,
    faceUp: allLeaders(),
    faceDown: [],
    decree: { recruit: [], move: [], battle: [], build: [] },
    resolved: [],
  }
}

/** The four leaders. */
export const allLeaders = (): Leader[] => LEADERS.map(({ id }) => id)

/** The Eyrie's part of a player. */
export function boardOf(player: Player): EyrieState {
  if (!player.eyrie) throw new Error(`The ${player.faction} have no Decree.`)
  return player.eyrie
}

/** The Eyrie's part of a seat. */
export const board = (state: RootState, seat: Seat): EyrieState => boardOf(state.players[seat])

/** Whether a leader rules the Dynasties now. */
export const led = (state: RootState, seat: Seat, leader: Leader): boolean =>
  board(state, seat).leader === leader

/** Whether a card is a Loyal Vizier. */
export const isVizier = (card: CardId): boolean => CARDS[card].kind === 'vizier'

/** The cards of the Decree that belong to the shared deck. */
export function sharedCards(player: Player): CardId[] {
  const { decree } = boardOf(player)
  return COLUMNS.flatMap(column => decree[column].filter(card => !isVizier(card)))
}

/** What is wrong with the Eyrie's board. */
export function boardProblems({ players, turn }: RootState, seat: Seat): string[] {
  const { leader, faceUp, faceDown, decree, resolved } = boardOf(players[seat])
  const problems: string[] = []
  const leaders = [...faceUp, ...faceDown, ...(leader === null ? [] : [leader])]
  if (leaders.length !== LEADERS.length || new Set(leaders).size !== LEADERS.length)
    problems.push(`the Eyrie’s leaders are ${leaders.join(', ')}`)
  const all = COLUMNS.flatMap(column => decree[column])
  const viziers = LOYAL_VIZIERS.filter(vizier => all.includes(vizier)).length
  const before = all.length === 0 && leader === null
  if (!before && viziers !== LOYAL_VIZIERS.length) problems.push(`${viziers} Loyal Viziers in the Decree`)
  if (resolved.some(card => !all.includes(card)))
    problems.push('a card was resolved that is not in the Decree')
  if (resolved.length > 0 && (turn.seat !== seat || turn.phase !== 'daylight'))
    problems.push('the Decree is half resolved outside the Eyrie’s Daylight')
  return problems
}

/** The cards of the Decree, which all see. */
export const decreed = ({ eyrie }: Player): CardId[] => Object.values(eyrie?.decree ?? {}).flat()
