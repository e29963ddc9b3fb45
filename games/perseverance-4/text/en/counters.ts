import type { Counter, Goal } from '../../data/effects.ts'
import { CREWS, SECTIONS } from '../../data/types.ts'
import { names } from './names.ts'
import { list } from './words.ts'

/** What is counted, more than one of it. */
export const COUNTER: ReadonlyMap<Counter, string> = new Map<Counter, string>([
  ['cabins', 'cabins in all'],
  ...SECTIONS.map(one => [`cabins:${one}`, `cabins in the ${names.section[one]}`] as const),
  ...CREWS.map(one => [`crew:${one}`, `${names.crew[one]}s`] as const),
  ['cabinsBelow', 'cabins in the section below'],
  ['sections', 'sections with a cabin'],
  ['crewsWith2', 'crews with 2 cabins'],
  ['mostInSection', 'cabins in one section'],
  ['leastInSection', 'cabins in every section'],
  ['mostOfCrew', 'cabins of one crew'],
  ['leastOfCrew', 'cabins of each crew'],
  ['fortifications', 'fortifications on warpaths'],
  ['crates', 'crates on the main board'],
  ['voyages', 'voyages with a crate'],
  ['goods', 'food, debris and island resources'],
  ['shieldheads', 'shieldheads'],
  ['raptors', 'raptors'],
  ['thunderhorns', 'thunderhorns'],
  ['ironjaws', 'ironjaws'],
  ['dinos', 'tamed dinos'],
  ['defeated', 'units defeated'],
  ['artefacts', 'artefacts'],
  ['rescue', 'rescue steps'],
  ['highTrails', 'trail figures that stand high'],
  ['allTrailsHigh', 'all trail figures high'],
])

/** What the lines of a repair card ask for. */
export const goals = (lines: readonly Goal[]): string =>
  list(lines.map(({ count, atLeast }) => `${atLeast} ${COUNTER.get(count)}`))
