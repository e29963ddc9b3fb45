import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { settle, settling, stepsToEnemies } from '../../../rules/homeland.ts'
import { pathsFrom } from '../../../rules/paths.ts'
import { buildIn, canBuildIn, clearingNaming, placeToken, placeWarriors } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
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

/** One after the other, each next to one before; where nowhere three hang together, wherever she can. */
function* chooseHomelands(t: RootTable, seat: Seat): Rule<Clearing[]> {
  const { state } = t
  const open = CLEARINGS.filter(one => canBuildIn(state, seat, one))
  const free = settling(state, seat, open, 'anywhere', one => [one])
  const roomy = free.filter(one => hangingTogether(state, free, one).length >= HOMELANDS)
  const homes: Clearing[] = []
  while (homes.length < HOMELANDS) {
    const left = (roomy.length > 0 ? roomy : free).filter(one => !homes.includes(one))
    const near = left.filter(one => homes.some(home => pathsFrom(state, home).includes(one)))
    const home = yield* choose(t, seat, 'setup.homeland', near.length > 0 ? near : left, {
      like: clearingNaming,
      rule: 'setup-card.marquise.a',
    })
    settle(state, seat, home)
    homes.push(home)
  }
  return homes
}

/** Those of some clearings that are reached from one of them through them alone. */
function hangingTogether(state: RootState, some: readonly Clearing[], from: Clearing): Clearing[] {
  const found = [from]
  for (const here of found)
    for (const next of pathsFrom(state, here))
      if (some.includes(next) && !found.includes(next)) found.push(next)
  return found
}
