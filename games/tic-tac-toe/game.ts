import { choose, type Game, type Next, type Rule, type Table } from '@tablee/kernel'
import { say, type TicTacToeText } from './text/en.ts'

/** The nine cells, row by row: -1 while empty, else the seat that marked it. */
export interface Board {
  cells: number[]
  turn: number
}

type Grid = Table<Board, TicTacToeText>

// Three cells after three cells.
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]

const naming = {
  say: (cell: number) => say('cell', { cell }),
  at: (cell: number) => `cell:${cell}`,
}

function* turn(t: Grid): Rule<Next> {
  const { state } = t
  const seat = state.turn
  t.turn(seat)
  const cell = yield* choose(t, seat, 'mark', emptyCells(state.cells), naming)
  state.cells[cell] = seat
  t.say('marked', { seat, cell })
  if (hasLine(state.cells, seat)) return t.over({ winners: [seat], why: say('line') })
  if (!state.cells.includes(-1)) return t.over({ winners: [], why: say('full') })
  state.turn = 1 - seat
  return 'turn'
}

function emptyCells(cells: readonly number[]): number[] {
  const empty = []
  for (let cell = 0; cell < 9; cell++) if (cells[cell] < 0) empty.push(cell)
  return empty
}

/** Whether a seat has three in a line. */
export function hasLine(cells: readonly number[], seat: number): boolean {
  for (let i = 0; i < LINES.length; i += 3)
    if (cells[LINES[i]] === seat && cells[LINES[i + 1]] === seat && cells[LINES[i + 2]] === seat) return true
  return false
}

/** Tic-tac-toe: the smallest game, for tests and benchmarks. */
export const ticTacToe: Game<Board, TicTacToeText> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  start: () => ({ cells: Array(9).fill(-1), turn: 0 }),
  first: 'turn',
  steps: { turn },
  view: ({ cells, turn }) => ({ cells: [...cells], turn }),
  redeal: () => {},
  invariants: ({ cells }) => {
    const count = (seat: number) => cells.filter(cell => cell === seat).length
    const ahead = count(0) - count(1)
    return ahead === 0 || ahead === 1 ? [] : [`seat 1 is ${ahead} marks ahead`]
  },
  round: ({ cells }) => 1 + Math.floor(cells.filter(cell => cell >= 0).length / 2),
  party: (_, seat) => `seat${seat + 1}`,
  bound: 9,
}
