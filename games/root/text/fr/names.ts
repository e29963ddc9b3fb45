import { gathered, mapped, undecided } from '../names.ts'
import type { FrenchNames, Party, Piece } from './party.ts'

const NAMES = Object.values({
  ...import.meta.glob<{ names: FrenchNames }>('../../factions/*/text/fr/names.ts', { eager: true }),
  ...import.meta.glob<{ names: FrenchNames }>('../../hirelings/*/text/fr/names.ts', { eager: true }),
}).map(({ names }) => names)

/** The parties of all factions and hirelings, and of the robots once theirs were added. */
export const PARTIES = gathered([
  ...NAMES.map(({ parties }) => parties),
  undecided(
    (seat): Party => ({
      article: 'le ',
      pronoun: 'Il',
      name: `siège ${seat}`,
      full: `Siège ${seat}`,
      fullArticle: 'le ',
      short: `Siège ${seat}`,
    }),
  ),
])

/** The parties by their full names. */
export const FULL_NAME = mapped(PARTIES, ({ full }) => full)

/** The same in a word, where there is no room. */
export const SHORT_NAME = mapped(PARTIES, ({ short }) => short)

/** The pieces by kind. */
export const PIECES: { readonly [kind: string]: Piece } = {
  warrior: { one: 'guerrier' },
  ...gathered(NAMES.map(({ pieces }) => pieces)),
}

/** What points are for that only one faction scores or loses. */
export const SOURCES = gathered(NAMES.map(({ sources }) => sources))

/** What a faction may do in battle that is no card. */
export const OPTION = gathered(NAMES.map(({ options = {} }) => options))

/** What a party that no seat plays does, in a line. */
export const LINE = gathered(NAMES.map(({ lines = {} }) => lines))

/** What is told to who gives a faction to too many seats. */
export const TOO_MANY = gathered(
  NAMES.map(({ parties, tooMany }) => (tooMany ? { [Object.keys(parties)[0]]: tooMany } : {})),
)

/** What is told to who gives every seat parties that cannot play among themselves. */
export const ALONE = NAMES.flatMap(({ alone }) => alone ?? []).join(' ')

/** What factions say of cards, by kind. */
export const CARD_LINES = gathered(NAMES.map(({ cards = {} }) => cards))

/** The titles of cards that belong to a faction, by kind and name. */
export const FACTION_TITLES = NAMES.flatMap(({ titles }) => (titles ? [titles] : []))

/** All names, to which those of robots are added where one plays. */
export const NAMED = {
  parties: PARTIES,
  full: FULL_NAME,
  short: SHORT_NAME,
  pieces: PIECES,
  sources: SOURCES,
  options: OPTION,
  lines: LINE,
}
