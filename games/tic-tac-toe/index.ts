import type { Room } from '@tablee/kernel'
import { brain } from './bot/brain.ts'
import { type Board, ticTacToe } from './game.ts'
import { en, type TicTacToeText } from './text/en.ts'
import { fr } from './text/fr.ts'

/** All of tic-tac-toe. */
export const room: Room<Board, TicTacToeText> = { game: ticTacToe, text: { en, fr }, brain }
