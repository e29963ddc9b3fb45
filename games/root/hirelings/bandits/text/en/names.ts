import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    bandits: { name: 'the Highway Bandits', plural: true, full: 'Highway Bandits', short: 'Bandits' },
    gangs: { name: 'the Bandit Gangs', plural: true, full: 'Bandit Gangs', short: 'Gangs' },
  },
  pieces: {},
  sources: {},
  lines: {
    bandits:
      'Enemies lose a piece on their paths; on them you may gain a warrior. By day they watch one more.',
    gangs: 'Safe beside your pieces. By day a warrior of yours at each Bandit, or one more Bandit.',
  },
}
