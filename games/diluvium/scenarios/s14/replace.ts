import { take } from '@tablee/common/piles.ts'
import { choose, type Rule } from '@tablee/kernel'
import type { IslandType } from '../../data/types.ts'
import { ownerOf, rivalOf, spotOf } from '../../rules/query.ts'
import { rotate } from '../../rules/rival/column.ts'
import { rivalCard } from '../../rules/rival/place.ts'
import type { DiluviumTable, Island, Place, Settler } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

interface Victim {
  readonly place: Place
  readonly island: Island
  readonly settler: Settler
}

/** Your settlers on islands of a type, those that are alike once. */
const victims = (places: readonly Place[], type: IslandType): Victim[] =>
  places.flatMap(place =>
    place.islands
      .filter(island => island.type === type)
      .flatMap(island =>
        [...new Set(island.settlers)]
          .filter(one => ownerOf(one) === 0)
          .map(settler => ({ place, island, settler })),
      ),
  )

/** One of your settlers on some tiles becomes the rival's, by the column, as you like where several are alike. */
export function* replaced(t: DiluviumTable, places: readonly Place[]): Rule<boolean> {
  const { state } = t
  const rival = rivalOf(state)
  const type = rival.column.find(one => victims(places, one).length > 0) // s14.9
  if (type === undefined) return false
  const { place, island, settler } = yield* choose(t, 0, 'replaced', victims(places, type), {
    key: one => `${one.place.at}:${one.settler}`,
    say: one => say('settler.from', { settler: one.settler, place: spotOf(one.place), type }),
    at: one => `island:${one.place.at}:${type}`,
    values: () => ({ type }),
    rule: 's14.10',
  })
  take(island.settlers, settler)
  state.players[0].reserve.push(settler) // s14.8
  island.settlers.push(rival.reserve.pop() as Settler) // s14.13
  t.say('settler.replaced', { party: RIVAL, place: spotOf(place), type })
  rotate(state, type)
  if (type === 'ruins') yield* rivalCard(t) // s14.14
  return true
}
