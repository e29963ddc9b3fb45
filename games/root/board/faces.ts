import { ICONS } from './art/icons.ts'
import type { FactionFace } from './faction.ts'
import { faceOf, type HirelingFace } from './hireling.ts'
import { UNDECIDED, undecidedFace } from './undecided.ts'

const faces: { [party: string]: FactionFace } = { [UNDECIDED]: undecidedFace }
const symbols: { [name: string]: string } = { ...ICONS }
const values: { [kind: string]: number | undefined } = {}
const hirelings = new Set<string>()
let all: readonly FactionFace[] = [undecidedFace]

/** What the table knows of each faction and of both sides of each hireling whose box is open, without drawing them. */
export const FACES: { readonly [party: string]: FactionFace } = faces

/** The symbols that all share and those of the factions, as paths. */
export const SYMBOLS: { readonly [name: string]: string } = symbols

/** What the small discs on pieces tell, by kind. */
export const VALUES: { readonly [kind: string]: number | undefined } = values

/** Opens what the table knows of factions, by their id, and of hirelings. */
export function openFaces(
  factions: { readonly [id: string]: { readonly face: FactionFace } },
  hired: readonly { readonly face: HirelingFace }[],
): void {
  for (const [id, { face }] of Object.entries(factions)) faces[id] = face
  for (const { face } of hired)
    for (const side of face.sides) {
      hirelings.add(side)
      faces[side] ??= faceOf(face)
    }
  all = Object.values(faces)
  Object.assign(symbols, ...all.map(({ icons }) => icons))
  Object.assign(values, ...all.map(one => one.values))
}

/** Whether a party is a hireling, which belongs to nobody. */
export const isHired = (party: string): boolean => hirelings.has(party)

/** All that are open, one after the other. */
export const allFaces = (): readonly FactionFace[] => all

/** What all that are open tell together: gathered once, and again when others are opened. */
export function fromFaces<T>(gather: (faces: readonly FactionFace[]) => T): () => T {
  let from: readonly FactionFace[] | undefined
  let gathered: T
  return () => {
    if (from !== all) {
      gathered = gather(all)
      from = all
    }
    return gathered
  }
}
