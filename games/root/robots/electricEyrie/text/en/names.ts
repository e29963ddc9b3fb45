import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Electric Eyrie are called. */
export const names: EnglishNames = {
  parties: {
    electricEyrie: { name: 'the Electric Eyrie', plural: true, full: 'Electric Eyrie', short: 'Elec. Eyrie' },
  },
  pieces: {},
  sources: { warTax: 'by the War Tax' },
  lines: {
    electricEyrie:
      'Each order joins a Decree that recruits, moves and battles by suit; they must build a roost every turn.',
  },
}
