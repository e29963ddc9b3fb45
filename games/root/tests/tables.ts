import { anyTable, Chance } from '@tablee/kernel'
import type { DeckName } from '../data/cards.ts'
import { FACTIONS } from '../factions/index.ts'
import { root } from '../game.ts'
import { ROBOTS } from '../robots/index.ts'
import type { FactionId } from '../state.ts'

/** A table to try the game at: factions in seat order, deck and suits. */
export interface TrialTable {
  readonly seats: number
  readonly options: {
    readonly factions: readonly FactionId[]
    readonly deck: DeckName
    readonly suits: string
  }
}

const MIXES: readonly (readonly FactionId[])[] = [
  ['marquise', 'eyrie'],
  ['marquise', 'alliance'],
  ['eyrie', 'vagabond'],
  ['alliance', 'vagabond'],
  ['eyrie', 'alliance'],
  ['vagabond', 'marquise'],
  ['marquise', 'eyrie', 'alliance'],
  ['eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'marquise', 'vagabond'],
  ['marquise', 'eyrie', 'vagabond'],
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond', 'alliance', 'eyrie', 'marquise'],
  ['vagabond', 'eyrie', 'vagabond', 'alliance'],
]

/** Tables of some seats: every mix of factions, with both decks, printed and random suits. */
export function tablesOf(seats: number): TrialTable[] {
  const decks: readonly DeckName[] = ['standard', 'exiles']
  return MIXES.filter(factions => factions.length === seats).flatMap((factions, index) =>
    decks.map(deck => ({
      seats,
      options: { factions, deck, suits: (['printed', 'random', 'balanced'] as const)[index % 3] },
    })),
  )
}

const CORNERS = 4
const PARTIES = 6
const PEOPLE = 3

/** One to three people beside one robot or more: who plays is drawn, the rest of the table is left open. */
export function amongRobots(seed: number) {
  const chance = Chance.of(seed)
  const robots = chance.shuffle(ROBOTS.slice()).slice(0, 1 + chance.below(PARTIES - 2))
  const taken: readonly string[] = robots.map(({ card }) => card.plays)
  const seats = 1 + chance.below(Math.min(PEOPLE, PARTIES - robots.length))
  let corners = robots.filter(({ card }) => card.corner).length
  const factions: string[] = []
  for (const { id, card } of chance.shuffle(FACTIONS.slice())) {
    if (factions.length === seats || taken.includes(id)) continue
    if (card.corner && ++corners > CORNERS) continue
    factions.push(id)
  }
  return { seats: factions.length, options: { factions, robots: robots.map(({ id }) => id) } }
}

/** The same with everything else drawn: levels, traits, map, deck, hirelings, landmarks. */
export const robotTable = (seed: number) => anyTable(root, seed, amongRobots(seed))
