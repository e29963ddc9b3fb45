import type { FactionPicture } from './faction.ts'

const files = import.meta.glob<{ picture: FactionPicture }>('../factions/*/terminal.ts', { eager: true })

/** How each faction looks. */
export const PICTURES: { readonly [faction: string]: FactionPicture } = Object.fromEntries(
  Object.entries(files).map(([path, { picture }]) => [/factions\/([^/]+)\//.exec(path)?.[1], picture]),
)
