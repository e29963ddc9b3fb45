import type { Board } from '@tablee/board'
import type { RootView } from '../view.ts'
import { Beside } from './beside.tsx'
import { covers } from './covers.ts'
import { Finale } from './end/index.tsx'
import { explain } from './explain.ts'
import { RootMap } from './map/map.tsx'
import { partOf } from './part-of.ts'
import { Brief } from './parts/brief.tsx'
import { Common } from './parts/common.tsx'
import { Hand } from './parts/hand.tsx'
import { Mine } from './parts/mine.tsx'
import { Score } from './parts/score.tsx'
import { Seats } from './parts/seats.tsx'
import { besides, passages } from './passages.ts'
import { Sheet, sheet } from './sheet.tsx'
import { sound } from './sound.ts'
import { Mark, PhaseSign, Seal } from './ui/seal.tsx'
import './css/colours.css'
import './css/map.css'
import './css/pieces.css'
import './css/parts.css'
import './css/hand.css'
import './css/tablet.css'
import './css/hirelings.css'

/** Root as it is drawn. */
export const board: Board<RootView> = {
  Map: RootMap,
  Seats,
  Common,
  Mine,
  Hand,
  Brief,
  Score,
  Seal,
  Mark,
  PhaseSign,
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
