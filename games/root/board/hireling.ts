import type { FactionFace } from './faction.ts'

/** How a hireling is drawn, `hirelings/<id>/board/index.ts`. */
export interface HirelingFace {
  /** The ids of both sides of its card. */
  readonly sides: readonly [promoted: string, demoted: string]
  /** Its figure on a grid of 32 x 34, feet on y = 30: silhouette and cut-outs. */
  readonly figure: FactionFace['figure']
  /** The symbols of its pieces, as paths on a grid of 512. */
  readonly icons?: FactionFace['icons']
}

/** What the table knows of a hireling: no seat has its board. */
export const faceOf = ({ figure, icons }: HirelingFace): FactionFace => ({
  figure,
  icons,
  chapter: 'E',
  powers: [],
  standing: () => ({ now: '', facts: [] }),
  facts: () => [],
})
