import type { Hex } from '../../data/types.ts'
import type { Diluvium, Place, Warship } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { distances, neighbours } from '../hex.ts'
import { hasMarker, isBarred, isOcean, placesOf, rivalOf, settlersOn } from '../query.ts'
import { hooksOf } from '../scenario.ts'

/** rexplore.6, rwar.3: the rival's ships go as far as it has settlers on Food, its City included. */
export function rivalSpeed(state: Diluvium): number {
  let settlers = 0
  for (const { islands } of placesOf(state))
    for (const island of islands) if (island.type === 'food') settlers += settlersOn(island, RIVAL)
  return settlers
}

/** Where the rival's ships may sail: Ocean tiles and its own Cities; your home where a scenario opens it. */
export function isRivalWater(state: Diluvium, place: Place | undefined): boolean {
  if (!place) return false
  if (place.city === null) return true
  const rival = rivalOf(state)
  if (rival.city === place.at || rival.warships.some(({ home }) => home === place.at)) return true
  return Boolean(hooksOf(state).rivalEntersHome) && place.at === state.players[0].city
}

/** rexplore.1: the nearest tiles that the rival has not explored; its own position is none (rexplore.22). */
export function exploreTargets(state: Diluvium): { readonly targets: readonly Hex[]; readonly far: number } {
  const { explorer } = rivalOf(state)
  const away = distances(explorer, at => isRivalWater(state, state.places[at]))
  let far = Number.POSITIVE_INFINITY
  let targets: Hex[] = []
  for (const place of placesOf(state)) {
    const steps = away.get(place.at)
    if (steps === undefined || steps === 0 || steps > far || !isUnexplored(state, place)) continue
    if (steps < far) targets = []
    far = steps
    targets.push(place.at)
  }
  return { targets, far: targets.length === 0 ? 0 : far }
}

function isUnexplored(state: Diluvium, place: Place): boolean {
  if (hasMarker(place, RIVAL)) return false
  return isOcean(place) || (place.tile > 0 && isRivalWater(state, place) && place.city === 'greek')
}

/**
 * The steps that the rival's Exploration Ship may take next: the first of the shortest ways to the nearest targets along
 * which most of its movement is of use (rexplore.14 to rexplore.20). None where it stays.
 */
export function exploreSteps(state: Diluvium, left: number): readonly Hex[] {
  const { explorer } = rivalOf(state)
  const { targets, far } = exploreTargets(state)
  if (targets.length === 0 || left === 0) return []
  let most = 0
  let steps: Hex[] = []
  for (const next of neighbours(explorer)) {
    if (!leadsTo(state, next, targets, far - 1)) continue
    const usable = usableSteps(state, next, targets, far - 1, left)
    if (usable > most) steps = []
    if (usable < most || usable === 0) continue
    most = usable
    steps.push(next)
  }
  return steps
}

/** Whether a shortest way goes on from a position to one of the targets in so many steps. */
function leadsTo(state: Diluvium, at: Hex, targets: readonly Hex[], far: number): boolean {
  if (!isRivalWater(state, state.places[at])) return false
  const away = distances(at, one => isRivalWater(state, state.places[one]))
  return targets.some(target => away.get(target) === far)
}

/** How many steps of a way that begins with a position can be made, along the best of the shortest ways. */
function usableSteps(state: Diluvium, at: Hex, targets: readonly Hex[], far: number, left: number): number {
  if (isBarred(state, RIVAL, at) && barsEntry(state, targets.includes(at), left)) return 0
  if (left === 1 || far === 0) return 1
  let most = 0
  for (const next of neighbours(at))
    if (leadsTo(state, next, targets, far - 1))
      most = Math.max(most, usableSteps(state, next, targets, far - 1, left - 1))
  if (most === 0 && isBarred(state, RIVAL, at)) return 0
  return 1 + most
}

/** rexplore.16, rexplore.17: a Warship bars its tile, or only forbids to stop there. */
const barsEntry = ({ flags }: Diluvium, isTarget: boolean, left: number): boolean =>
  flags.warshipBlocksPassage || isTarget || left === 1

/** What a rival Warship heads for, and how far each is. */
export function warGoals(state: Diluvium, warship: Warship): readonly Hex[] {
  return hooksOf(state).warGoals?.(state, warship) ?? [state.players[0].city]
}

/** The distance from a position to the nearest of some goals, on the rival's water and the goals themselves. */
export function wayToGoal(state: Diluvium, from: Hex, goals: readonly Hex[]): number {
  const isOpen = (at: Hex) => isRivalWater(state, state.places[at]) || goals.includes(at)
  const away = distances(from, isOpen)
  return Math.min(...goals.map(goal => away.get(goal) ?? Number.POSITIVE_INFINITY))
}

/** rwar.1: the steps that a rival Warship may take next towards the nearest goal; none where it has got there. */
export function warSteps(state: Diluvium, warship: Warship): readonly Hex[] {
  const goals = warGoals(state, warship)
  const far = wayToGoal(state, warship.at, goals)
  if (goals.length === 0 || far === 0 || far === Number.POSITIVE_INFINITY) return []
  return neighbours(warship.at).filter(
    at =>
      (isRivalWater(state, state.places[at]) || goals.includes(at)) &&
      wayToGoal(state, at, goals) === far - 1,
  )
}
