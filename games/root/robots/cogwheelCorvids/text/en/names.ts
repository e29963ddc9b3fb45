import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Cogwheel Corvids are called. */
export const names: EnglishNames = {
  parties: {
    cogwheelCorvids: {
      name: 'the Cogwheel Corvids',
      full: 'Cogwheel Corvids',
      short: 'Cog. Corvids',
      plural: true,
    },
  },
  pieces: {},
  sources: {},
  lines: {
    cogwheelCorvids:
      'Lay plots whose kind nobody knows, and flip all of them on their next turn: each scores for every plot that lies open.',
  },
}
