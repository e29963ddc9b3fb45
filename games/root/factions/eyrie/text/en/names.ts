import type { EnglishNames } from '../../../../text/en/party.ts'
import type { Leader } from '../../data.ts'

/** What the Eyrie Dynasties are called. */
export const names: EnglishNames = {
  parties: { eyrie: { name: 'the Eyrie', plural: true, full: 'Eyrie Dynasties', short: 'Dynasties' } },
  pieces: { roost: 'roost' },
  sources: { roosts: 'for roosts', despot: 'by the Despot’s cruelty', turmoil: 'in turmoil' },
  cards: {
    vizier: {
      short: 'A bird that serves the leader in the Decree; no turmoil discards it.',
      full: 'A bird card that stays in the Eyrie Decree for good: turmoil does not purge it.',
    },
  },
}

/** The leaders. */
export const LEADER: { readonly [L in Leader]: string } = {
  builder: 'Builder',
  charismatic: 'Charismatic',
  commander: 'Commander',
  despot: 'Despot',
}
