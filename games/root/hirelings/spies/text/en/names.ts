import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    spies: { name: 'the Corvid Spies', plural: true, full: 'Corvid Spies', short: 'Spies' },
    sentries: { name: 'the Raven Sentries', plural: true, full: 'Raven Sentries', short: 'Sentries' },
  },
  pieces: {},
  sources: {},
  lines: {
    spies:
      'By day two more beside enemies; then they battle everywhere, or steal a card of each enemy in one place.',
    sentries: 'You deal one more hit where your faction has a building or token.',
  },
}
