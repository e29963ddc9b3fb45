import type { Chance } from '@tablee/kernel'
import type { Game } from 'boardgame.io'
import type { Work } from './clock.ts'

interface Grid {
  cells: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/**
 * Tic-tac-toe on boardgame.io, at its best: built for production, without its undo, one client started over for
 * each game (a new client per game is a fifth slower). Each call plays one game at random and tells its picks.
 */
export async function boardgameioGames(
  chance: Chance,
  ended: (winner: string | null) => void = () => {},
): Promise<Work> {
  // Read when the package is loaded.
  process.env.NODE_ENV = 'production'
  const { Client } = await import('boardgame.io/client')
  const { INVALID_MOVE } = await import('boardgame.io/core')

  const game: Game<Grid> = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }, cell: number) => {
        if (G.cells[cell] !== null) return INVALID_MOVE
        G.cells[cell] = playerID
      },
    },
    endIf: ({ G: { cells }, ctx }) => {
      for (const [a, b, c] of LINES)
        if (cells[a] && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: ctx.currentPlayer }
      return cells.includes(null) ? undefined : { winner: null }
    },
    disableUndo: true,
  }
  const client = Client<Grid>({ game, debug: false, numPlayers: 2 })
  client.start()

  return () => {
    client.reset()
    for (let picks = 0; ; picks++) {
      const state = client.getState()
      if (!state) throw new Error('boardgame.io lost its state.')
      if (state.ctx.gameover) {
        ended(state.ctx.gameover.winner)
        return picks
      }
      client.moves.mark(chance.one(emptyCells(state.G.cells)))
    }
  }
}

function emptyCells(cells: readonly (string | null)[]): number[] {
  const empty = []
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) empty.push(cell)
  return empty
}
