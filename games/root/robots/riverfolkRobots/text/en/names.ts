import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Riverfolk Robots are called. */
export const names: EnglishNames = {
  parties: {
    riverfolkRobots: {
      name: 'the Riverfolk Robots',
      plural: true,
      full: 'Riverfolk Robots',
      short: 'Riverfolk R.',
    },
  },
  pieces: {},
  sources: {
    protectionism: 'for Protectionism',
    payments: 'for warriors in Payments',
    services: 'for services sold to who leads',
  },
  lines: {
    riverfolkRobots:
      'They sell cards, boats and mercenaries, score what the best customer paid, and take up arms when nobody pays.',
  },
}
