import type { Counter, Goal } from '../../data/effects.ts'
import { CREWS, SECTIONS, type Section } from '../../data/types.ts'
import { names } from './names.ts'
import { list } from './words.ts'

export const IN: { readonly [S in Section]: string } = {
  wheelhouse: 'dans la timonerie',
  hold: 'dans la cale',
  quarters: 'dans les quartiers',
  engineRoom: 'dans la salle des machines',
}

/** What is counted, more than one of it. */
export const COUNTER: ReadonlyMap<Counter, string> = new Map<Counter, string>([
  ['cabins', 'cabines en tout'],
  ...SECTIONS.map(one => [`cabins:${one}`, `cabines ${IN[one]}`] as const),
  ...CREWS.map(one => [`crew:${one}`, `${names.crew[one]}s`] as const),
  ['cabinsBelow', 'cabines dans la section du dessous'],
  ['sections', 'sections avec une cabine'],
  ['crewsWith2', 'équipages de 2 cabines'],
  ['mostInSection', 'cabines dans une même section'],
  ['leastInSection', 'cabines dans chaque section'],
  ['mostOfCrew', 'cabines d’un même équipage'],
  ['leastOfCrew', 'cabines de chaque équipage'],
  ['fortifications', 'fortifications sur les sentiers'],
  ['crates', 'caisses sur le plateau principal'],
  ['voyages', 'voyages avec une caisse'],
  ['goods', 'nourritures, débris et ressources de l’île'],
  ['shieldheads', 'shieldheads'],
  ['raptors', 'raptors'],
  ['thunderhorns', 'thunderhorns'],
  ['ironjaws', 'ironjaws'],
  ['dinos', 'dinos dressés'],
  ['defeated', 'unités vaincues'],
  ['artefacts', 'artefacts'],
  ['rescue', 'étapes de sauvetage'],
  ['highTrails', 'figurines de sentier en haut'],
  ['allTrailsHigh', 'toutes les figurines de sentier en haut'],
])

/** What the lines of a repair card ask for. */
export const goals = (lines: readonly Goal[]): string =>
  list(lines.map(({ count, atLeast }) => `${atLeast} ${COUNTER.get(count)}`))
