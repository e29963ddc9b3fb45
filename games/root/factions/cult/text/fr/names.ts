import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Lizard Cult is called. */
export const names: FrenchNames = {
  parties: {
    cult: {
      article: 'le ',
      pronoun: 'Il',
      name: 'Culte',
      full: 'Culte des Lézards',
      fullArticle: 'le ',
      short: 'Culte',
    },
  },
  pieces: {
    foxGarden: { one: 'jardin Renard', many: 'jardins Renard' },
    rabbitGarden: { one: 'jardin Lapin', many: 'jardins Lapin' },
    mouseGarden: { one: 'jardin Souris', many: 'jardins Souris' },
  },
  sources: { rituals: 'par un rituel' },
}
