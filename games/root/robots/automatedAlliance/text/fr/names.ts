import type { FrenchNames } from '../../../../text/fr/party.ts'

/** What the Automated Alliance is called. */
export const names: FrenchNames = {
  parties: {
    automatedAlliance: {
      article: 'l’',
      pronoun: 'Elle',
      name: 'Alliance Automatisée',
      full: 'Alliance Automatisée',
      fullArticle: 'l’',
      short: 'Alliance Auto.',
    },
  },
  pieces: {},
  sources: {},
  lines: {
    automatedAlliance:
      'Gagne de la Sympathie à chaque tour et se révolte là où elle en a ; qui la piétine défausse une carte ou lui donne un point.',
  },
}
