import type { Board, FinaleProps } from '@tablee/board'
import type { RobinsonView } from '../view.ts'
import { covers, partOf } from './covers.ts'
import { explain } from './explain.ts'
import { Island } from './map/map.tsx'
import { Mark } from './mark.tsx'
import { Beside, passages } from './moment.tsx'
import { Accord } from './parts/accord.tsx'
import { Camp } from './parts/camp.tsx'
import { Common } from './parts/common.tsx'
import { Goal } from './parts/goal.tsx'
import { Plan } from './parts/plan.tsx'
import { Rounds } from './parts/rounds.tsx'
import { Team } from './parts/team.tsx'
import { counts, poses, Question } from './question.tsx'
import { Sheet, sheet } from './sheet.tsx'
import { sound } from './sound.ts'
import { PaneSign, PhaseSign, Seal } from './ui/art.tsx'
import { bringRest, fetchRest, later } from './ui/later.tsx'
import './css/colours.css'
import './css/map.css'
import './css/bits.css'
import './css/panels.css'
import './css/plan.css'
import './css/team.css'
import './css/phone.css'
import './css/tablet.css'

bringRest(() => import('./rest.ts'))

/** Robinson Crusoe as it is drawn. */
export const board: Board<RobinsonView> = {
  arrangement: 'together',
  Map: Island,
  Seats: Team,
  Common,
  Mine: Camp,
  Hand: Plan,
  Score: Rounds,
  Goal,
  Question,
  poses,
  counts,
  Accord,
  Seal,
  Mark,
  PhaseSign,
  PaneSign,
  covers,
  partOf,
  sound,
  passages,
  prepare: fetchRest,
  Beside,
  sheet,
  Sheet,
  explain,
  Finale: later<FinaleProps>(({ Finale }) => Finale),
}
