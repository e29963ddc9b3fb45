import type { Hireling } from '../../hirelings/hireling.ts'
import type { RootState } from '../../state.ts'
import { openBoxes } from '../faction.ts'
import { hirelingsIn } from './hireling.ts'

let opened: readonly Hireling[] = []

/** Opens the boxes of hirelings: the rules of both sides of their cards hold from now on. */
export function openHirelings(cards: readonly Hireling[]): void {
  opened = cards
  openBoxes(cards.flatMap(({ promoted, demoted }) => [{ rules: promoted }, { rules: demoted }]))
}

/** The hirelings that can be used beside some factions. A.6.5 */
export const usableBeside = (factions: readonly string[]): Hireling[] =>
  opened.filter(({ excludes }) => excludes === null || !factions.includes(excludes))

/** The hireling of a card by the id of either side. */
export const hirelingOf = (id: string): Hireling | undefined =>
  opened.find(({ promoted, demoted }) => promoted.id === id || demoted.id === id)

/** The factions that cannot be played at a table because of its hirelings. A.6.5 */
export const excludedAt = (state: RootState): string[] =>
  hirelingsIn(state).flatMap(party => hirelingOf(state.players[party].faction)?.excludes ?? [])
