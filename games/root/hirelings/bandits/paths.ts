import { CLEARINGS, type Clearing, type Path } from '../../data/map.ts'
import { adjacent } from '../../rules/adjacent.ts'
import type { Party, Player, RootState } from '../../state.ts'
import { say } from '../../text/say.ts'

declare module '../../state.ts' {
  interface HirelingCard {
    /** The paths on which Highway Bandits stand. */
    paths?: Path[]
  }
}

/** The paths that the Bandits watch. */
export const watched = ({ hireling }: Player): readonly Path[] => hireling?.paths ?? []

/** Whether a path is watched. */
export const isWatched = (player: Player, from: Clearing, to: Clearing): boolean =>
  watched(player).some(([a, b]) => (a === from && b === to) || (a === to && b === from))

/** The open paths that nobody watches; no river is one. */
export const freePaths = (state: RootState, party: Party): Path[] =>
  CLEARINGS.flatMap(from =>
    adjacent(state, party, from)
      .filter(to => from < to && !isWatched(state.players[party], from, to))
      .map((to): Path => [from, to]),
  )

/** How asks name a path. */
export const pathNaming = {
  key: ([from, to]: Path) => `${from}-${to}`,
  say: ([from, to]: Path) => say('bandits.path', { from, to }),
  at: ([from, to]: Path) => `path:${from}-${to}`,
} as const
