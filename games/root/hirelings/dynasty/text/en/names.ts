import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    dynasty: { name: 'the Last Dynasty', full: 'Last Dynasty', short: 'Dynasty' },
    nobles: { name: 'the Bluebird Nobles', plural: true, full: 'Bluebird Nobles', short: 'Nobles' },
  },
  pieces: {},
  sources: {},
  lines: {
    dynasty:
      'By day it returns at the edge, or moves as one and battles, or battles twice where it does not rule.',
    nobles: 'You rule where you are tied, and score 1 for every 3 clearings you rule.',
  },
}
