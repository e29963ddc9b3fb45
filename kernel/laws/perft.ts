import { Chance } from '../chance.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'

/** Where counting begins: a set-up, and how many picks are made at random first. */
export interface Opening {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed: number
  readonly after: number
}

/** A way from the opening: the seat and the place of each pick. */
type Way = readonly (readonly [seat: Seat, index: number])[]

const DEPTH = 4
/** Of the positions at one depth so many are gone on from, evenly spread: four picks of a large game are a million ways. */
const WIDTH = 40

/**
 * How many different positions there are after 1 to 4 picks. A candidate too many or too few, a cost not paid or an
 * effect left out changes these numbers, whatever rule it is of.
 */
export function perft<S, T extends Text>(game: Game<S, T>, opening: Opening): number[] {
  const match = opened(game, opening)
  const counts: number[] = []
  let ways: Way[] = [[]]
  for (let depth = 0; depth < DEPTH; depth++) {
    const found = new Map<string, Way>()
    for (const way of someOf(ways)) goOn(match, way, found)
    counts.push(found.size)
    ways = [...found.values()]
  }
  return counts
}

/** A game that is over earlier begins round again: 12 picks into one of 9 are 3. */
function opened<S, T extends Text>(game: Game<S, T>, { after, ...setup }: Opening): Match<S, T> {
  const match = Match.start(game, setup)
  const chance = Chance.of(2 ** 51 + setup.seed)
  for (let picks = 0; picks < after; picks++) {
    if (!match.ask) return opened(game, { ...setup, after: after % picks })
    const seat = chance.one(match.ask.waiting)
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return match
}

/** Notes each position that is one pick further, with a way to it. Where several are asked, the first answers. */
function goOn<S, T extends Text>(match: Match<S, T>, way: Way, found: Map<string, Way>): void {
  const { ask } = gone(match, way)
  if (!ask) return
  const [seat] = ask.waiting
  for (let index = 0; index < ask.count(seat); index++) {
    const further: Way = [...way, [seat, index]]
    const position = nameOf(gone(match, further))
    if (!found.has(position)) found.set(position, further)
  }
}

function gone<S, T extends Text>(match: Match<S, T>, way: Way): Match<S, T> {
  const fork = match.fork()
  for (const [seat, index] of way) fork.pick(seat, index)
  return fork
}

/** Two positions are one when their states are, and the same seats are asked for as many answers. */
function nameOf<S, T extends Text>({ state, ask, outcome }: Match<S, T>): string {
  const asked = ask?.waiting.map(seat => [seat, ask.count(seat)])
  return JSON.stringify([state, asked, ask?.kind === 'each' ? ask.answers : null, outcome])
}

function someOf(ways: readonly Way[]): readonly Way[] {
  if (ways.length <= WIDTH) return ways
  return Array.from({ length: WIDTH }, (_, at) => ways[Math.floor((at * ways.length) / WIDTH)])
}
