// The files of a folder, found by their names when a bundle is made. The page has Vite's own types for this;
// here is as much as the words of a game use, for the check that knows neither browser nor Node.
interface ImportMeta {
  glob<M>(pattern: string, options: { readonly eager: true }): { readonly [path: string]: M }
}
