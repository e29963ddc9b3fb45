import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { PlotKind } from '../../data.ts'

/** What the Corvid Conspiracy is called. */
export const names: FrenchNames = {
  parties: {
    corvids: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Corvidés',
      full: 'Conspiration des Corvidés',
      fullArticle: 'la ',
      short: 'Corvidés',
    },
  },
  pieces: {
    plot: { one: 'Complot' },
    bomb: { one: 'Bombe', feminine: true },
    snare: { one: 'Piège' },
    extortion: { one: 'Extorsion', feminine: true },
    raid: { one: 'Raid' },
  },
  sources: { plots: 'pour les Complots' },
}

/** A plot of a kind with its article. */
export const A_PLOT: { readonly [K in PlotKind]: string } = {
  bomb: 'une Bombe',
  snare: 'un Piège',
  extortion: 'une Extorsion',
  raid: 'un Raid',
}
