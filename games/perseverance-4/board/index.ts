import type { Board } from '@tablee/board'
import { Seal } from '@tablee/perseverance/board/pieces.tsx'
import type { Perseverance4View } from '../view.ts'
import { covers, partOf } from './covers.ts'
import { Finale } from './end/finale.tsx'
import { explain } from './explain.ts'
import { Field } from './map/map.tsx'
import { Beside, besides, passages, poses, Question } from './moments/index.tsx'
import { Common } from './parts/common.tsx'
import { Brief, Hand, Mine, Pool } from './parts/mine.tsx'
import { Score } from './parts/score.tsx'
import { Seats } from './parts/seats.tsx'
import { Sheet, sheet } from './sheet/index.tsx'
import { PhaseSign } from './ui/art.tsx'
import '@tablee/perseverance/board/css/colours.css'
import '@tablee/perseverance/board/css/pieces.css'
import '@tablee/perseverance/board/css/panels.css'
import './css/panels.css'

/** Perseverance, Episode 4 as it is drawn. */
export const board: Board<Perseverance4View> = {
  arrangement: 'facing',
  Map: Field,
  Seats,
  Common,
  Mine,
  Hand,
  Brief,
  Score,
  Pool,
  Seal,
  PhaseSign,
  covers,
  partOf,
  explain,
  Question,
  poses,
  passages,
  Beside,
  besides,
  sheet,
  Sheet,
  Finale,
}
