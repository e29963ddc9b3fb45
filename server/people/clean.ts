/** Characters that show nothing or turn the text around them: controls, joiners, marks of direction, fillers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu
/** More than three marks on one letter run over the lines above and below. */
const PILES = /(\p{M}{3})\p{M}+/gu

/** A line of text as people may give it: composed, without what cannot be seen, spaces joined. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(PILES, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Several lines, each cleaned; no more than one empty line at a time. */
export function cleanText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The first characters of a text, as people count them. */
export function shorten(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim()
}

/** How many characters a text has, as people count them. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** Whether a text has something to see: a letter, a digit or a sign. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
