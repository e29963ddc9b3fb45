import { roundOf } from '@tablee/games/shelf.ts'

/** Names one after the other: “Anne, Bo and Cy”. */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

/** A time in its two largest units: 3 h 12 min, 2 d 4 h. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours > 24) return both(`${days} d`, hours % 24, 'h')
  if (hours > 0) return both(`${hours} h`, minutes % 60, 'min')
  if (minutes >= 10) return `${minutes} min`
  return minutes > 0 ? both(`${minutes} min`, seconds % 60, 's') : `${seconds} s`
}

function both(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${rest} ${unit}`
}

/** A small number of things in letters: “two bots”. */
export function some(count: number, one: string, many: string): string {
  const words = ['', `one ${one}`, `two ${many}`, `three ${many}`, `four ${many}`]
  return words[count] ?? `${count} ${many}`
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A round of a game. */
export interface RoundOf {
  readonly game: string
  readonly round: number
}

/** A round by the name that its game has for it: “round 5”. */
export const round = (v: RoundOf): string => `${roundOf(v.game, 'en')} ${v.round}`
