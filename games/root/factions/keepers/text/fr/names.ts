import type { FrenchNames } from '../../../../text/fr/party.ts'
import type { Column, RelicType } from '../../data.ts'

/** The relics by type. */
export const RELIC: { readonly [T in RelicType]: string } = {
  figure: 'statuette',
  tablet: 'tablette',
  jewelry: 'bijou',
}

/** The columns of the Retinue, by their actions. */
export const COLUMN: { readonly [C in Column]: string } = {
  move: 'déplacement',
  delve: 'combat puis extraction',
  recover: 'déplacement ou restauration',
}

const relic = (one: string, many: string, value: number, feminine: boolean) => ({
  one: `${one} de valeur ${value}`,
  many: `${many} de valeur ${value}`,
  feminine,
})

/** What the Keepers in Iron are called. */
export const names: FrenchNames = {
  parties: {
    keepers: {
      article: 'les ',
      pronoun: 'Ils',
      name: 'Gardiens',
      full: 'Gardiens de Fer',
      fullArticle: 'les ',
      short: 'Gardiens',
    },
  },
  pieces: {
    figure: { one: 'statuette face cachée', many: 'statuettes face cachée', feminine: true },
    tablet: { one: 'tablette face cachée', many: 'tablettes face cachée', feminine: true },
    jewelry: { one: 'bijou face cachée', many: 'bijoux face cachée' },
    figure1: relic('statuette', 'statuettes', 1, true),
    figure2: relic('statuette', 'statuettes', 2, true),
    figure3: relic('statuette', 'statuettes', 3, true),
    tablet1: relic('tablette', 'tablettes', 1, true),
    tablet2: relic('tablette', 'tablettes', 2, true),
    tablet3: relic('tablette', 'tablettes', 3, true),
    jewelry1: relic('bijou', 'bijoux', 1, false),
    jewelry2: relic('bijou', 'bijoux', 2, false),
    jewelry3: relic('bijou', 'bijoux', 3, false),
    figureTablet: { one: 'Relais Statuette (verso Tablette)', many: 'Relais Statuette (verso Tablette)' },
    tabletFigure: { one: 'Relais Tablette (verso Statuette)', many: 'Relais Tablette (verso Statuette)' },
    tabletJewelry: { one: 'Relais Tablette (verso Bijou)', many: 'Relais Tablette (verso Bijou)' },
    jewelryTablet: { one: 'Relais Bijou (verso Tablette)', many: 'Relais Bijou (verso Tablette)' },
    jewelryFigure: { one: 'Relais Bijou (verso Statuette)', many: 'Relais Bijou (verso Statuette)' },
    figureJewelry: { one: 'Relais Statuette (verso Bijou)', many: 'Relais Statuette (verso Bijou)' },
  },
  sources: { relics: 'pour une relique' },
  cards: {
    retainer: {
      short: 'Un Oiseau du Cortège dès le début ; perdu, il quitte la partie.',
      full: 'Une carte Oiseau présente dès le début dans le Cortège, et qui y compte. S’il faut la défausser, elle quitte la partie.',
    },
  },
}
