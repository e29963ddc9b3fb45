import { capital, inARow, mark } from './marks.ts'

export { capital } from './marks.ts'

/** A name with its article, which ends in a space or an apostrophe; « Vendredi » has none. */
export interface Noun {
  readonly article: 'le ' | 'la ' | 'l’' | 'les ' | ''
  readonly name: string
}

/** Somebody a sentence speaks of: how it names them, what it lights on the board, and whether they read it. */
export interface Someone {
  readonly noun: Noun
  readonly ref: string
  readonly reader: boolean
}

const whole = ({ article, name }: Noun): string => article + name

/** Inside a sentence: « la Marquise », « vous ». */
export const who = ({ noun, ref, reader }: Someone): string => mark(ref, reader ? 'vous' : whole(noun))

/** At the head of a sentence: « La Marquise », « Vous ». */
export const Who = (someone: Someone): string => capital(who(someone))

/** Of somebody: « du Vagabond », « de la Marquise », « des Corvidés », « d’Ariane », « de vous ». */
export const de = (someone: Someone): string =>
  contracted(someone, 'du', 'des') ??
  (someone.noun.article === '' && !someone.reader && elides(someone.noun.name) ? 'd’' : 'de ') + who(someone)

/** To somebody: « au Vagabond », « à la Marquise », « aux Corvidés », « à vous ». */
export const à = (someone: Someone): string => contracted(someone, 'au', 'aux') ?? `à ${who(someone)}`

/** A preposition that has swallowed the article. */
function contracted({ noun, ref, reader }: Someone, withLe: string, withLes: string): string | null {
  if (reader || (noun.article !== 'le ' && noun.article !== 'les ')) return null
  return `${noun.article === 'le ' ? withLe : withLes} ${mark(ref, noun.name)}`
}

/**
 * The form that agrees with somebody, of a verb or of what is theirs:
 * « marque », « marquent », « marquez »; « sa main », « leur main », « votre main ».
 */
export const agree = ({ noun, reader }: Someone, one: string, many: string, you: string): string =>
  reader ? you : noun.article === 'les ' ? many : one

/** A count with its noun, which a line does not part: « 0 guerrier », « 3 guerriers ». */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`

/** Words in a row: « A, B et C ». */
export const list = (words: readonly string[], before = 'et'): string => inARow(words, before)

/** A noun without its article after « de »: « de sac », « d’épée ». */
export const ofWord = (noun: string): string => (elides(noun) ? `d’${noun}` : `de ${noun}`)

const elides = (word: string): boolean => /^[aeiouàâéèêëîïôûœ]/iu.test(word)
