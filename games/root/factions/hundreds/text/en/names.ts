import type { EnglishNames } from '../../../../text/en/party.ts'
import type { Mood, Track } from '../../data.ts'

/** What the Lord of the Hundreds is called. */
export const names: EnglishNames = {
  parties: {
    hundreds: { name: 'the Hundreds', plural: true, full: 'Lord of the Hundreds', short: 'Hundreds' },
  },
  pieces: { chief: 'warlord', stronghold: 'stronghold', mob: 'mob' },
  sources: { hoard: 'for an overflowing Hoard', oppression: 'for oppression' },
}

/** The moods. */
export const MOOD: { readonly [M in Mood]: string } = {
  bitter: 'Bitter',
  grandiose: 'Grandiose',
  jubilant: 'Jubilant',
  lavish: 'Lavish',
  relentless: 'Relentless',
  rowdy: 'Rowdy',
  stubborn: 'Stubborn',
  wrathful: 'Wrathful',
}

/** The tracks of the Hoard. */
export const TRACK: { readonly [T in Track]: string } = { command: 'Command', prowess: 'Prowess' }
