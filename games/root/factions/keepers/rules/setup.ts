import { choose, type Rule, type Seat } from '@tablee/kernel'
import { FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, type Forest, MAPS } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { isOnEdge, settle, settling } from '../../../rules/homeland.ts'
import { pathsFrom } from '../../../rules/paths.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { COLUMNS, KEEPERS, kindOf, RELIC_TYPES, RELIC_VALUES, type RelicToken } from '../data.ts'
import { keepersAt } from './state.ts'

/** 15.3 */
export function* setup(t: RootTable, seat: Seat): Rule {
  const relics = buryFirst(t, seat)
  const corner = yield* chooseCorner(t, seat, '15.3.2.a')
  placeWarriors(t, seat, corner, KEEPERS.startingWarriors)
  const edge = yield* choose(t, seat, 'keepers.setup.edge', edgesNear(t.state, seat, corner), {
    like: clearingNaming,
    values: () => ({ corner }),
    rule: '15.3.2.b',
  })
  placeWarriors(t, seat, edge, KEEPERS.startingWarriors)
  gather(t, seat, relics, [corner, edge])
}

/** By the set-up card: two homelands side by side on the edge of the map. A.8.2 */
export function* settles(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const relics = buryFirst(t, seat)
  const free = homelandPairs(state, seat)
  const homes: Clearing[] = []
  for (const place of [0, 1]) {
    const sites = free.filter(pair => homes.every(home => pair[0] === home)).map(pair => pair[place])
    const home = yield* choose(t, seat, 'setup.homeland', [...new Set(sites)].sort(byNumber), {
      like: clearingNaming,
      rule: 'setup-card.keepers.a',
    })
    settle(state, seat, home)
    placeWarriors(t, seat, home, KEEPERS.startingWarriors)
    homes.push(home)
  }
  gather(t, seat, relics, homes)
}

/** Two clearings of the edge that can be homelands; where none are left side by side, any two of the edge. */
function homelandPairs(state: RootState, seat: Seat): (readonly [Clearing, Clearing])[] {
  const edges = CLEARINGS.filter(one => isOnEdge(state, one) && canPlace(state, seat, one))
  const pairs = edges.flatMap(one => edges.flatMap(other => (other === one ? [] : [[one, other] as const])))
  const joined = pairs.filter(([one, other]) => pathsFrom(state, one).includes(other))
  const free = settling(state, seat, joined, 'far', pair => pair)
  return free.length > 0 ? free : settling(state, seat, pairs, 'far', pair => pair)
}

const byNumber = (a: number, b: number): number => a - b

/** A relic lies in each forest; tells the others. 15.3.1 */
function buryFirst(t: RootTable, seat: Seat): RelicToken[] {
  const relics = shuffled(t)
  for (const { id } of MAPS[t.state.map].forests) bury(t, seat, relics.pop(), id)
  return relics
}

/** The other relics lie away from where the Keepers are, and a Retainer in each column. 15.3.3 */
function gather(t: RootTable, seat: Seat, relics: readonly RelicToken[], settled: readonly Clearing[]): void {
  buryEvenly(t, seat, relics, settled)
  const { retinue } = keepersAt(t.state, seat)
  for (const [index, column] of COLUMNS.entries()) retinue[column].push(FAITHFUL_RETAINERS[index])
}

/** All relics, face down in any order. 15.3.1 */
function shuffled(t: RootTable): RelicToken[] {
  const relics = RELIC_TYPES.flatMap(type =>
    RELIC_VALUES.values.map(value => ({ kind: kindOf(type, value), type, value })),
  )
  t.shuffle(relics)
  return relics
}

/** A relic goes from the box into a forest, face down. */
function bury(t: RootTable, seat: Seat, relic: RelicToken | undefined, forest: Forest): void {
  if (!relic) return
  const { type, value, kind } = relic
  t.state.players[seat].tokens[kind][0]--
  keepersAt(t.state, seat).buried.push({ type, value, forest, shown: false })
  t.say('keepers.buried', { seat, type, forest })
}

/** The clearings on the edge of the map that are adjacent to a corner. 15.3.2 */
function edgesNear(state: RootState, seat: Seat, corner: Clearing): Clearing[] {
  return adjacent(state, seat, corner).filter(one => isOnEdge(state, one))
}

/** The other relics lie as evenly as can be in forests away from the Keepers, which get one more at random. 15.3.3 */
function buryEvenly(
  t: RootTable,
  seat: Seat,
  relics: readonly RelicToken[],
  settled: readonly Clearing[],
): void {
  const away = MAPS[t.state.map].forests
    .filter(({ clearings }) => !clearings.some(clearing => settled.includes(clearing)))
    .map(({ id }) => id)
  t.shuffle(away)
  for (const [index, relic] of relics.entries()) bury(t, seat, relic, away[index % away.length])
}
