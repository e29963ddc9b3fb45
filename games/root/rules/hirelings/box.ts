import type { RootState } from '../../state.ts'
import { hirelingsIn } from './hireling.ts'

/** What is known of a hireling card before its box is opened. */
export interface HirelingCard {
  /** Its promoted side's id too. */
  readonly id: string
  /** The id of its demoted side. */
  readonly demoted: string
  /** The letter by which players write it, after `h_`. */
  readonly letter: string
  /** The faction that cannot be played beside it; null for a neutral one. A.6.5 */
  readonly excludes: string | null
}

let cards: readonly HirelingCard[] = []

/** Lays out the hireling cards that there are. */
export function layOutHirelings(all: readonly HirelingCard[]): void {
  cards = all
}

/** The hirelings that can be used beside some factions. A.6.5 */
export const usableBeside = (factions: readonly string[]): HirelingCard[] =>
  cards.filter(({ excludes }) => excludes === null || !factions.includes(excludes))

/** The hireling of a card by the id of either side. */
export const hirelingOf = (side: string): HirelingCard | undefined =>
  cards.find(({ id, demoted }) => id === side || demoted === side)

/** The factions that cannot be played at a table because of its hirelings. A.6.5 */
export const excludedAt = (state: RootState): string[] =>
  hirelingsIn(state).flatMap(party => hirelingOf(state.players[party].faction)?.excludes ?? [])
