import type { LandmarkRules } from '../../rules/landmark.ts'
import { NOBODY } from '../../rules/party.ts'
import { clearingsThat } from '../sites.ts'

/** The Elder Treetop: its clearing has a slot more, and what is removed from that slot scores a point more. */
export const rules: LandmarkRules = {
  id: 'elderTreetop',
  sites: clearingsThat(({ kind }) => kind === 'corner'),

  setUp({ state }, clearing) {
    state.extraSlot = { clearing, party: NOBODY, kind: '' }
  },
}
