import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import { cardboard } from '../../rules/remove.ts'

declare module '../../rules/hits.ts' {
  interface ExtraReasons {
    sentries: true
  }
}

/** The Raven Sentries: one more hit where the controller's faction has a building or token. */
export const demoted = side({
  id: 'sentries',
  lendsHits: (state, { clearing }, party) => {
    const seat = seatOf(state, party)
    return cardboard(state, seat, clearing, seat).length > 0 ? [{ reason: 'sentries', hits: 1 }] : []
  },
})
