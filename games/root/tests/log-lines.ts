import { Chance, Match } from '@tablee/kernel'
import { root } from '../game.ts'
import { loadLogs, logOf as logWith } from '../rootlog/rootlog.ts'
import { type Position, pick, type RootMatch, type Who } from './position.ts'

const logs = await loadLogs()

/** The log of a match. */
export const logOf = (match: RootMatch): string => logWith(match, logs)

/** The turn of a seat from its start. */
export const turnOf = (at: Position, seat: number): RootMatch => at.enter(['turn', seat])

/** The last line of a turn in the log of a match: anybody's, or that of a letter. */
export const lastLine = (match: RootMatch, letter = '[A-Z]'): string =>
  logOf(match)
    .split('\n')
    .findLast(line => new RegExp(`^${letter}:`).test(line)) ?? ''

/** The line of the turn in which some picks are made. */
export function written(match: RootMatch, ...keys: string[]): string {
  pick(match, ...keys)
  return lastLine(match)
}

/** A random game with a faction and one to three others, to its end or for a good while. */
export function played(faction: Who, others: readonly Who[], seed: number): RootMatch {
  const factions = [faction, ...others].slice(0, 2 + (seed % 3))
  const options = { factions, deck: seed % 2 === 0 ? 'standard' : 'exiles' }
  const match: RootMatch = Match.start(root, { seats: factions.length, seed, options })
  const chance = Chance.of(seed)
  while (match.ask && match.picks < 900) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return match
}
