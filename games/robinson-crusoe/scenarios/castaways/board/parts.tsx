import { goalValues, sum } from '../../../board/goal/values.ts'
import { once } from '../../../board/sheet/tasks.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import { type CastawaysGoal, STAGES } from './index.ts'
import { Strip } from './strip.tsx'

/** What draws Castaways. */
export const castaways: ScenarioParts = {
  Strip,
  done(view) {
    const { woodpile, fire } = goalValues<CastawaysGoal>(view)
    return [{ now: sum(woodpile), of: sum(STAGES) }, once(fire), once(false)]
  },
  banner: 'fire',
  reports: { woodpile: 'wood' },
}
