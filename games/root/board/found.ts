/** What is found in boxes, by the box: `factions/<id>/…`, `maps/<id>/…`. */
export function byBox<M>(files: { readonly [path: string]: M }): { readonly [box: string]: M } {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      /(?:factions|maps)\/([^/]+)\//.exec(path)?.[1] ?? path,
      file,
    ]),
  )
}
