import type { OutcomeId } from '../data/campaign.ts'
import type { Hex, Resource } from '../data/types.ts'
import { fleetStrength } from '../rules/combat.ts'
import { isRicher } from '../rules/end.ts'
import { neighbours } from '../rules/hex.ts'
import {
  hasMarker,
  hasRoom,
  isOcean,
  liveMonster,
  placeAt,
  placesOf,
  rivalOf,
  settlersAt,
  settlersOn,
} from '../rules/query.ts'
import { rivalSpeed, warGoals, wayToGoal } from '../rules/rival/paths.ts'
import { type Goal, hooksOf, type Ship, storyIn } from '../rules/scenario.ts'
import type { Diluvium, Island, Place } from '../state.ts'
import { RIVAL } from '../state.ts'

/** A place where a ship is wanted, and what its arrival is worth in gold. */
interface Errand {
  readonly ship: Ship
  readonly at: Hex
  readonly worth: number
  /** It meets the goal, and so ends the game: not to be done while poorer (end.8). */
  readonly ends?: boolean
}

/** What a goal is played for, where counting what is done tells too little of how near it is. */
interface Aim {
  /** How far one has come, from 0 to 1. */
  near?(state: Diluvium): number
  errands?(state: Diluvium): readonly Errand[]
  /** What a settler on an island is worth to it, in gold. */
  island?(state: Diluvium, island: Island): number
  /** What it is worth to it, in gold, that the rival fights. */
  rivalFights?(state: Diluvium): number
  /** What is gathered for it, and so is not to be spent. */
  readonly saves?: Resource | 'cards'
}

const WEAPONS_ASKED = 6

/** So far is what cannot be reached. */
const NOWHERE = 20
/** A tile that is face down ends a way, and costs Food: it is as far as so many others. */
const FACE_DOWN = 3

/** How far a place is from another, by steps that the scenario allows; a City is entered at the end only. */
function wayTo(state: Diluvium, from: Hex, to: Hex): number {
  const { stepObjection } = hooksOf(state)
  const far = new Map<Hex, number>([[from, 0]])
  const edge = [from]
  for (let at = edge.shift(); at !== undefined; at = edge.shift()) {
    const here = far.get(at) as number
    if (here >= NOWHERE || (at !== from && state.places[at].city !== null)) continue
    for (const next of neighbours(at)) {
      const place = state.places[next]
      if (!place || (place.city !== null && next !== to)) continue
      const steps = here + (place.up ? 1 : FACE_DOWN)
      if (steps >= (far.get(next) ?? NOWHERE) || stepObjection?.(state, 'warship', state.places[at], place))
        continue
      far.set(next, steps)
      edge.push(next)
    }
  }
  return far.get(to) ?? NOWHERE
}

/** From 1 on the spot to 0 far away. */
const closeness = (steps: number): number => Math.max(0, 1 - steps / NOWHERE)

const shipOf = ({ players: [you] }: Diluvium, ship: Ship): Hex =>
  ship === 'explorer' ? you.explorer : you.warships[0].at

/** How ready the Warship is to beat what has a strength at a place: force first, then the way. */
function siege(state: Diluvium, targets: readonly { readonly at: Hex; readonly strength: number }[]): number {
  const [you] = state.players
  const [{ at: from }] = you.warships
  return Math.max(
    0,
    ...targets.map(({ at, strength }) => {
      const force = fleetStrength(state, 0, from) + 0.8 * Math.min(4, you.resources.weapons)
      const ready = Math.min(1, force / (strength + 2))
      return 0.65 * ready + 0.25 * ready * closeness(wayTo(state, from, at))
    }),
  )
}

const sieges = (targets: readonly { readonly at: Hex }[], state: Diluvium, ends = false): Errand[] =>
  targets.map(({ at }) => ({ ship: 'warship', at, worth: 5 * siegeOdds(state, at), ends }))

/** Whether an attack on a place is promising now. */
function siegeOdds(state: Diluvium, at: Hex): number {
  const [you] = state.players
  const strength = strengthAt(state, at)
  const force = fleetStrength(state, 0, you.warships[0].at) + you.resources.weapons
  return 1 / (1 + Math.exp(-1.6 * (force - strength - 1)))
}

/** What defends a place besides Warships: its token, its monster, a City its owner. */
function strengthAt(state: Diluvium, at: Hex): number {
  const place = placeAt(state, at)
  if (place.token) return place.token.n
  return liveMonster(state, place)?.strength ?? state.rival?.strength ?? 0
}

const outposts = (state: Diluvium): Place[] => placesOf(state).filter(({ token }) => token !== null)
const withStrength = (state: Diluvium, places: readonly Place[]) =>
  places.map(({ at }) => ({ at, strength: strengthAt(state, at) }))

const citiesLeft = (state: Diluvium): Place[] => {
  const { conquered } = storyIn(state, 's09')
  return placesOf(state).filter(
    ({ city, at }) => city !== null && at !== state.players[0].city && !conquered.includes(city),
  )
}

const hydra = (state: Diluvium): Place[] =>
  placesOf(state).filter(place => liveMonster(state, place)?.id === 'hydra')

/** Six Weapons that are to be brought to a City by a ship. */
function delivery(state: Diluvium, to: Hex, ships: readonly Ship[]): number {
  const { weapons } = state.players[0].resources
  const far = Math.min(...ships.map(ship => wayTo(state, shipOf(state, ship), to)))
  return (0.55 * Math.min(WEAPONS_ASKED, weapons)) / WEAPONS_ASKED + 0.35 * closeness(far)
}

function deliveries(state: Diluvium, to: Hex, ships: readonly Ship[]): Errand[] {
  const ends = state.players[0].resources.weapons >= WEAPONS_ASKED
  return ships.map(ship => ({ ship, at: to, worth: ends ? 9 : 2, ends }))
}

const allyCity = (state: Diluvium): Hex =>
  placesOf(state).find(({ city }) => city === 'egyptian')?.at ?? state.players[0].city

/** The exile, or once all are met the City that they came from. */
const exileAt = (state: Diluvium): Hex | null => {
  const { exile, city } = storyIn(state, 's06')
  return city ?? exile
}

/** Monsters that keep ships from the sanctuary, while they live. */
const guardians = (state: Diluvium) =>
  placesOf(state).flatMap(place => {
    const monster = liveMonster(state, place)
    return monster ? [{ at: place.at, strength: monster.strength - 2 }] : []
  })

const sanctuary = (state: Diluvium): Place | undefined => placesOf(state).find(({ green }) => green)

/** The tile beside the rival's City that one has explored and settled most; undefined while there is none. */
function besideRival(state: Diluvium): Place | undefined {
  const missing = ({ islands }: Place) =>
    islands.reduce((sum, island) => sum + island.slots - settlersOn(island, 0), 0)
  return neighbours(rivalOf(state).city)
    .flatMap(at => state.places[at] ?? [])
    .filter(place => isOcean(place) && hasMarker(place, 0))
    .sort((a, b) => missing(a) - missing(b))[0]
}

const alliesLost = ({ gone }: Diluvium): number => gone.filter(one => one === 'ally').length

/** How near the rival's Warship is to allies, in fights: from 0 to 1. */
function huntedBy(state: Diluvium): number {
  const [warship] = rivalOf(state).warships
  const far = wayToGoal(state, warship.at, warGoals(state, warship)) / Math.max(1, rivalSpeed(state))
  return Number.isFinite(far) ? 1 / Math.max(1, Math.ceil(far)) : 0
}

/** s05.22: Craft is given by who shares an island with the rival. */
const isSharing = (state: Diluvium): boolean =>
  placesOf(state).some(({ islands }) =>
    islands.some(island => settlersOn(island, 0) > 0 && settlersOn(island, RIVAL) > 0),
  )
const couldShare = (island: Island): boolean => settlersOn(island, RIVAL) > 0 && hasRoom(island)

/** What each goal is played for; of the others their own count is enough. */
const AIMS: { readonly [O in OutcomeId]?: Aim } = {
  belliciste: {
    near: state =>
      (storyIn(state, 's05').destroyed + siege(state, withStrength(state, outposts(state)))) /
      state.data.scenarios.s05.greens.length,
    errands: state => sieges(outposts(state), state, outposts(state).length === 1),
  },
  corruptrice: {
    near(state) {
      const { craft } = state.players[0].resources
      const given = rivalOf(state).craft
      return Math.min(
        0.99,
        (0.85 * (given + (isSharing(state) ? 0.85 : 0.6) * craft)) / 10 + (isSharing(state) ? 0.15 : 0),
      )
    },
    errands: state =>
      isSharing(state)
        ? []
        : placesOf(state).flatMap(place =>
            !hasMarker(place, 0) && place.islands.some(island => couldShare(island))
              ? [{ ship: 'explorer' as const, at: place.at, worth: 3 }]
              : [],
          ),
    island: (state, island) => (!isSharing(state) && couldShare(island) ? 3 : 0),
    saves: 'craft',
  },
  voyageuse: {
    near(state) {
      const { met } = storyIn(state, 's06')
      const at = exileAt(state)
      if (at === null) return 0
      return (met + 0.8 * closeness(wayTo(state, state.players[0].explorer, at))) / 5
    },
    errands(state) {
      const at = exileAt(state)
      if (at === null) return []
      const ends = storyIn(state, 's06').city !== null
      return [{ ship: 'explorer', at, worth: 6, ends }]
    },
  },
  pilleuse: { saves: 'cards' },
  mecene: {
    errands: state =>
      placesOf(state).flatMap(place => {
        const settlers = settlersAt(place, RIVAL)
        const can = settlers > 0 && isOcean(place) && state.players[0].gold >= 2 * settlers
        return can ? [{ ship: 'explorer' as const, at: place.at, worth: 1.6 * settlers }] : []
      }),
  },
  solitaire: {
    near: state =>
      Math.min(0.99, (alliesLost(state) + huntedBy(state)) / state.data.scenarios.s08.allies.length),
    rivalFights: state => 1 + 3 * huntedBy(state),
  },
  pacificatrice: {
    near: state =>
      (storyIn(state, 's09').conquered.length + siege(state, withStrength(state, citiesLeft(state)))) / 2,
    errands: state => sieges(citiesLeft(state), state, citiesLeft(state).length === 1),
  },
  impitoyable: {
    near: state =>
      storyIn(state, 's10').conquered
        ? 1
        : siege(state, [{ at: rivalOf(state).city, strength: rivalOf(state).strength + 1 }]),
    errands: state => sieges([{ at: rivalOf(state).city }], state, true),
  },
  rescapee: {
    near(state) {
      if (storyIn(state, 's12').lifted) return 1
      const at = sanctuary(state)?.at
      if (at === undefined) return 0
      const [you] = state.players
      const far = Math.min(wayTo(state, you.explorer, at), wayTo(state, you.warships[0].at, at))
      const way = far < NOWHERE ? 0.6 + 0.4 * closeness(far) : 0.6 * siege(state, guardians(state))
      return 0.2 * Math.min(2, you.hand.length) + 0.5 * way
    },
    errands(state) {
      const at = sanctuary(state)?.at
      if (at === undefined) return []
      const worth = state.players[0].hand.length >= 2 ? 8 : 2
      const there = (['explorer', 'warship'] as const).map(ship => ({ ship, at, worth }))
      return [...there, ...sieges(guardians(state), state)]
    },
    saves: 'cards',
  },
  condottiere: {
    near: state =>
      storyIn(state, 's13').armed ? 1 : delivery(state, allyCity(state), ['explorer', 'warship']),
    errands: state => deliveries(state, allyCity(state), ['explorer', 'warship']),
    saves: 'weapons',
  },
  inarretable: {
    island: (state, island) => (besideRival(state)?.islands.includes(island) ? 2.5 : 0),
    errands: state => {
      const { city } = rivalOf(state)
      return placesOf(state).flatMap(place =>
        isOcean(place) && !hasMarker(place, 0) && wayTo(state, place.at, city) === 1
          ? [{ ship: 'explorer' as const, at: place.at, worth: 3 }]
          : [],
      )
    },
  },
  pourfendeuse: {
    near: state => (storyIn(state, 's15').heads + siege(state, withStrength(state, hydra(state)))) / 3,
    errands: state => sieges(hydra(state), state, storyIn(state, 's15').heads === 2),
  },
  ravitailleuse: {
    near: state => (storyIn(state, 'i02').delivered ? 1 : delivery(state, rivalOf(state).city, ['explorer'])),
    errands: state => deliveries(state, rivalOf(state).city, ['explorer']),
    saves: 'weapons',
  },
}

const goalsOf = (state: Diluvium): readonly Goal[] => hooksOf(state).goals ?? []
const aimsOf = (state: Diluvium): readonly Aim[] =>
  goalsOf(state).flatMap(({ outcome }) => AIMS[outcome] ?? [])

/** How near each goal of the scenario is, from 0 to 1, the nearest first; or one of them alone. */
export const nearness = (state: Diluvium, only?: OutcomeId): number[] =>
  goalsOf(state)
    .filter(({ outcome }) => only === undefined || outcome === only)
    .map(goal => AIMS[goal.outcome]?.near?.(state) ?? goal.have(state) / Math.max(1, goal.of(state)))
    .sort((a, b) => b - a)

const TOO_SOON = -4

/** What a ship that comes to a place has done of its errands: all there, a part on the way. */
export function errandWorth(state: Diluvium, ship: Ship, to: Hex): number {
  let best = 0
  for (const { errands } of aimsOf(state))
    for (const errand of errands?.(state) ?? []) {
      if (errand.ship !== ship) continue
      const before = wayTo(state, shipOf(state, ship), errand.at)
      const after = wayTo(state, to, errand.at)
      if (after === 0 && errand.ends && !isRicher(state)) return TOO_SOON
      const done = after === 0 ? 1 : (0.5 * (before - after)) / Math.max(1, before)
      best = Math.max(best, errand.worth * done)
    }
  return best
}

/** Whether a goal takes Ruins cards, or a resource, and so one does not part with them. */
export const saves = (state: Diluvium, what: Resource | 'cards'): boolean =>
  aimsOf(state).some(aim => aim.saves === what)

/** What a settler on an island is worth to the goals. */
export const islandAim = (state: Diluvium, island: Island): number =>
  aimsOf(state).reduce((sum, aim) => sum + (aim.island?.(state, island) ?? 0), 0)

/** What it is worth to the goals that the rival fights. */
export const rivalFightAim = (state: Diluvium): number =>
  aimsOf(state).reduce((sum, aim) => sum + (aim.rivalFights?.(state) ?? 0), 0)

/** How far the rival's Warships are from your City, those that head for it: in fights, infinity for none. */
export function siegeOfCity(state: Diluvium): number {
  if (!state.rival || hooksOf(state).cityStands) return Number.POSITIVE_INFINITY
  const { city } = state.players[0]
  const speed = Math.max(1, rivalSpeed(state))
  const ways = state.rival.warships.flatMap(warship => {
    const goals = warGoals(state, warship)
    return goals.includes(city) ? Math.ceil(wayToGoal(state, warship.at, goals) / speed) : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...ways)
}
