import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Drillbit Duchy is called. */
export const names: EnglishNames = {
  parties: {
    drillbitDuchy: {
      name: 'the Drillbit Duchy',
      full: 'Drillbit Duchy',
      short: 'Drill. Duchy',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    drillbitDuchy:
      'Gathers warriors in its Burrow, breaks out of tunnels, and crowns a minister every turn; each building it loses costs a crown.',
  },
}
