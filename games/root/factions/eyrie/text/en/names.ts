import type { EnglishNames } from '../../../../text/en/party.ts'
import type { Leader } from '../../data.ts'

/** What the Eyrie Dynasties are called. */
export const names: EnglishNames = {
  parties: { eyrie: { name: 'the Eyrie', plural: true, full: 'Eyrie Dynasties', short: 'Dynasties' } },
  pieces: { roost: 'roost' },
  sources: { roosts: 'for roosts', despot: 'by the Despot’s cruelty', turmoil: 'in turmoil' },
}

/** The leaders. */
export const LEADER: { readonly [L in Leader]: string } = {
  builder: 'Builder',
  charismatic: 'Charismatic',
  commander: 'Commander',
  despot: 'Despot',
}
