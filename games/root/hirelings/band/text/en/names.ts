import type { EnglishNames } from '../../../../text/en/party.ts'

/** What both sides of the card are called, and what they do. */
export const names: EnglishNames = {
  parties: {
    band: { name: 'the Popular Band', full: 'Popular Band', short: 'Band' },
    street: { name: 'the Street Band', full: 'Street Band', short: 'Street Band' },
  },
  pieces: {},
  sources: {},
  lines: {
    band: 'Enemies who come to hear it stay for the turn. By day it draws warriors from around, and grows.',
    street: 'Enemies who come to hear it stay for the turn. By day it plays in one more place.',
  },
}
