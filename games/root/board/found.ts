/** What is found in boxes, by the box: `factions/<id>/…`, `maps/<id>/…`, `robots/<id>/…`. */
export function byBox<M>(files: { readonly [path: string]: M }): { readonly [box: string]: M } {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      /(?:factions|maps|robots)\/([^/]+)\//.exec(path)?.[1] ?? path,
      file,
    ]),
  )
}
