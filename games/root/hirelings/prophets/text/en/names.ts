import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    prophets: { name: 'the Warm Sun Prophets', plural: true, full: 'Warm Sun Prophets', short: 'Prophets' },
    envoys: { name: 'the Lizard Envoys', plural: true, full: 'Lizard Envoys', short: 'Envoys' },
  },
  pieces: {},
  sources: {},
  lines: {
    prophets: 'By day they send a player beside them to battle or away, or preach in one more place.',
    envoys: 'At dawn you may take a card of the commonest suit among the last five discarded.',
  },
}
