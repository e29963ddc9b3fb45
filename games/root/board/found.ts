/** What each faction has in a file of its folder, by the faction: `factions/<id>/…`. */
export function byFaction<M, T>(
  files: { readonly [path: string]: M },
  what: (file: M) => T,
): { readonly [faction: string]: T } {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/factions\/([^/]+)\//.exec(path)?.[1] ?? path, what(file)]),
  )
}
