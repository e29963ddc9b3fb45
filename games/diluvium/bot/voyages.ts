import type { Hex } from '../data/types.ts'
import { fleetStrength } from '../rules/combat.ts'
import { mayExplore } from '../rules/explore.ts'
import { revealCost } from '../rules/move.ts'
import {
  enemyWarships,
  hasMarker,
  hasRoom,
  isHaven,
  isOcean,
  liveMonster,
  ownerOf,
  placeAt,
  powerOf,
  prizeFor,
} from '../rules/query.ts'
import type { Ship } from '../rules/scenario.ts'
import type { Diluvium, Place } from '../state.ts'
import { errandWorth } from './aims.ts'
import { context, type Scene } from './opinion.ts'

/** What the Exploration Ship would find at a place. */
export function worthExploring({ state, seat, player }: Scene, place: Place): number {
  if (!isOcean(place) || hasMarker(place, seat) || player.markers === 0) return 0
  if (place.up && !mayExplore(state, seat, place)) return 0
  const slots = place.up ? place.islands.filter(hasRoom).length : 1.5
  return (
    1.5 + 0.3 * slots + 0.4 * place.level + (place.green ? 0.8 : 0) - 0.4 * revealCost(state, seat, place)
  )
}

/** How likely a seat's fleet, with its Weapons, beats a Warship, and what that is worth. */
function combatWorth({ state, seat, player }: Scene, place: Place): number {
  if (isHaven(state, place)) return 0
  let worth = 0
  for (const { party } of enemyWarships(state, seat, place.at)) {
    const theirs = powerOf(state, party).strength + (state.rival ? 1 : 0.8)
    const odds = fleetStrength(state, seat, place.at) + 0.7 * player.resources.weapons - theirs
    const chance = 1 / (1 + Math.exp(-1.4 * (odds + 0.5)))
    worth += chance * (1.2 + prizeFor(state, powerOf(state, party).strength)) - (1 - chance) * 2
  }
  return worth
}

/** What a Warship would do at a place: beat others, drive them off, kill a monster. */
export function worthFighting(scene: Scene, place: Place): number {
  const { state, seat, player } = scene
  const combat = combatWorth(scene, place)
  if (combat < 0) return combat
  const monster = liveMonster(state, place)
  const short = monster ? monster.strength - fleetStrength(state, seat, place.at) : 0
  const prey = monster && short <= player.resources.weapons ? monster.gold - 0.5 * Math.max(0, short) : 0
  return combat + prey + 0.3 * driven(state, seat, place)
}

/** How many settlers of others would be driven off. */
function driven(state: Diluvium, seat: number, place: Place): number {
  if (isHaven(state, place)) return 0
  const foreign = place.islands.flatMap(({ settlers }) => settlers.map(ownerOf))
  return foreign.filter(owner => owner !== null && owner !== seat).length
}

/** What sailing to a position is worth, by the ship that sails. */
export function sailOpinion(scene: Scene, at: Hex): number {
  const { ship } = context<{ readonly ship: Ship }>(scene)
  const place = placeAt(scene.state, at)
  return voyageWorth(scene, ship, place)
}

/** What a ship would do at a place: for itself, and for what the scenario is played for. */
export const voyageWorth = (scene: Scene, ship: Ship, place: Place): number =>
  (ship === 'explorer' ? worthExploring(scene, place) : worthFighting(scene, place)) +
  errandWorth(scene.state, ship, place.at)
