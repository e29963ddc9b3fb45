import type { Titles } from '../titles.ts'

/** Which of its names are our own translation, and of whom the rulebook names only some. */
export const titles: Titles = {
  printed: { crew: ['actress', 'director'] },
  translated: { discovery: ['dashes'] },
}
