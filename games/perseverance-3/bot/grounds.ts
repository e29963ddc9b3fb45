import type { Seat } from '@tablee/kernel'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import { AREAS, type Area, CITY_ZONES, type CityZone } from '../data/types.ts'
import { diceFor } from '../rules/assembly/full.ts'
import { buildings, type Ground, isCityGround, presence } from '../rules/assembly/presence.ts'
import { tileNow } from '../rules/assembly/prize.ts'
import { worth } from '../rules/count.ts'
import { ownersOf, zoneOf } from '../rules/query.ts'
import type { Perseverance3 } from '../state.ts'
import { allTurnsLeft, turnsLeft } from './clock.ts'
import { TUNING } from './tuning.ts'

/** How likely the next assembly of a place is, and how many more come later. */
interface Coming {
  readonly next: number
  readonly more: number
}

/** In one turn a die goes to a zone, or an area is explored, so often. */
const DIE_PACE = 0.2
const EXPLORE_PACE = 0.13

function cityComing(state: Perseverance3, zone: CityZone, turns: number): Coming {
  const asked = diceFor(state)
  let dice = 0
  for (const die of state.city[zone].dice) if (die !== null) dice++
  const next = dice >= asked ? 1 : 1 - Math.exp((-DIE_PACE * turns) / (asked - dice))
  return { next, more: Math.max(0, (0.75 * DIE_PACE * turns - (asked - dice)) / asked) }
}

function areaComing({ gathering, stacks }: Perseverance3, area: Area, turns: number): Coming {
  if (gathering[area] === 'held') return { next: 0, more: 0 }
  if (gathering[area] === 'due') return { next: 1, more: 0 }
  const stack = stacks[area]
  const tiles = stack.length - 1 - stack.indexOf('reminder')
  return { next: 1 - Math.exp((-EXPLORE_PACE * turns) / Math.max(1, Math.ceil(tiles / 2))), more: 0 }
}

export const comingAt = (state: Perseverance3, ground: Ground, turns: number): Coming =>
  isCityGround(ground) ? cityComing(state, ground, turns) : areaComing(state, ground, turns)

/** How many of the others are ahead of somebody, by degrees where it is close: those who are tied are not. */
export function ahead(values: readonly number[], seat: Seat, doubt: number): number {
  let n = 0
  for (let owner = 0; owner < values.length; owner++)
    if (owner !== seat) n += 1 / (1 + Math.exp((values[seat] - values[owner] + 0.5) / doubt))
  return n
}

/** What a place between two others is worth: prizes by the number of those who are ahead. */
function between(prizes: readonly number[], place: number): number {
  const above = Math.floor(place)
  const share = place - above
  return (prizes[above] ?? 0) * (1 - share) + (prizes[above + 1] ?? 0) * share
}

/** How open the order of those who are present is, where the assembly is sure to come and where it is far. */
const NEAR = 0.35
const FAR = 0.75

/** What an assembly of a place may be expected to bring each seat: by all that is there now, and by what stays. */
export function groundWorths(state: Perseverance3, ground: Ground, turns: number): number[] {
  const { next, more } = comingAt(state, ground, turns)
  const seats = state.players.map((_, seat) => seat)
  if (next < 0.01) return seats.map(() => 0)
  const owners = Array.from({ length: ownersOf(state) }, (_, owner) => owner)
  const now = owners.map(owner => presence(state, owner, ground))
  const stays = more > 0 ? owners.map(owner => buildings(state, owner, ground)) : now
  const doubt = NEAR + (FAR - NEAR) * (1 - next)
  const soon = prizesOf(state, Math.round(1.5 * (1 - next)))
  const late = more > 0 ? prizesOf(state, 3) : soon
  return seats.map(seat => {
    const first = now[seat] > 0 ? next * between(soon, ahead(now, seat, doubt)) : 0
    return more > 0 && stays[seat] > 0
      ? first + Math.min(1.5, more) * between(late, ahead(stays, seat, FAR))
      : first
  })
}

/** The prizes of an assembly, so many assemblies after the next. */
function prizesOf(state: Perseverance3, later: number): number[] {
  const { assembly } = state.data
  const { prizes } = assembly[Math.min(assembly.length - 1, tileNow(state) + later)]
  return prizes[state.side].map(({ followers, crates }) => followers + TUNING.crate * crates)
}

/** How often an officer may still be scored: assemblies, and objectives that name one. */
export function scoringsOf(
  state: Perseverance3,
  officer: OfficerId,
  comings: { readonly [G in Ground]: Coming },
): number {
  const zone = zoneOf(state, officer)
  let n = 0
  if (zone === 'wilderness') for (const area of AREAS) n += comings[area].next
  else n = comings[zone].next + Math.min(1.5, comings[zone].more)
  for (const { objective, revealed } of state.players)
    if (!revealed && objective !== null && state.data.objectives[objective].officer === officer) n += 0.9
  return n
}

/** What the officers may be expected to bring each seat. */
export function officerWorths(state: Perseverance3, officer: OfficerId, scorings: number): number[] {
  const cubes = state.influence[officer]
  return state.players.map((_, seat) => {
    if (cubes[seat] === 0) return 0
    const all = worth(state, seat, state.data.officers[officer].score) + GROWTH * turnsLeft(state, seat)
    return scorings * all * between(SHARES, ahead(cubes, seat, FAR))
  })
}

/** What an officer's condition grows by in a turn. */
const GROWTH = 0.25
const SHARES = [1, 0.5, 0]

export const comings = (state: Perseverance3): { readonly [G in Ground]: Coming } => {
  const turns = allTurnsLeft(state)
  return Object.fromEntries(
    [...CITY_ZONES, ...AREAS].map(ground => [ground, comingAt(state, ground, turns)]),
  ) as { [G in Ground]: Coming }
}
