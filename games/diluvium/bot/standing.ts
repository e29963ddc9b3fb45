import type { Seat } from '@tablee/kernel'
import { fleetStrength } from '../rules/combat.ts'
import { goldOf, hasMarker, liveMonster, placesOf, settlersOn } from '../rules/query.ts'
import { exploitYield } from '../rules/rival/turn.ts'
import type { Diluvium, Place } from '../state.ts'
import { RIVAL } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { TUNING } from './tuning.ts'

/** What a seat can expect to own at the end, in gold, by what makes it so. */
export interface Standing {
  readonly gold: number
  readonly goods: number
  readonly army: number
  readonly cards: number
  readonly settlers: number
  readonly lands: number
  readonly monsters: number
}

export const total = (standing: Standing): number =>
  Object.values(standing).reduce<number>((sum, worth) => sum + worth, 0)

/** The gold that a seat can expect. */
export function standingOf(state: Diluvium, seat: Seat): Standing {
  const { resources, strength, hand } = state.players[seat]
  const rounds = Math.min(roundsLeft(state), TUNING.rounds)
  // What is in store is worth nothing once nobody can make anything of it.
  const use = Math.min(1, rounds / 2)
  const standing = { gold: goldOf(state, seat), settlers: 0, lands: 0, monsters: 0 }
  for (const place of placesOf(state)) {
    if (!place.up) continue
    standing.settlers += rounds * harvestOf(place, seat)
    standing.lands += use * landOf(place, seat)
    standing.monsters += use * preyOf(state, place, seat)
  }
  return {
    ...standing,
    goods: use * (TUNING.craft * resources.craft + TUNING.food * Math.min(resources.food, TUNING.enoughFood)),
    army: use * (TUNING.weapons * resources.weapons + TUNING.strength * strength),
    cards: Math.max(0.3, use) * TUNING.card * hand.length,
  }
}

/** What the settlers of a seat bring in a round. */
const harvestOf = ({ islands }: Place, seat: Seat): number =>
  islands.reduce((sum, island) => sum + TUNING.settler[island.type] * settlersOn(island, seat), 0)

function landOf(place: Place, seat: Seat): number {
  if (!hasMarker(place, seat)) return 0
  const free = place.islands.reduce((sum, { slots, settlers }) => sum + slots - settlers.length, 0)
  return TUNING.explored + TUNING.slot * free
}

/** A monster that a seat is strong enough for counts for a share of its gold. */
function preyOf(state: Diluvium, place: Place, seat: Seat): number {
  const monster = liveMonster(state, place)
  if (!monster) return 0
  const force = fleetStrength(state, seat, place.at) + state.players[seat].resources.weapons
  return force >= monster.strength ? TUNING.monster * monster.gold : 0
}

/** The gold that the rival can expect: what it has, and some harvests. */
export function rivalExpects(state: Diluvium): number {
  if (!state.rival) return 0
  const rounds = Math.min(roundsLeft(state), TUNING.rounds)
  const { reserve, markers } = state.rival
  const bare = lack(reserve.length) + lack(markers)
  return goldOf(state, RIVAL) + (rounds / 3) * (exploitYield(state).gold + 1) + rounds * TUNING.missing * bare
}

/** How soon the rival is paid for what it lacks (rcolonise.19): from 0, while it has three or more, to 1. */
const lack = (left: number): number => Math.max(0, 1 - left / 3)
