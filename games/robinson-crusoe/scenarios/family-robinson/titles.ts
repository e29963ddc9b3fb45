import type { Titles } from '../titles.ts'

/** Which of its names are our own translation. */
export const titles: Titles = {
  translated: { discovery: ['bars'], invention: ['fence', 'garden'] },
}
