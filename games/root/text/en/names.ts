import { gathered, mapped, undecided } from '../names.ts'
import type { EnglishNames, Party } from './party.ts'

const NAMES = Object.values({
  ...import.meta.glob<{ names: EnglishNames }>('../../factions/*/text/en/names.ts', { eager: true }),
  ...import.meta.glob<{ names: EnglishNames }>('../../hirelings/*/text/en/names.ts', { eager: true }),
}).map(({ names }) => names)

/** The parties of all factions and hirelings, and of the robots once theirs were added. */
export const PARTIES = gathered([
  ...NAMES.map(({ parties }) => parties),
  undecided((seat): Party => ({ name: `seat ${seat}`, full: `Seat ${seat}`, short: `Seat ${seat}` })),
])

/** The parties by their full names. */
export const FULL_NAME = mapped(PARTIES, ({ full }) => full)

/** The same in a word, where there is no room. */
export const SHORT_NAME = mapped(PARTIES, ({ short }) => short)

/** The pieces by kind. */
export const PIECE: { readonly [kind: string]: string } = {
  warrior: 'warrior',
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

/** All names, to which those of robots are added where one plays. */
export const NAMED = {
  parties: PARTIES,
  full: FULL_NAME,
  short: SHORT_NAME,
  pieces: PIECE,
  sources: SOURCES,
  options: OPTION,
  lines: LINE,
}
