import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    bearers: { name: 'the Flame Bearers', plural: true, full: 'Flame Bearers', short: 'Bearers' },
    smugglers: { name: 'the Rat Smugglers', plural: true, full: 'Rat Smugglers', short: 'Smugglers' },
  },
  pieces: {},
  sources: {},
  lines: {
    bearers: 'At dawn each removes an enemy piece where it stands; then one more joins them.',
    smugglers: 'By day, for each card with an item that you discard: a move or a battle.',
  },
}
