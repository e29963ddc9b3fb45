import type { Rule } from '@tablee/kernel'
import { goldOf } from '../../data/tiles.ts'
import type { DiluviumTable, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { astrolabe } from '../astrolabe.ts'
import { gainGold } from '../gold.ts'
import { reveal } from '../move.ts'
import { hasMarker, isOcean, placeAt, rivalOf, spotOf } from '../query.ts'
import { hooksOf } from '../scenario.ts'
import { MISSING, spaceForRival, takeRivalMarker } from './markers.ts'
import { exploreSteps, exploreTargets, isRivalWater, rivalSpeed } from './paths.ts'
import { rivalPlace } from './place.ts'

/** The rival explores: its ship heads for the nearest tile that it has not explored, and explores it. */
export function* rivalExplore(t: DiluviumTable): Rule {
  const { state } = t
  const rival = rivalOf(state)
  const from = rival.explorer
  for (let left = rivalSpeed(state); left > 0; left--) {
    const steps = exploreSteps(state, left)
    if (steps.length === 0) break
    const to = astrolabe(t, rival.explorer, steps) // rexplore.21
    rival.explorer = to
    const place = placeAt(state, to)
    t.say('sailed', { party: RIVAL, ship: 'explorer', place: spotOf(place) })
    const turned = !place.up
    if (turned) yield* reveal(t, RIVAL, place) // rexplore.8
    if (turned || !hasMarker(place, RIVAL)) break // rexplore.9, rexplore.13
  }
  const place = placeAt(state, rival.explorer)
  if (rival.explorer === from) {
    if (exploreTargets(state).targets.length === 0) return t.say('rival.nothing', { party: RIVAL }) // rexplore.24
    return t.say('rival.stays', { place: spotOf(place) })
  }
  yield* hooksOf(state).rivalStops?.(t, 'explorer', place) ?? []
  if (!hasMarker(place, RIVAL) && isExplorable(t, place)) yield* rivalMarker(t, place)
}

const isExplorable = ({ state }: DiluviumTable, place: Place): boolean =>
  isOcean(place) || (place.tile > 0 && place.city === 'greek' && isRivalWater(state, place))

/** rmarker.1 to rmarker.8: on a space of 2 gold or more, else on one of a settler, else on the last that is free. */
function* rivalMarker(t: DiluviumTable, place: Place): Rule {
  const { state } = t
  const rival = rivalOf(state)
  if (rival.markers === 0) return yield* gainGold(t, RIVAL, MISSING) // rmarker.7
  const { spaces } = state.data.levels[place.level]
  const number = spaceForRival(state, place)
  if (number === undefined) return
  const bonus = takeRivalMarker(t)
  place.markers[number] = RIVAL
  const space = spaces[number]
  t.say('explored', { party: RIVAL, place: spotOf(place), space })
  if (state.flags.rivalGainsMarkerBonus) yield* gainGold(t, RIVAL, bonus) // rmarker.8
  if (space === 'settler') yield* rivalPlace(t, place)
  else yield* gainGold(t, RIVAL, goldOf(space))
}
