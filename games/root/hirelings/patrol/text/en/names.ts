import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    patrol: { name: 'the Forest Patrol', full: 'Forest Patrol', short: 'Patrol' },
    physicians: {
      name: 'the Feline Physicians',
      plural: true,
      full: 'Feline Physicians',
      short: 'Physicians',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    patrol: 'One of its fallen waits on its card. By day it moves and battles, or calls back those who wait.',
    physicians: 'For a card of the clearing, your fallen warriors go to a clearing with your pieces.',
  },
}
