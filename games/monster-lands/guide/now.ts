import type { Situation } from '@tablee/board'
import { asked } from '@tablee/board/guide-now.ts'
import type { BuildingId } from '../data/board.ts'
import type { PathId, ZoneId } from '../state.ts'
import type { ClanView, ExpeditionView, MonsterView } from '../view.ts'

/** A moment of a game of Monster Lands, as the learner knows it. */
export type Now = Situation<MonsterView>

export const mySeat = ({ seat }: Now): number => seat ?? 0

/** The learner's clan. */
export const me = (now: Now): ClanView => now.view.clans[mySeat(now)]

/** Whether the learner deploys. */
export const deploys = (now: Now): boolean => asked(now, 'deploy')

/** Whether the learner deploys in this turn or a later one: the latest moment of a lesson. */
export const isPast = (now: Now, turn: number): boolean => deploys(now) && now.round >= turn

/** How many places of a building the learner has taken this turn. */
export const visits = (now: Now, building: BuildingId): number =>
  now.view.citadel[building].slots.filter(({ by }) => by === mySeat(now)).length

/** The learner's expeditions. */
export const expeditions = (now: Now): readonly ExpeditionView[] =>
  now.view.zones.flatMap(({ paths }) => paths.flatMap(one => (one?.owner === mySeat(now) ? [one] : [])))

/** The paths of some zones. */
export const pathsOf = ({ view }: Now, ...zones: readonly ZoneId[]): string[] =>
  view.zones
    .filter(({ id }) => zones.includes(id))
    .flatMap(({ id, paths }) => paths.map((_, path) => `path:${id}:${path}` satisfies `path:${PathId}`))
