import { Chance, load, Match, makeAgain, type Save, save } from '@tablee/kernel'
import { FACTIONS as FACTION_LIST } from '../factions/index.ts'
import { root } from '../game.ts'
import { ALL_MAPS } from '../maps/index.ts'
import { loadImport } from '../rootlog/read/import.ts'
import { loadRootlog } from '../rootlog/rootlog.ts'
import type { RootMatch } from './position.ts'
import { publicFacts } from './public-facts.ts'

/** Writes a saved game as a Rootlog, and reads one. */
export const toLog = await loadRootlog()
export const fromLog = await loadImport()

/** How a game of ours is set up. */
export interface Table {
  readonly seed: number
  readonly factions: readonly string[]
  readonly map?: string
  readonly deck?: string
  /** Further options. */
  readonly options?: { readonly [name: string]: unknown }
}

const FACTIONS = FACTION_LIST.map(({ id }) => id)
const MAPS = ALL_MAPS.map(({ id }) => id)

/** A table of two to four factions on some map. */
export function tableOf(seed: number): Table {
  const seats = 2 + (seed % 3)
  const chosen = Array.from({ length: seats }, (_, seat) => {
    const place = (seed * 3 + seat * (1 + (seed % 7))) % FACTIONS.length
    return FACTIONS[place]
  })
  const factions = [...new Set(chosen)]
  return { seed, factions, map: MAPS[seed % MAPS.length], deck: seed % 2 === 0 ? 'exiles' : 'standard' }
}

/** Plays a game at random, to its end or to so many picks. */
export function played(table: Table, picks = 20_000): Save {
  const { seed, factions, map = 'autumn', deck = 'standard' } = table
  const suits = map === 'autumn' ? 'printed' : 'random'
  const options = { factions, map, deck, seating: 'asListed', suits, ...table.options }
  const match = Match.start(root, { seats: factions.length, seed, options })
  const chance = Chance.of(seed)
  while (match.ask && match.picks < picks) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}

/** What everybody knew when each turn began, and at the end, by playing a save from its start. */
export function turnsOf(saved: Save): unknown[] {
  const { seats, options, seed, given } = saved.setup
  const match = Match.start(root, { seats, options, seed, given }) as RootMatch
  const turns: unknown[] = []
  let told = 0
  for (const pick of saved.picks) {
    makeAgain(match, pick)
    const begun = match.history?.journal.filter(({ id }) => id === 'turn.begins').length ?? 0
    if (begun > told) turns.push(publicFacts(match))
    told = begun
  }
  return [...turns, publicFacts(match), load(root, saved).match.outcome?.winners.toSorted()]
}
