import { CITY_ZONES, STRUCTURES, type StructureId } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'
import { refreshAdventures, refreshRanch } from '../offers.ts'

/** After an assembly its tile is discarded, with what its symbol says; the last one stays. */
export function nextTile(t: Perseverance3Table): void {
  const { state } = t
  const last = state.data.assembly.length - 1
  state.assemblies++
  if (state.assemblies >= last) return
  const { symbol } = state.data.assembly[state.assemblies]
  t.say('assembly.next', { tile: state.assemblies + 1, symbol })
  if (symbol === 'ranch') refreshRanch(t)
  else if (symbol === 'adventures') refreshAdventures(t)
  else if (symbol === 'structures') placeUpper(t)
}

/** structure.7, visibility.4: one of the two faces of each upper structure is placed above its zone. */
function placeUpper(t: Perseverance3Table): void {
  const { city, data } = t.state
  for (const zone of CITY_ZONES) {
    const faces = STRUCTURES.filter(
      id => data.structures[id].zone === zone && data.structures[id].row === 'upper',
    )
    const id: StructureId = faces[t.random(faces.length)]
    city[zone].upper = { id, owner: null }
    t.say('structure.placed', { structure: id })
  }
}
