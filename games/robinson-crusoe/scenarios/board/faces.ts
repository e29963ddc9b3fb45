import type { Node } from '../../data/board.ts'
import type { RobinsonView } from '../../view.ts'
import { cannibalIsland } from '../cannibal-island/board/index.ts'
import { castaways } from '../castaways/board/index.ts'
import { cursedIsland } from '../cursed-island/board/index.ts'
import type { ScenarioId } from '../data.ts'
import { familyRobinson } from '../family-robinson/board/index.ts'
import { jenny } from '../jenny/board/index.ts'
import { kingKong } from '../king-kong/board/index.ts'
import { volcanoIsland } from '../volcano-island/board/index.ts'
import type { ScenarioFace } from './scenario.ts'

const FACES: { readonly [S in ScenarioId]: ScenarioFace } = {
  castaways,
  cursedIsland,
  jenny,
  volcanoIsland,
  cannibalIsland,
  familyRobinson,
  kingKong,
}

const ALL: readonly ScenarioFace[] = Object.values(FACES)

/** What the table knows of the scenario that is played. */
export const faceOf = ({ scenario }: Pick<RobinsonView, 'scenario'>): ScenarioFace => FACES[scenario]

/** How much the reports of scenarios tell of a game. */
export const SCENARIOS_TELL: { readonly [id: string]: number | undefined } = Object.assign(
  {},
  ...ALL.map(({ tells }) => tells),
)

/** Whether an option of a table means something in a scenario. */
export function optionApplies(name: string, scenario: string | undefined): boolean {
  const face: ScenarioFace | undefined = FACES[scenario as ScenarioId]
  if (ALL.some(({ options }) => options?.includes(name))) return face?.options?.includes(name) ?? false
  return !face?.without?.includes(name)
}

/** Whether a space is used by another scenario alone. */
export const isElsewhere = (node: Node, scenario: ScenarioId): boolean =>
  !FACES[scenario].nodes?.includes(node) && ALL.some(({ nodes }) => nodes?.includes(node))
