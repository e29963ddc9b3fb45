import { take } from '@tablee/common/piles.ts'
import { choose, type Rule } from '@tablee/kernel'
import type { IslandType } from '../../data/types.ts'
import type { DiluviumTable, Island, Place, Settler } from '../../state.ts'
import { say } from '../../text/say.ts'
import { rivalOf, spotOf } from '../query.ts'
import { rotate } from './column.ts'
import { rivalCard } from './place.ts'

/** A settler whose slot the rival may take. */
interface Victim {
  readonly place: Place
  readonly island: Island
  readonly settler: Settler
}

/** Which settlers the rival replaces, where they go, and how that is asked and told. */
export interface Replacing {
  readonly places: readonly Place[]
  readonly isMeant: (settler: Settler) => boolean
  readonly leaves: (victim: Victim, type: IslandType) => void
  readonly prompt: 'ally.replaced' | 'replaced'
  readonly rule: string
}

/** The settlers that are meant on islands of a type, those that are alike once. */
const victimsOn = ({ places, isMeant }: Replacing, type: IslandType): Victim[] =>
  places.flatMap(place =>
    place.islands
      .filter(island => island.type === type)
      .flatMap(island =>
        [...new Set(island.settlers)].filter(isMeant).map(settler => ({ place, island, settler })),
      ),
  )

/** The rival takes the slot of a settler of others, by its column, as you like where several are alike. */
export function* replaceSettler(t: DiluviumTable, replacing: Replacing): Rule<boolean> {
  const { state } = t
  const rival = rivalOf(state)
  const type = rival.column.find(one => victimsOn(replacing, one).length > 0) // s08.15, s14.9
  if (type === undefined) return false
  const victim = yield* choose(t, 0, replacing.prompt, victimsOn(replacing, type), {
    key: one => `${one.place.at}:${one.settler}`,
    say: one => say('settler.from', { settler: one.settler, place: spotOf(one.place), type }),
    at: one => `island:${one.place.at}:${type}`,
    values: () => ({ type }),
    rule: replacing.rule,
  })
  take(victim.island.settlers, victim.settler)
  victim.island.settlers.push(rival.reserve.pop() as Settler) // s08.18, s14.13
  replacing.leaves(victim, type)
  rotate(state, type) // s08.19
  if (type === 'ruins') yield* rivalCard(t) // s08.19, s14.14
  return true
}
