import type { Board } from '@tablee/board'
import { Seal } from '@tablee/perseverance/board/pieces.tsx'
import type { Perseverance3View } from '../view.ts'
import { covers, partOf } from './covers.ts'
import { Finale } from './end/finale.tsx'
import { explain } from './explain.ts'
import { CityPane, Island } from './map/map.tsx'
import { Beside, passages } from './moments/index.tsx'
import { Common } from './parts/common.tsx'
import { Brief, Hand, Mine, Pool } from './parts/mine.tsx'
import { Score } from './parts/score.tsx'
import { Seats } from './parts/seats.tsx'
import { Sheet, sheet } from './sheet/index.tsx'
import { PaneSign, PhaseSign } from './ui/art.tsx'
import '@tablee/perseverance/board/css/colours.css'
import '@tablee/perseverance/board/css/pieces.css'
import '@tablee/perseverance/board/css/panels.css'

/** Perseverance, Episode 3 as it is drawn. */
export const board: Board<Perseverance3View> = {
  Map: Island,
  Seats,
  Common,
  Mine,
  Hand,
  Brief,
  Score,
  Goal: CityPane,
  Pool,
  Seal,
  PhaseSign,
  PaneSign,
  journal: 'left',
  covers,
  partOf,
  explain,
  passages,
  Beside,
  sheet,
  Sheet,
  Finale,
}
