import type { P4Table } from '../../state.ts'

/** e4.vis.1: as the game ends, several players show each other their repair cards, which nobody takes back. */
export function turnOver(t: P4Table): void {
  t.state.phase = 'over'
  if (t.state.players.length > 1) t.reveal()
}
