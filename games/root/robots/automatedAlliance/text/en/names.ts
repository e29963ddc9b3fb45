import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Automated Alliance is called. */
export const names: EnglishNames = {
  parties: {
    automatedAlliance: {
      name: 'the Automated Alliance',
      full: 'Automated Alliance',
      short: 'Auto. Alliance',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    automatedAlliance:
      'Spreads sympathy every turn and revolts where it is; whoever treads on sympathy discards a card or gives it a point.',
  },
}
