import type { Guide } from '@tablee/board'
import {
  begin,
  type Course,
  type Learner,
  obey,
  against as opponents,
  playGuided,
} from '@tablee/board/testing/guided.ts'
import { loadRoom } from '../index.ts'
import type { RootView } from '../view.ts'

const room = await loadRoom()

const guides = import.meta.glob<{ guide: RootGuide }>('../{factions,robots}/*/guide/index.ts', {
  eager: true,
})

/** A guided first game of Root. */
export type RootGuide = Guide<RootView>

/** All guided first games, by the faction one learns to play, or the robot one learns to play against. */
export const GUIDES: readonly (readonly [party: string, guide: RootGuide])[] = Object.entries(guides).map(
  ([path, { guide }]) => [path.split('/').at(-3) ?? path, guide],
)

/** Opponents that a bot plays. */
export const against = (bot: string, seed = 0): Learner['others'] => opponents(bot, room, seed)

/** Whoever does as the guide says, against bots that think as they do in the browser. */
export const obedient: Learner = { choose: obey, others: against('search:easy') }

/** The same against opponents that no change of judgement changes: what a deal is chosen for is seen with them. */
export const undisturbed: Learner = { choose: obey, others: against('random') }

/** Plays a guided game until every lesson was told, or the sixth round begins. */
export const play = (guide: RootGuide, learner: Learner): Course =>
  playGuided(guide, begin(guide, room), learner, 5)
