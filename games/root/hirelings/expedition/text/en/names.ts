import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    expedition: { name: 'the Sunward Expedition', full: 'Sunward Expedition', short: 'Expedition' },
    artisans: { name: 'the Mole Artisans', plural: true, full: 'Mole Artisans', short: 'Artisans' },
  },
  pieces: { foothold: 'foothold' },
  sources: {},
  lines: {
    expedition:
      'By day a foothold with up to 3 warriors; then it moves and battles, or grows at its footholds.',
    artisans: 'Item cards that you craft may be shown instead of discarded; they return in the evening.',
  },
}
