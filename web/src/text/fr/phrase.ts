import { roundOf } from '@tablee/games/shelf.ts'
import type { RoundOf } from '../en/phrase.ts'

/** Names one after the other: « Anne, Bo et Cy ». */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`
}

/** « de » before a name: elided before a vowel, a silent h, and the y of Yves (not that of Yann). */
export function of(name: string): string {
  const isElided = /^(?:[aeiouœæh]|y(?![aeiouœ]))/i.test(name.normalize('NFD'))
  return isElided ? `d’${name}` : `de ${name}`
}

/** A narrow space that keeps a number and its unit together. */
const NEAR = '\u202f'

/** A time in its two largest units: 3 h 12, 2 j 4 h. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  // « 24 h » says what a table gives better than « 1 j ».
  if (hours > 24) return both(`${days}${NEAR}j`, hours % 24, `${hours % 24}${NEAR}h`)
  if (hours > 0) return both(`${hours}${NEAR}h`, minutes % 60, String(minutes % 60).padStart(2, '0'))
  if (minutes >= 10) return `${minutes}${NEAR}min`
  const rest = `${seconds % 60}${NEAR}s`
  return minutes > 0 ? both(`${minutes}${NEAR}min`, seconds % 60, rest) : rest
}

function both(large: string, rest: number, small: string): string {
  return rest === 0 ? large : `${large}${NEAR}${small}`
}

/** A small number of things in letters: « deux robots ». */
export function some(count: number, one: string, many: string): string {
  const words = ['', `un ${one}`, `deux ${many}`, `trois ${many}`, `quatre ${many}`]
  return words[count] ?? `${count} ${many}`
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A round by the name that its game has for it: « manche 5 », « tour 5 ». */
export const round = (v: RoundOf): string => `${roundOf(v.game, 'fr')} ${v.round}`
