import type { Counter, Tally } from '../../data/effects.ts'
import { CREWS, SECTIONS } from '../../data/types.ts'
import { COUNTER, IN } from './counters.ts'
import { names } from './names.ts'
import { list } from './words.ts'

/** One of what is counted. */
const ONE: ReadonlyMap<Counter, string> = new Map<Counter, string>([
  ['cabins', 'cabine'],
  ...SECTIONS.map(one => [`cabins:${one}`, `cabine ${IN[one]}`] as const),
  ...CREWS.map(one => [`crew:${one}`, `cabine de ${names.crew[one]}`] as const),
  ['cabinsBelow', 'cabine juste en dessous'],
  ['sections', 'section avec une cabine'],
  ['crewsWith2', 'équipage de 2 cabines'],
  ['mostInSection', 'cabine dans la section la plus remplie'],
  ['leastInSection', 'cabine dans chaque section'],
  ['mostOfCrew', 'cabine de l’équipage le plus nombreux'],
  ['leastOfCrew', 'jeu complet d’équipages'],
  ['fortifications', 'fortification sur un sentier'],
  ['crates', 'caisse sur le plateau principal'],
  ['voyages', 'voyage avec une caisse'],
  ['goods', 'nourriture, débris ou ressource de l’île'],
  ['shieldheads', 'shieldhead dressé'],
  ['raptors', 'raptor dressé'],
  ['thunderhorns', 'thunderhorn dressé'],
  ['ironjaws', 'ironjaw dressé'],
  ['dinos', 'dino dressé'],
  ['defeated', 'unité vaincue'],
  ['artefacts', 'artefact'],
  ['rescue', 'étape de sauvetage'],
  ['highTrails', 'figurine de sentier en haut'],
  ['allTrailsHigh', 'plateau où elles sont toutes en haut'],
])

/** « 1 par 2 dinos dressés ». */
const tally = ({ points, per, count }: Tally): string =>
  `${points} par ${per === 1 ? ONE.get(count) : `${per} ${COUNTER.get(count)}`}`

export const tallies = (all: readonly Tally[]): string => list(all.map(tally))
