import { ICONS } from './art/icons.ts'
import type { FactionFace } from './faction.ts'
import { byFaction } from './found.ts'
import { faceOf, type HirelingFace } from './hireling.ts'
import { UNDECIDED, undecidedFace } from './undecided.ts'

const files = import.meta.glob<{ face: FactionFace }>('../factions/*/board/index.ts', { eager: true })
const hired = import.meta.glob<{ face: HirelingFace }>('../hirelings/*/board/index.ts', { eager: true })

/** What the table knows of each faction and of both sides of each hireling, without drawing them. */
export const FACES: { readonly [party: string]: FactionFace } = {
  ...byFaction(files, ({ face }) => face),
  [UNDECIDED]: undecidedFace,
  ...Object.fromEntries(
    Object.values(hired).flatMap(({ face }) => face.sides.map(side => [side, faceOf(face)])),
  ),
}

const hirelingSides: ReadonlySet<string> = new Set(Object.values(hired).flatMap(({ face }) => face.sides))

/** Whether a party is a hireling, which belongs to nobody. */
export const isHired = (party: string): boolean => hirelingSides.has(party)

/** The same, one after the other. */
export const ALL_FACES: readonly FactionFace[] = Object.values(FACES)

/** The figures of the parties. */
export const FIGURES: { readonly [party: string]: FactionFace['figure'] } = Object.fromEntries(
  Object.entries(FACES).map(([party, { figure }]) => [party, figure]),
)

/** The figures of their chiefs, who stand among the warriors and are not counted. */
export const CHIEFS: { readonly [faction: string]: FactionFace['figure'] | undefined } = byFaction(
  files,
  ({ face }) => face.chief,
)

/** The symbols that all share and those of the factions, as paths. */
export const SYMBOLS: { readonly [name: string]: string } = Object.assign(
  { ...ICONS },
  ...ALL_FACES.map(({ icons }) => icons),
)

/** What the small discs on pieces tell, by kind. */
export const VALUES: { readonly [kind: string]: number | undefined } = Object.assign(
  {},
  ...ALL_FACES.map(({ values }) => values),
)
