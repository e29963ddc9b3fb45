const files = import.meta.glob<{ symbol: string }>('../landmarks/*/board/index.ts', { eager: true })

/** The symbols of the landmarks, on a grid of 512. */
export const LANDMARK_SIGNS: { readonly [landmark: string]: string } = Object.fromEntries(
  Object.entries(files).map(([path, { symbol }]) => [/landmarks\/([^/]+)\//.exec(path)?.[1] ?? path, symbol]),
)
