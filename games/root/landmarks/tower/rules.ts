import type { LandmarkRules } from '../../rules/landmark.ts'
import { rules as ruledBy } from '../../rules/ruler.ts'
import { score } from '../../rules/score.ts'
import { clearingsThat } from '../sites.ts'

/** The Tower: whoever rules its clearing at the end of an own Evening scores. C.3.4 */
export const rules: LandmarkRules = {
  id: 'tower',
  sites: clearingsThat(({ ruin }) => ruin),
  besideOthers: true,

  eveningEnds(t, seat, clearing) {
    if (ruledBy(t.state, seat, clearing)) score(t, seat, 1, 'landmarks')
  },
}
