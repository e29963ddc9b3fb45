import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Marquise de Cat is called. */
export const names: EnglishNames = {
  parties: { marquise: { name: 'the Marquise', full: 'Marquise de Cat', short: 'Marquise' } },
  pieces: {
    sawmill: 'sawmill',
    workshop: 'workshop',
    recruiter: 'recruiter',
    wood: 'wood',
    keep: 'keep',
  },
  sources: { buildings: 'for a building' },
}
