import { choose, type Rule, type Seat } from '@tablee/kernel'
import { FAITHFUL_RETAINERS } from '../../../data/cards.ts'
import { type Clearing, clearingOf, type Forest, MAPS } from '../../../data/map.ts'
import { adjacent } from '../../../rules/move.ts'
import { clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { COLUMNS, KEEPERS, kindOf, RELIC_TYPES, RELIC_VALUES, type RelicToken } from '../data.ts'
import { keepersAt } from './state.ts'

/** 15.3 */
export function* setup(t: RootTable, seat: Seat): Rule {
  const relics = shuffled(t)
  const forests = MAPS[t.state.map].forests.map(({ id }) => id)
  for (const forest of forests) bury(t, seat, relics.pop(), forest)
  const corner = yield* chooseCorner(t, seat, '15.3.2.a')
  placeWarriors(t, seat, corner, KEEPERS.startingWarriors)
  const edge = yield* choose(t, seat, 'keepers.setup.edge', edgesNear(t.state, seat, corner), {
    like: clearingNaming,
    values: () => ({ corner }),
    rule: '15.3.2.b',
  })
  placeWarriors(t, seat, edge, KEEPERS.startingWarriors)
  buryEvenly(t, seat, relics, [corner, edge])
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

/** Whether a clearing lies on the edge of the map. */
export const isOnEdge = ({ map }: RootState, clearing: Clearing): boolean =>
  clearingOf(MAPS[map], clearing).kind !== 'inner'

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
