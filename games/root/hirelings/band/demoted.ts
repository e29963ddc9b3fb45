import { CLEARINGS } from '../../data/map.ts'
import { place, placesFor } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { BAND } from './data.ts'
import { holds } from './lock.ts'

/** The Street Band: it enters play only by day. */
export const demoted = side({
  id: 'street',
  warriors: BAND.warriors,
  holds,
  day: {
    can: (state, party) => state.players[party].warriors[0] > 0 && placesFor(state, party).length > 0,
    *run(t, party) {
      yield* place(t, party, CLEARINGS, 'hireling.popular-band.demoted')
    },
  },
})
