import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CITY_ZONES, type StructureId } from '../data/types.ts'
import type { Perseverance3, Perseverance3Table, Structure } from '../state.ts'
import { say } from '../text/say.ts'
import { plainly, type Resolver } from './effects/verb.ts'
import { structuresAt } from './query.ts'

/** structure.1: the structures on the board that nobody has built. */
export function unbuilt({ city, players }: Perseverance3, seat: Seat): Structure[] {
  if (players[seat].shelters === 0) return []
  return CITY_ZONES.flatMap(zone => structuresAt(city[zone]).filter(({ owner }) => owner === null))
}

/** structure.1, structure.2: a shelter goes onto a structure, whose build bonus is gained. */
export function* buildStructure(t: Perseverance3Table, seat: Seat, resolver: Resolver): Rule {
  const structure = yield* choose(t, seat, 'structure', unbuilt(t.state, seat), structureNaming)
  structure.owner = seat
  t.state.players[seat].shelters--
  const { id } = structure
  t.say('structure.built', { seat, structure: id })
  yield* resolver.run(t, plainly(seat), `structure:${id}`, t.state.data.structures[id].bonus)
}

const structureNaming = {
  key: ({ id }: Structure): StructureId => id,
  say: ({ id }: Structure) => say('structureTile', { structure: id }),
  at: ({ id }: Structure) => `structure:${id}`,
  rule: 'structure.1',
  waits: true,
}
