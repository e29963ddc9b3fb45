import type { Rule, Seat } from '@tablee/kernel'
import { type Area, NUMBERED, type NumberedId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { gainArtefact } from '../artefacts.ts'
import { plainly, type Resolver } from './verb.ts'

/** shelter.5: the tiles of an area that lie face up. */
export const discoverable = ({ data, locations }: Perseverance3, scope: Area): NumberedId[] =>
  NUMBERED.filter(id => data.locations[id].area === scope && locations[id].explored)

/** exploration.8, exploration.12: a tile's artefact first, then the rest of its discovery. */
export function* discover(t: Perseverance3Table, seat: Seat, site: NumberedId, resolver: Resolver): Rule {
  const { tile } = t.state.locations[site]
  if (tile === null) return
  t.say('discovers', { seat, site })
  const { artefact, discovery } = t.state.data.tiles[tile]
  const { crumbs } = t.state
  crumbs.push(`discovery:${site}`)
  yield* gainArtefact(t, seat, artefact, resolver)
  crumbs.pop()
  yield* resolver.run(t, { ...plainly(seat), site }, `discovery:${site}`, discovery)
}
