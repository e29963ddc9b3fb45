import { VILLAGES } from '../../scenarios/cannibal-island/data.ts'
import type { RobinsonView } from '../../view.ts'
import {
  type CastawaysGoal,
  type FamilyGoal,
  goalValues,
  type KingKongGoal,
  STAGES,
  type VolcanoGoal,
} from '../goal/counts.ts'

/** How far a task is: so many of so many. */
export interface Done {
  readonly now: number
  readonly of: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const once = (is: boolean): Done => ({ now: is ? 1 : 0, of: 1 })

/** How far the tasks of the scenario are, in the order in which its sheet names them. */
export function tasksDone(view: RobinsonView): readonly Done[] {
  const { story, built } = view
  switch (story.id) {
    case 'castaways': {
      const { woodpile, fire } = goalValues<CastawaysGoal>(view)
      return [{ now: sum(woodpile), of: sum(STAGES) }, once(fire), once(false)]
    }
    case 'cursedIsland': {
      const { crosses, of } = goalValues<{ crosses: number; of: number }>(view)
      return [{ now: crosses, of }]
    }
    case 'jenny':
      return [once(built.includes('raftRescue')), once(story.rescued), once(false)]
    case 'volcanoIsland': {
      const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
      return [{ now: tiles, of: ofTiles }, { now: places, of: ofPlaces }, once(false)]
    }
    case 'cannibalIsland':
      return [{ now: story.burnt.length, of: VILLAGES }, once(story.cityDestroyed)]
    case 'familyRobinson': {
      const { built: made, of } = goalValues<FamilyGoal>(view)
      const home = [view.shelter, view.roof > 0, view.palisade > 0, view.weapons > 0]
      return [
        { now: made, of },
        { now: home.filter(Boolean).length, of: home.length },
      ]
    }
    case 'kingKong': {
      const { traps, of, captive } = goalValues<KingKongGoal>(view)
      return [{ now: traps, of }, once(!captive), once(false)]
    }
  }
}
