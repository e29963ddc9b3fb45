import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { settle, settling, stepsToEnemies } from '../../../rules/homeland.ts'
import { pathsFrom } from '../../../rules/paths.ts'
import { buildIn, canBuildIn, clearingNaming, placeToken, placeWarriors } from '../../../rules/pieces.ts'
import type { RootTable } from '../../../state.ts'
import { INDUSTRIES } from '../data.ts'

const HOMELANDS = 3
const WARRIORS_AT_HOME = 2

/** By the set-up card: three homelands that hang together, the keep in one, a building in each. A.8.2 */
export function* settles(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const homes = yield* chooseHomelands(t, seat)
  const calm = homes.filter(home => stepsToEnemies(state, seat, home) > 1)
  const keep = yield* choose(t, seat, 'marquise.setup.keep', calm.length > 0 ? calm : homes, {
    like: clearingNaming,
    rule: 'setup-card.marquise.b',
  })
  placeToken(t, seat, 'keep', keep)
  for (const clearing of CLEARINGS)
    placeWarriors(t, seat, clearing, homes.includes(clearing) ? WARRIORS_AT_HOME : 1)
  const left = homes.slice()
  for (const kind of INDUSTRIES) {
    const clearing = yield* choose(t, seat, 'marquise.setup.building', left, {
      like: clearingNaming,
      values: () => ({ kind }),
      rule: 'setup-card.marquise.b',
    })
    left.splice(left.indexOf(clearing), 1)
    yield* buildIn(t, seat, kind, clearing)
  }
}

/** One after the other, each next to one before. */
function* chooseHomelands(t: RootTable, seat: Seat): Rule<Clearing[]> {
  const { state } = t
  const homes: Clearing[] = []
  while (homes.length < HOMELANDS) {
    const near = homes.length === 0 ? CLEARINGS : homes.flatMap(home => pathsFrom(state, home))
    const sites = CLEARINGS.filter(
      one => near.includes(one) && !homes.includes(one) && canBuildIn(state, seat, one),
    )
    const home = yield* choose(
      t,
      seat,
      'setup.homeland',
      settling(state, seat, sites, 'anywhere', one => [one]),
      {
        like: clearingNaming,
        rule: 'setup-card.marquise.a',
      },
    )
    settle(state, seat, home)
    homes.push(home)
  }
  return homes
}
