import type { Message } from '@tablee/kernel'
import type { Hex } from '../../data/types.ts'
import { apart, DIRECTIONS, toward } from '../../rules/hex.ts'
import type { Spot } from '../../rules/query.ts'
import { type Power, RIVAL, type Warship } from '../../state.ts'
import type { DiluviumView, PlaceView } from '../../view.ts'
import { told } from './told.ts'

interface Values {
  readonly party?: number
  readonly ship?: 'explorer' | 'warship'
  readonly place?: Spot
  readonly gold?: number
  readonly strength?: number
}

/** A power of which ships, gold and strength go step by step. */
type Moving = Pick<Power, 'explorer' | 'gold' | 'strength'> & { readonly warships: readonly Warship[] }

/** The Warship that sails to a place: the one beside it. */
function sails(warships: readonly Warship[], to: Hex): readonly Warship[] {
  const nearest = Math.min(...warships.map(({ at }) => apart(at, to)))
  const which = warships.findIndex(({ at }) => apart(at, to) === nearest)
  return warships.map((one, n) => (n === which ? { ...one, at: to } : one))
}

/** What a report changes of a power; `after` is how it will be. */
function changed<P extends Moving>(power: P, after: P, report: Message): P {
  const { ship, place, gold = 0, strength } = told<Values>(report)
  switch (report.id) {
    case 'sailed':
      if (!place) return power
      return ship === 'explorer'
        ? { ...power, explorer: place.at }
        : { ...power, warships: sails(power.warships, place.at) }
    case 'warship.beaten':
      return { ...power, warships: after.warships }
    case 'explorer.fled':
      return { ...power, explorer: after.explorer }
    case 'gold.gained':
      return { ...power, gold: power.gold + gold }
    case 'gold.spent':
      return { ...power, gold: power.gold - gold }
    case 'strength.raised':
      return { ...power, strength: strength ?? power.strength }
    default:
      return power
  }
}

/** A power as far as the reports go. */
function powerAt<P extends Moving>(before: P, after: P, party: number, reports: readonly Message[]): P {
  const { explorer, warships, gold, strength } = before
  let now: P = { ...after, explorer, warships, gold, strength }
  for (const report of reports) if (told<Values>(report).party === party) now = changed(now, after, report)
  return now
}

/** How the Astrolabe lay when it was last told of: turned so that its number shows the way that it chose. */
function astrolabeIn(after: DiluviumView, reports: readonly Message[]): DiluviumView['astrolabe'] {
  const last = reports.findLast(({ id }) => id === 'astrolabe')
  if (!last) return after.astrolabe
  const { place, number, to } = told<{ place: Spot; number: number; to: Hex }>(last)
  const { ring } = after
  const way = DIRECTIONS.findIndex(one => apart(toward(place.at, one), to) < apart(place.at, to))
  return { at: place.at, turned: (way - ring.indexOf(number) + ring.length) % ring.length }
}

/** Ships come to a tile before it is turned over. */
const SAILS: ReadonlySet<string> = new Set(['sailed', 'astrolabe'])

/** The table as far as some of what happened goes: ships, gold, strength, and the places that were spoken of. */
export function viewAt(
  { before, after }: { readonly before: DiluviumView; readonly after: DiluviumView },
  reports: readonly Message[],
): DiluviumView {
  const touched = new Set(reports.filter(({ id }) => !SAILS.has(id)).map(one => told<Values>(one).place?.at))
  const places: { [at: string]: PlaceView } = {}
  for (const at of new Set([...Object.keys(before.places), ...Object.keys(after.places)]) as Set<Hex>) {
    const place = touched.has(at) ? after.places[at] : (before.places[at] ?? after.places[at])
    if (place) places[at] = place
  }
  return {
    ...after,
    astrolabe: astrolabeIn(after, reports),
    places,
    players: after.players.map((player, seat) =>
      before.players[seat] ? powerAt(before.players[seat], player, seat, reports) : player,
    ),
    rival: after.rival && before.rival ? powerAt(before.rival, after.rival, RIVAL, reports) : after.rival,
  }
}
