import type { Board } from '@tablee/board'
import type { DiluviumView } from '../view.ts'
import { covers, partOf } from './covers.ts'
import { Finale } from './end/finale.tsx'
import { explain } from './explain.ts'
import { Chart } from './map/map.tsx'
import { Beside, besides, passages } from './moments/index.tsx'
import { Common, Goals } from './parts/common.tsx'
import { Hand } from './parts/hand.tsx'
import { Brief, Mine, Pool } from './parts/mine.tsx'
import { Score } from './parts/score.tsx'
import { Seats } from './parts/seats.tsx'
import { Sheet, sheet } from './sheet/index.tsx'
import { PhaseSign, Seal } from './ui/art.tsx'
import './css/colours.css'
import './css/panels.css'
import './css/mine.css'

/** Diluvium as it is drawn. */
export const board: Board<DiluviumView> = {
  Map: Chart,
  Seats,
  Common,
  Mine,
  Hand,
  Brief,
  Score,
  Goal: Goals,
  Pool,
  Seal,
  PhaseSign,
  covers,
  partOf,
  explain,
  passages,
  Beside,
  besides,
  sheet,
  Sheet,
  Finale,
}
