import type { Titles } from '../titles.ts'

/** Which of its names are our own translation. */
export const titles: Titles = {
  translated: { discovery: ['dashes', 'bowtie', 'saltire', 'bars'] },
}
