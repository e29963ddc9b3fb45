import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Lizard Cult is called. */
export const names: EnglishNames = {
  parties: { cult: { name: 'the Cult', full: 'Lizard Cult', short: 'Cult' } },
  pieces: { foxGarden: 'fox garden', rabbitGarden: 'rabbit garden', mouseGarden: 'mouse garden' },
  sources: { rituals: 'by a ritual' },
}
