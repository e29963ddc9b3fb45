import { HIRELINGS } from '../hirelings/index.ts'
import { COLOUR } from './canvas.ts'
import type { FactionPicture } from './faction.ts'

const files = import.meta.glob<{ picture: FactionPicture }>('../factions/*/terminal.ts', { eager: true })

/** A hireling: the letter by which players write it, small, and a small first letter for its buildings and tokens. */
const hired = ({ letter, promoted }: (typeof HIRELINGS)[number]): FactionPicture => {
  const kinds = [...Object.keys(promoted.buildings), ...Object.keys(promoted.tokens)]
  const marks = Object.fromEntries(kinds.map(kind => [kind, kind[0]]))
  return {
    letter: letter.toLowerCase(),
    colour: COLOUR.plain,
    marks: { en: marks, fr: marks },
    facts: () => [],
  }
}

/** How each faction looks, and both sides of each hireling. */
export const PICTURES: { readonly [party: string]: FactionPicture } = Object.fromEntries([
  ...Object.entries(files).map(([path, { picture }]) => [/factions\/([^/]+)\//.exec(path)?.[1], picture]),
  // A seat that has not picked its faction yet.
  ['undecided', { letter: '?', colour: COLOUR.plain, marks: { en: {}, fr: {} }, facts: () => [] }],
  ...HIRELINGS.flatMap(one => [one.promoted.id, one.demoted.id].map(id => [id, hired(one)])),
])
