/** What a landmark is called in English. */
export interface LandmarkNames {
  /** With its article, as sentences name it. */
  readonly name: string
  /** In a word or two, where there is no room. */
  readonly short: string
  /** What it does. */
  readonly line: string
}

/** The landmarks by id. */
export const LANDMARK: { readonly [id: string]: LandmarkNames } = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ names: LandmarkNames }>('../../landmarks/*/text/en/names.ts', { eager: true }),
  ).map(([path, { names }]) => [/landmarks\/([^/]+)\//.exec(path)?.[1] ?? path, names]),
)
