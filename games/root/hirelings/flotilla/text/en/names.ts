import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    flotilla: { name: 'the Riverfolk Flotilla', full: 'Riverfolk Flotilla', short: 'Flotilla' },
    divers: { name: 'the Otter Divers', plural: true, full: 'Otter Divers', short: 'Divers' },
  },
  pieces: {},
  sources: {},
  lines: {
    flotilla:
      'Cannot be attacked. At dawn it gives cards where it lies, sails along the river, and may battle.',
    divers: 'From and to clearings on the river you move whoever rules.',
  },
}
