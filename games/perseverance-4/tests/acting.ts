import type { Next, Rule } from '@tablee/kernel'
import { perseverance4 } from '../game.ts'
import type { P4Match, position } from './position.ts'

type Position = ReturnType<typeof position>

/** The game, in which your turn comes right after what a Dissenter did. */
const stopped = {
  ...perseverance4,
  steps: {
    ...perseverance4.steps,
    *dissenterEnds(): Rule<Next> {
      return 'primary'
    },
  },
}

/** Narek (0) or Camilla (1) acts: die, primary, secondary, reserve action, and nothing after that. */
export const acts = (table: Position, who: 0 | 1): P4Match => table.at(['dissenterActs', who], stopped)

/** The end of Camilla’s turn with its combats and assemblies; then it is your turn. */
export const ends = (table: Position): P4Match => table.at(['dissenterEnds', 1])

/** What the slots of a battlefield hold: the kind, and whoever faces it. */
export const units = ({ state }: P4Match, zone: keyof P4Match['state']['zones']): string[] =>
  state.zones[zone].units.map(unit => (unit === null ? '-' : `${unit.kind}${unit.owner ?? ''}`))
