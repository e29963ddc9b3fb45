import { entryOf } from '@tablee/games'
import type { Datum, Language, Provenance } from '@tablee/kernel'
import { dataNamesOf } from '../games.ts'

/** Where the data of a game come from. */
export interface Sources {
  readonly counts: { readonly [P in Provenance]: number }
  /** What is reconstructed of effects and numbers, by name. */
  readonly facts: readonly Named[]
  /** The French titles that are our own translation. */
  readonly titles: readonly Named[]
}

/** A datum with its name. */
export interface Named {
  readonly id: string
  readonly name: string
  /** Whose field it is, by name, where it is one. */
  readonly of?: string
}

/** The French title of a card is a datum of its own. */
const TITLE = 'title:fr:'

/** Where the data of a game come from; null where there is no such game, or where it has none. */
export async function sourcesOf(game: string, language: Language): Promise<Sources | null> {
  const entry = entryOf(game)
  const room = await entry?.load()
  if (!room?.data) return null
  const data = room.data()
  const nameOf = await dataNamesOf(game, language)
  const ours = data.filter(({ from }) => from === 'reconstructed')
  const count = (from: Provenance) => data.filter(datum => datum.from === from).length
  const byName = (a: Named, b: Named) => a.name.localeCompare(b.name, language)
  return {
    counts: {
      rulebook: count('rulebook'),
      public: count('public'),
      reconstructed: ours.length,
    },
    facts: ours
      .filter(datum => !isTitle(datum))
      .map(datum => named(datum, id => nameOf?.(id, language) ?? id))
      .sort(byName),
    titles: ours
      .filter(isTitle)
      .map(({ id, value }) => ({ id, name: capital(String(value)) }))
      .sort(byName),
  }
}

/** The name of a field is that of its record, a comma, and its own. */
const named = ({ id, of }: Datum, nameOf: (id: string) => string): Named =>
  of === undefined ? { id, name: nameOf(id) } : { id, name: nameOf(id), of: nameOf(of) }

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const isTitle = ({ id }: Datum): boolean => id.startsWith(TITLE)
