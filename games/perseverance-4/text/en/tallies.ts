import type { Counter, Tally } from '../../data/effects.ts'
import { CREWS, SECTIONS } from '../../data/types.ts'
import { COUNTER } from './counters.ts'
import { names } from './names.ts'
import { list } from './words.ts'

/** One of what is counted. */
const ONE: ReadonlyMap<Counter, string> = new Map<Counter, string>([
  ['cabins', 'cabin'],
  ...SECTIONS.map(one => [`cabins:${one}`, `cabin in the ${names.section[one]}`] as const),
  ...CREWS.map(one => [`crew:${one}`, `${names.crew[one]} cabin`] as const),
  ['cabinsBelow', 'cabin in the section below'],
  ['sections', 'section with a cabin'],
  ['crewsWith2', 'crew with 2 cabins'],
  ['mostInSection', 'cabin in the fullest section'],
  ['leastInSection', 'cabin in every section'],
  ['mostOfCrew', 'cabin of the largest crew'],
  ['leastOfCrew', 'complete set of crews'],
  ['fortifications', 'fortification on a warpath'],
  ['crates', 'crate on the main board'],
  ['voyages', 'voyage with a crate'],
  ['goods', 'food, debris or island resource'],
  ['shieldheads', 'tamed shieldhead'],
  ['raptors', 'tamed raptor'],
  ['thunderhorns', 'tamed thunderhorn'],
  ['ironjaws', 'tamed ironjaw'],
  ['dinos', 'tamed dino'],
  ['defeated', 'unit defeated'],
  ['artefacts', 'artefact'],
  ['rescue', 'rescue step'],
  ['highTrails', 'trail figure that stands high'],
  ['allTrailsHigh', 'board where all of them stand high'],
])

/** `1 per 2 tamed dinos`. */
const tally = ({ points, per, count }: Tally): string =>
  `${points} per ${per === 1 ? ONE.get(count) : `${per} ${COUNTER.get(count)}`}`

export const tallies = (all: readonly Tally[]): string => list(all.map(tally))
