import type { Rule } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { INDUSTRIES, type Industry } from '../../../factions/marquise/data.ts'
import { onMap } from '../../../rules/pieces.ts'
import { once } from '../../../rules/robots/base.ts'
import { battleEach, buildAt, ruledSites, spread } from '../../../rules/robots/deeds.ts'
import { mostOwnWarriors } from '../../../rules/robots/keys.ts'
import { discardOrder, revealOrder } from '../../../rules/robots/order.ts'
import { boardOf, byLevel, hasTrait } from '../../../rules/robots/robot.ts'
import { sitesWithHelp } from '../../../rules/robots/services.ts'
import { byRank, orderedClearings } from '../../../rules/robots/target.ts'
import { ruled } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { Party, Player, RootState, RootTable } from '../../../state.ts'
import { BUILDS, LEVEL, NUMBERS, TRACK } from '../data.ts'
import { blitz, defenderKeys, moveEach } from './march.ts'

/** In each ordered clearing; with a bird in every one. 4.5.1, 4.7.1 */
export const battleInOrdered = once(function* (t, party) {
  yield* battleEach(t, party, orderedClearings(t.state, party), defenderKeys)
})

/** 4.5.2, 4.7.2 */
export const recruitInOrdered = once(function* (t, party) {
  const { state } = t
  const board = boardOf(state, party)
  const player = state.players[party]
  const intense = board.suit === 'bird'
  const doubled = intense && hasTrait(player, 'ironWill') ? 2 : 1
  const due = byLevel(board, LEVEL.easyRecruits, NUMBERS.recruits, NUMBERS.recruits) * doubled
  const own = orderedClearings(state, party).filter(one => ruled(state, party).includes(one))
  const dealt = yield* spread(t, party, due, intense ? lastTwo(state, own) : own)
  if (byLevel(board, 0, 0, 1) > 0 && own.length > 0) yield* spread(t, party, LEVEL.more, own.slice(0, 1))
  if (hasTrait(player, 'overwhelming')) score(t, party, Math.floor((due - dealt) / 2), 'effects') // robot.trait.marquise.overwhelming
})

/** The two ruled clearings of lowest priority, the Pass before all. 4.7.2, 12.2.2 */
const lastTwo = (state: RootState, own: readonly Clearing[]): Clearing[] =>
  byRank(state, own, 'lowest').slice(0, 2)

/** 4.5.3, 4.7.3 */
export const buildByOrder = once(function* (t, party) {
  const { state } = t
  const { suit } = boardOf(state, party)
  const kind = suit === 'bird' ? commonest(state.players[party]) : BUILDS[suit]
  if (kind === null || state.players[party].buildings[kind][0] === 0) return
  const sites = yield* sitesWithHelp(t, party, now => ruledSites(now, party, CLEARINGS))
  if (yield* buildAt(t, party, kind, sites, [mostOwnWarriors(state, party)])) state.turn.notes.built = 1
})

/** The kind of which most stand on the map, of those that are left: a sawmill if it is tied, else a recruiter. 4.7.3 */
function commonest({ buildings }: Player): Industry | null {
  const left = INDUSTRIES.filter(kind => buildings[kind][0] > 0)
  const most = Math.max(...left.map(kind => onMap(buildings[kind])))
  const tied = left.filter(kind => onMap(buildings[kind]) === most)
  return (['sawmill', 'recruiter', 'workshop'] as const).find(kind => tied.includes(kind)) ?? null
}

/** 4.5.4, 4.7.4 */
export const moveFromOrdered = once(function* (t, party) {
  const entered = yield* moveEach(t, party, orderedClearings(t.state, party))
  if (boardOf(t.state, party).suit === 'bird') yield* battleEach(t, party, entered, defenderKeys)
  if (hasTrait(t.state.players[party], 'blitz')) yield* blitz(t, party)
})

/** Where nothing was built and little stands, another order begins the day anew. 4.5.5 */
export function* expand(t: RootTable, party: Party): Rule<boolean> {
  if (!expands(t.state, party)) return false
  const { notes } = t.state.turn
  notes.expanded = (notes.expanded ?? 0) + 1
  t.say('mechanicalMarquise.expands', { seat: party })
  discardOrder(t, party)
  revealOrder(t, party)
  t.state.turn.part = -1 // the day begins again
  return false
}

function expands(state: RootState, party: Party): boolean {
  const { notes } = state.turn
  const { suit } = boardOf(state, party)
  if (suit === 'bird' || notes.built) return false
  const most = hasTrait(state.players[party], 'overwhelming') ? 1 : MOST_EXPANSIONS
  return (notes.expanded ?? 0) < most && standing(state.players[party]) <= NUMBERS.expandsUpTo
}

/** The day begins again this often at most: once for each card of the deck. ruling.10 */
const MOST_EXPANSIONS = 54

const standing = ({ buildings }: Player): number =>
  INDUSTRIES.reduce((sum, kind) => sum + onMap(buildings[kind]), 0)

/** 4.6.1 */
export const scoreTrack = once(function* (t, party) {
  const { suit } = boardOf(t.state, party)
  const { buildings } = t.state.players[party]
  const kinds = suit === 'bird' ? INDUSTRIES : [BUILDS[suit]]
  score(t, party, Math.max(...kinds.map(kind => TRACK.points[onMap(buildings[kind])])), 'buildings')
})
