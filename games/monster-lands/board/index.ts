import type { Board } from '@tablee/board'
import type { MonsterView } from '../view.ts'
import { covers, partOf } from './covers.ts'
import { Finale } from './end/index.tsx'
import { explain } from './explain.ts'
import { Lands } from './map/map.tsx'
import { Outside } from './map/outside.tsx'
import { Beside, besides, passages } from './moments/index.tsx'
import { Brief } from './parts/brief.tsx'
import { Common } from './parts/common.tsx'
import { Hand } from './parts/hand.tsx'
import { Mine } from './parts/mine.tsx'
import { Pool } from './parts/pool.tsx'
import { Score } from './parts/score.tsx'
import { Seats } from './parts/seats.tsx'
import { poses, Question } from './question/index.tsx'
import { Sheet, sheet } from './sheet/index.tsx'
import { sound } from './sound.ts'
import { PaneSign, PhaseSign, Seal } from './ui/art.tsx'
import './css/colours.css'
import './css/bits.css'
import './css/panels.css'
import './css/hand.css'
import './css/small.css'

/** Monster Lands as it is drawn. */
export const board: Board<MonsterView> = {
  Map: Lands,
  Seats,
  Common,
  Mine,
  Hand,
  Brief,
  Score,
  Goal: Outside,
  Pool,
  Question,
  poses,
  Seal,
  PhaseSign,
  PaneSign,
  covers,
  partOf,
  sound,
  passages,
  Beside,
  besides,
  sheet,
  Sheet,
  explain,
  Finale,
}
