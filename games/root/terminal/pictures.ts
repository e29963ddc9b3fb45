import type { HirelingSides } from '../hirelings/hireling.ts'
import { HIRELINGS } from '../hirelings/index.ts'
import { COLOUR } from './canvas.ts'
import type { FactionPicture } from './faction.ts'

const files = import.meta.glob<{ picture: FactionPicture }>('../{factions,robots}/*/terminal.ts', {
  eager: true,
})
const hired = import.meta.glob<HirelingSides>('../hirelings/*/rules.ts', { eager: true })

/** A hireling: the letter by which players write it, small, and a small first letter for its buildings and tokens. */
const hireling = ({ promoted: { id, buildings, tokens } }: HirelingSides): FactionPicture => {
  const letter = HIRELINGS.find(one => one.id === id)?.letter ?? ''
  const kinds = [...Object.keys(buildings), ...Object.keys(tokens)]
  const marks = Object.fromEntries(kinds.map(kind => [kind, kind[0]]))
  return {
    letter: letter.toLowerCase(),
    colour: COLOUR.plain,
    marks: { en: marks, fr: marks },
    facts: () => [],
  }
}

/** How each faction and robot looks, and both sides of each hireling. */
export const PICTURES: { readonly [party: string]: FactionPicture } = Object.fromEntries([
  ...Object.entries(files).map(([path, { picture }]) => [
    /(?:factions|robots)\/([^/]+)\//.exec(path)?.[1],
    picture,
  ]),
  // A seat that has not picked its faction yet.
  ['undecided', { letter: '?', colour: COLOUR.plain, marks: { en: {}, fr: {} }, facts: () => [] }],
  ...Object.values(hired).flatMap(one => [one.promoted, one.demoted].map(({ id }) => [id, hireling(one)])),
])
