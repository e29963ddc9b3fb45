import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    uprising: { name: 'the Spring Uprising', full: 'Spring Uprising', short: 'Uprising' },
    scouts: { name: 'the Rabbit Scouts', plural: true, full: 'Rabbit Scouts', short: 'Scouts' },
  },
  pieces: {},
  sources: {},
  lines: {
    uprising: 'Who attacks it pays a card of the clearing. At dawn its die makes it revolt or grow.',
    scouts: 'For a card of the clearing you take the higher die when you defend.',
  },
}
