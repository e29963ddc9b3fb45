import type { PackValues } from './pack.ts'

/** Names by what they name; what has two names has a list. */
type Names = { readonly [key: string]: string | readonly string[] }

/** What a text calls things, the head of their ids as data, and how the second name of a thing ends there. */
export interface Named {
  readonly head: string
  readonly names: Names
  readonly second?: string
  /** The number of the first name, where names stand in a list; they have their keys otherwise. */
  readonly first?: number
}

/**
 * What has the words of a text call things as a pack does, and as usual again for null. The words of a page or a
 * terminal speak of one table at a time, so that the names in force are those of that table.
 */
export function renamer(tables: readonly Named[]): (titles: PackValues | null) => void {
  const usual = tables.map(({ names }) => ({ ...names }))
  return titles => {
    const called = (id: string, name: string) => String(titles?.[id] ?? name)
    for (const [place, { head, names, second, first }] of tables.entries())
      for (const [key, name] of Object.entries(usual[place])) {
        const id = head + (first === undefined ? key : first + Number(key))
        ;(names as { [key: string]: Names[string] })[key] =
          typeof name === 'string'
            ? called(id, name)
            : name.map((one, n) => called(n === 0 ? id : `${id}:${second}`, one))
      }
  }
}
