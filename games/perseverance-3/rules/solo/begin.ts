import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { startApart } from '@tablee/perseverance/dissenters/who.ts'
import { OFFICERS } from '@tablee/perseverance/ids.ts'
import { RESHUFFLE_CARD } from '../../data/solo/actions.ts'
import { CITY_ZONES, type Zone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { automatonOf, ownerOf, programOf, soloOf, stockOf, zoneOn } from './query.ts'

/** s3.setup.30 to s3.setup.32, s3.setup.37: the left card of the row is Narek's, the right one Camilla's. */
function zoneOfStart(state: Perseverance3, dissenter: Dissenter): Zone {
  const { row } = soloOf(state).cards
  const card = (dissenter === 'narek' ? row[0] : row[row.length - 1]) ?? RESHUFFLE_CARD
  return zoneOn(state.data.dissenters.actions[card].zone, programOf(state, dissenter))
}

/** s3.setup.30 to s3.setup.40: Narek and Camilla take their start zones. */
export function dissentersBegin(t: Perseverance3Table): void {
  const { state } = t
  t.say('solo.programs', {
    narek: automatonOf(state, 'narek').program,
    camilla: automatonOf(state, 'camilla').program,
    objectives: soloOf(state).objectives.slice(),
  })
  const narek = zoneOfStart(state, 'narek')
  const camilla = zoneOfStart(state, 'camilla')
  const zones = { narek, camilla: startApart<Zone>(CITY_ZONES, narek, camilla) }
  for (const dissenter of DISSENTERS) {
    const zone = zones[dissenter]
    t.say('solo.begins', {
      owner: ownerOf(dissenter),
      zone,
      moved: dissenter === 'camilla' && zone !== camilla,
    })
    settleIn(state, dissenter, zone)
  }
}

/** s3.setup.33 to s3.setup.36, s3.setup.38: a shelter without its bonus, cubes, and no provisions. */
function settleIn(state: Perseverance3, dissenter: Dissenter, zone: Zone): void {
  const owner = ownerOf(dissenter)
  const stock = stockOf(state, dissenter)
  const spaces = zone === 'wilderness' ? state.outposts.outpostA : state.city[zone].shelters
  spaces[spaces.indexOf(null)] = owner
  stock.shelters--
  for (const officer of OFFICERS) {
    const n = officer === state.officers[zone] ? 2 : 1
    state.influence[officer][owner] += n
    stock.cubes -= n
  }
  state.provisions[zone] = null
  automatonOf(state, dissenter).start = zone
}
