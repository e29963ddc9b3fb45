import type { LandmarkRules } from '../../rules/landmark.ts'
import { clearingsThat, isOnRiver } from '../sites.ts'

/** The Lost City: its clearing has all three suits. */
export const rules: LandmarkRules = {
  id: 'lostCity',
  sites: clearingsThat(isOnRiver),

  setUp({ state }, clearing) {
    state.everySuit = [clearing]
  },
}
