/** What a landmark is called in French. */
export interface LandmarkNames {
  readonly article: 'le ' | 'la '
  readonly name: string
  /** In a word or two, where there is no room. */
  readonly short: string
  /** What it does. */
  readonly line: string
}

/** The landmarks by id. */
export const LANDMARK: { readonly [id: string]: LandmarkNames } = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ names: LandmarkNames }>('../../landmarks/*/text/fr/names.ts', { eager: true }),
  ).map(([path, { names }]) => [/landmarks\/([^/]+)\//.exec(path)?.[1] ?? path, names]),
)

/** A landmark inside a sentence: « le Radeau », « la Tour ». */
export const landmark = (id: string): string => LANDMARK[id].article + LANDMARK[id].name
