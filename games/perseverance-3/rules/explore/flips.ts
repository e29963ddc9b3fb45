import { type LocationId, NUMBERED } from '../../data/types.ts'
import type { Perseverance3Table } from '../../state.ts'

/** two-player.1 to two-player.4: tiles that lie face down beside what was just explored are turned up, once. */
export function flip(t: Perseverance3Table, location: LocationId): void {
  const { data, locations, dissenters, players } = t.state
  for (const id of NUMBERED) {
    const here = locations[id]
    if (here.tile === null || here.explored || !data.neighbours[location].includes(id)) continue
    here.explored = true
    t.reveal()
    t.say('explore.flipped', { location: id, tile: here.tile })
    const [dissenter] = dissenters
    if (dissenter.shelters === 0) continue
    dissenter.shelters--
    here.shelters[here.shelters.indexOf(null)] = players.length
    t.say('dissenter.shelter', { site: id })
  }
}
