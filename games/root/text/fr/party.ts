import type { Names } from '../names.ts'

/** A party as sentences name it; `article` ends in a space or an apostrophe: « les Corvidés marquent ». */
export interface Party {
  readonly article: Article
  readonly name: string
  readonly pronoun: 'Il' | 'Elle' | 'Ils' | 'Elles'
  /** Its full name, where it stands alone. */
  readonly full: string
  readonly fullArticle: Article
  /** The same in a word, where there is no room. */
  readonly short: string
}

/** A piece of a kind: its name, its plural where it takes its s elsewhere than at the end, and its gender. */
export interface Piece {
  readonly one: string
  readonly many?: string
  readonly feminine?: boolean
}

type Article = 'le ' | 'la ' | 'l’' | 'les '

/** What a faction is called in French. */
export type FrenchNames = Names<Party, Piece>
