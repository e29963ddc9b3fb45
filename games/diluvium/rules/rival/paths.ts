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
export function isRivalWater(state: Diluvium, place: Place | undefined): place is Place {
  if (!place) return false
  if (place.city === null) return true
  const rival = rivalOf(state)
  if (rival.city === place.at || rival.warships.some(({ home }) => home === place.at)) return true
  return Boolean(hooksOf(state).rivalEntersHome) && place.at === state.players[0].city
}

/** rexplore.1: the nearest tiles that the rival has not explored; its own position is none (rexplore.22). */
export function exploreTargets(state: Diluvium): { readonly targets: readonly Hex[]; readonly far: number } {
  const { explorer } = rivalOf(state)
  const met = new Set([explorer])
  let edge: Hex[] = [explorer]
  for (let far = 1; edge.length > 0; far++) {
    const targets: Hex[] = []
    const further: Hex[] = []
    for (const from of edge)
      for (const at of neighbours(from)) {
        if (met.has(at)) continue
        met.add(at)
        const place = state.places[at]
        if (!isRivalWater(state, place)) continue
        further.push(at)
        if (isUnexplored(state, place)) targets.push(at)
      }
    if (targets.length > 0) return { targets, far }
    edge = further
  }
  return { targets: [], far: 0 }
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
  // No way to one of the nearest targets is shorter, so a step is on such a way where one comes nearer.
  const away = distances(targets, at => isRivalWater(state, state.places[at]), far - 1)
  let most = 0
  let steps: Hex[] = []
  for (const next of neighbours(explorer)) {
    if (away.get(next) !== far - 1) continue
    const usable = usableSteps(state, next, away, left)
    if (usable > most) steps = []
    if (usable < most || usable === 0) continue
    most = usable
    steps.push(next)
  }
  return steps
}

/** How many steps of a way that begins with a position can be made, along the best of the shortest ways. */
function usableSteps(state: Diluvium, at: Hex, away: ReadonlyMap<Hex, number>, left: number): number {
  const far = away.get(at) as number
  if (isBarred(state, RIVAL, at) && barsEntry(state, far === 0, left)) return 0
  if (left === 1 || far === 0) return 1
  let most = 0
  for (const next of neighbours(at))
    if (away.get(next) === far - 1) most = Math.max(most, usableSteps(state, next, away, left - 1))
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

/** How far each position is from the nearest of some goals, on the rival's water and the goals themselves. */
const awayFrom = (state: Diluvium, goals: readonly Hex[]): ReadonlyMap<Hex, number> =>
  distances(goals, at => isRivalWater(state, state.places[at]))

/** The distance from a position, whatever lies there, to the nearest of some goals. */
export function wayToGoal(state: Diluvium, from: Hex, goals: readonly Hex[]): number {
  const away = awayFrom(state, goals)
  return away.get(from) ?? 1 + nearest(away, from)
}

const nearest = (away: ReadonlyMap<Hex, number>, around: Hex): number =>
  Math.min(...neighbours(around).map(at => away.get(at) ?? Number.POSITIVE_INFINITY))

/** rwar.1: the steps that a rival Warship may take next towards the nearest goal; none where it has got there. */
export function warSteps(state: Diluvium, warship: Warship): readonly Hex[] {
  const goals = warGoals(state, warship)
  if (goals.includes(warship.at)) return []
  const away = awayFrom(state, goals)
  const far = nearest(away, warship.at)
  return neighbours(warship.at).filter(at => away.get(at) === far)
}
