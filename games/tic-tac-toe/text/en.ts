import { speaker, type Text } from '@tablee/kernel'

/** Tic-tac-toe in English. */
export const en = {
  mark: () => 'Mark a cell.',
  cell: (v: { cell: number }) => `[[cell:${v.cell}|cell ${v.cell + 1}]]`,
  marked: (v: { seat: number; cell: number }) =>
    `Player ${v.seat + 1} marks [[cell:${v.cell}|cell ${v.cell + 1}]].`,
  line: () => 'Three in a line.',
  full: () => 'The grid is full: a draw.',
} satisfies Text

/** The messages of tic-tac-toe. */
export type TicTacToeText = typeof en

/** Builds a message of tic-tac-toe. */
export const say = speaker<TicTacToeText>()
