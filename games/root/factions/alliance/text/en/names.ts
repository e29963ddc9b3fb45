import type { EnglishNames } from '../../../../text/en/party.ts'

/** What the Woodland Alliance is called. */
export const names: EnglishNames = {
  parties: { alliance: { name: 'the Alliance', full: 'Woodland Alliance', short: 'Alliance' } },
  pieces: {
    foxBase: 'fox base',
    rabbitBase: 'rabbit base',
    mouseBase: 'mouse base',
    sympathy: 'sympathy token',
  },
  sources: { sympathy: 'for sympathy' },
}
