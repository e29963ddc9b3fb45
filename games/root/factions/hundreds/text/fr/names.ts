import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { Mood, Track } from '../../data.ts'

/** What the Lord of the Hundreds is called. */
export const names: FrenchNames = {
  parties: {
    hundreds: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Cents',
      full: 'Seigneur des Cents',
      fullArticle: 'le ',
      short: 'Cents',
    },
  },
  pieces: {
    chief: { one: 'seigneur de guerre', many: 'seigneurs de guerre' },
    stronghold: { one: 'Bastion' },
    mob: { one: 'jeton Foule', many: 'jetons Foule' },
  },
  sources: { hoard: 'pour un Butin qui déborde', oppression: 'pour l’oppression' },
}

/** The moods. */
export const MOOD: { readonly [M in Mood]: string } = {
  bitter: 'Amer',
  grandiose: 'Grandiose',
  jubilant: 'En liesse',
  lavish: 'Généreux',
  relentless: 'Impitoyable',
  rowdy: 'Bagarreur',
  stubborn: 'Tenace',
  wrathful: 'Furieux',
}

/** The tracks of the Hoard. */
export const TRACK: { readonly [T in Track]: string } = { command: 'Autorité', prowess: 'Bravoure' }
