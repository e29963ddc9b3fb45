import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Underground Duchy is called. */
export const names: EnglishNames = {
  parties: { duchy: { name: 'the Duchy', full: 'Underground Duchy', short: 'Duchy' } },
  pieces: { citadel: 'citadel', market: 'market', tunnel: 'tunnel' },
  sources: { crowns: 'for a minister swayed', ministers: 'by a minister' },
}
