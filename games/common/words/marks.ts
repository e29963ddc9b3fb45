/** Words that speak of a place or piece on the board: `[[ref|words]]`. */
export const mark = (ref: string, words: string): string => `[[${ref}|${words}]]`

/** Words with their first letter as a capital, marked or not. */
export const capital = (words: string): string =>
  words.replace(/^(\[\[[^|]*\|)?./u, head => head.slice(0, -1) + head.slice(-1).toUpperCase())

/** Words in a row, with a word before the last. */
export function inARow(words: readonly string[], before: string): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${before} ${words[words.length - 1]}`
}
