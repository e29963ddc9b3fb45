import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { ruled } from '../../rules/ruler.ts'
import { score } from '../../rules/score.ts'
import { DYNASTY } from './data.ts'

/** The Bluebird Nobles. */
export const demoted = side({
  id: 'nobles',
  lendsTies: true,
  birdsong: {
    must: true,
    *run(t, party) {
      const seat = seatOf(t.state, party)
      score(t, seat, Math.floor(ruled(t.state, seat).length / DYNASTY.clearingsPerPoint), 'effects')
    },
  },
})
