import type { PartyRules } from '../../../rules/faction.ts'
import { type Position, position, type RootMatch, type Who } from '../../../tests/position.ts'
import { wanderer } from '../../vagabond/tests/wanderer.ts'
import type { PlotKind } from '../data.ts'
import { type CorvidsState, corvidsOf, layPlot } from '../rules/plots.ts'

/** Three seats, the Corvids first. */
export const three = (): Position => position('corvids', 'marquise', 'eyrie')

/** Four seats, the Corvids first, a Vagabond with items last, in a forest. */
export const four = (): Position =>
  position('corvids', 'marquise', 'alliance', 'vagabond')
    .change(wanderer(3, 'thief', 'boots', 'boots', 'sword', 'tea'))
    .pawn('vagabond', 27)

/** Lays plots face down from the supply. */
export function hidden(built: Position, kind: PlotKind, ...clearings: number[]): Position {
  built.token('corvids', 'plot', ...clearings)
  for (const clearing of clearings) layPlot(built.player('corvids'), kind, clearing)
  return built
}

/** Lays plots face up from the supply. */
export function open(built: Position, kind: PlotKind, ...clearings: number[]): Position {
  hidden(built, kind, ...clearings)
  for (const clearing of clearings) {
    const plot = corvidsOf(built.player('corvids')).plots[clearing]
    if (plot) plot.faceUp = true
  }
  return built
}

/** The player of a faction. */
export const playerOf = (match: RootMatch, who: Who) =>
  match.state.players[match.state.players.findIndex(({ faction }) => faction === who)]

/** The Corvids' own part. */
export const own = (match: RootMatch): CorvidsState => corvidsOf(playerOf(match, 'corvids'))

/** The plot in a clearing as `snare` (face up), `-snare` (face down) or null. */
export function lies(match: RootMatch, clearing: number): string | null {
  const plot = own(match).plots[clearing]
  return plot && (plot.faceUp ? plot.kind : `-${plot.kind}`)
}

/** The clearings with warriors of a faction, and how many. */
export const standing = (match: RootMatch, who: Who): { [clearing: number]: number } =>
  Object.fromEntries(
    playerOf(match, who).warriors.flatMap((count, clearing) =>
      clearing > 0 && count > 0 ? [[clearing, count]] : [],
    ),
  )

/** What the journal told a seat, and nobody else besides. */
export const toldTo = (match: RootMatch, seat: number): string[] =>
  match.history?.journal.filter(one => !one.to || one.to.includes(seat)).map(one => one.id) ?? []

/** A party that no seat plays, with warriors alone. */
export const BANDITS: PartyRules = { id: 'robbers', warriors: 8, buildings: {}, tokens: {} }
