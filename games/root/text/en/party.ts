import type { Names } from '../names.ts'

/** A party as sentences name it: `The Marquise scores`, `The Eyrie score`. */
export interface Party {
  readonly name: string
  readonly plural?: boolean
  /** Its full name, where it stands alone. */
  readonly full: string
  /** The same in a word, where there is no room. */
  readonly short: string
}

/** What a faction is called in English. */
export type EnglishNames = Names<Party, string>
