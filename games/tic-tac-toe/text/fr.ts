import type { SameMessages } from '@tablee/kernel'
import type { TicTacToeText } from './en.ts'

/** Tic-tac-toe in French. */
export const fr: SameMessages<TicTacToeText> = {
  mark: () => 'Marquez une case.',
  cell: v => `[[cell:${v.cell}|case ${v.cell + 1}]]`,
  marked: v => `Le joueur ${v.seat + 1} marque la [[cell:${v.cell}|case ${v.cell + 1}]].`,
  line: () => 'Trois marques alignées.',
  full: () => 'La grille est pleine : égalité.',
}
