import { choose, type Rule } from '@tablee/kernel'
import type { IslandType } from '../../data/types.ts'
import {
  alliedTiles,
  alliesAt,
  alliesLeave,
  hasMarker,
  placesOf,
  rivalOf,
  spotOf,
} from '../../rules/query.ts'
import { rotate } from '../../rules/rival/column.ts'
import { rivalCard } from '../../rules/rival/place.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium, DiluviumTable, Island, Place, Settler } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

/** How many settlers of your colour are on places of some kind: the Aztec one is of another (s05.31). */
function greeksOn(state: Diluvium, isMeant: (place: Place) => boolean): number {
  let count = 0
  for (const place of placesOf(state))
    if (isMeant(place))
      for (const { settlers } of place.islands) count += settlers.filter(one => one === 0).length
  return count
}

const atStart = ({ data }: Diluvium): number => data.scenarios.s08.allies.length

/** Face à la fatalité. */
export const s08: Scenario = {
  id: 's08',
  special: ['s08.12', 's08.13', 's08.15', 's08.16', 's08.20', 's08.21', 's08.22'],
  story: () => ({ id: 's08' }),
  needsGold: false,
  goals: [
    {
      outcome: 'meneuse',
      have: state => greeksOn(state, ({ green }) => green),
      of: state => greeksOn(state, () => true) + state.players[0].reserve.filter(one => one === 0).length,
      rule: 's08.10',
    },
    {
      outcome: 'solitaire',
      have: state => placesOf(state).reduce((left, place) => left - alliesAt(place), atStart(state)),
      of: atStart,
      rule: 's08.11',
    },
  ],
  warGoals: alliedTiles,
  alliesFlee(t, place) {
    const count = alliesLeave(place)
    if (count === 0) return
    for (let left = count; left > 0; left--) t.state.gone.push('ally') // s08.22
    t.say('allies.gone', { place: spotOf(place), count })
  },
  *cannotPlace(t): Rule<boolean> {
    const found = replaceable(t.state)
    if (!found) return false // s08.16
    yield* replace(t, found.type, found.allies)
    return true
  },
}

interface Ally {
  readonly place: Place
  readonly island: Island
}

/** s08.15: the islands with allies that the first token of the column finds on tiles explored by the rival. */
function replaceable(
  state: Diluvium,
): { readonly type: IslandType; readonly allies: readonly Ally[] } | null {
  const tiles = placesOf(state).filter(place => hasMarker(place, RIVAL))
  for (const type of rivalOf(state).column) {
    const allies = tiles.flatMap(place =>
      place.islands
        .filter(island => island.type === type && island.settlers.includes('ally'))
        .map((island): Ally => ({ place, island })),
    )
    if (allies.length > 0) return { type, allies }
  }
  return null
}

/** s08.13, s08.14, s08.18 to s08.20 */
function* replace(t: DiluviumTable, type: IslandType, allies: readonly Ally[]): Rule {
  const { state } = t
  const { place, island } = yield* choose(t, 0, 'ally.replaced', allies, {
    key: one => one.place.at,
    say: one => say('settler.island', { place: spotOf(one.place), type }),
    at: one => `island:${one.place.at}:${type}`,
    values: () => ({ type }),
    rule: 's08.20',
  })
  island.settlers[island.settlers.indexOf('ally')] = rivalOf(state).reserve.pop() as Settler
  state.gone.push('ally')
  t.say('ally.lost', { place: spotOf(place), type })
  rotate(state, type)
  if (type === 'ruins') yield* rivalCard(t)
}
