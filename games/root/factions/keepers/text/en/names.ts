import type { EnglishNames } from '../../../../text/en/party.ts'
import type { Column, RelicType } from '../../data.ts'

/** The relics by type. */
export const RELIC: { readonly [T in RelicType]: string } = {
  figure: 'figure',
  tablet: 'tablet',
  jewelry: 'jewelry',
}

/** The columns of the Retinue, by their actions. */
export const COLUMN: { readonly [C in Column]: string } = {
  move: 'move',
  delve: 'battle then delve',
  recover: 'move or recover',
}

/** What the Keepers in Iron are called. */
export const names: EnglishNames = {
  parties: {
    keepers: { name: 'the Keepers', plural: true, full: 'Keepers in Iron', short: 'Keepers' },
  },
  pieces: {
    figure: 'face-down figure relic',
    tablet: 'face-down tablet relic',
    jewelry: 'face-down jewelry relic',
    figure1: 'figure-1 relic',
    figure2: 'figure-2 relic',
    figure3: 'figure-3 relic',
    tablet1: 'tablet-1 relic',
    tablet2: 'tablet-2 relic',
    tablet3: 'tablet-3 relic',
    jewelry1: 'jewelry-1 relic',
    jewelry2: 'jewelry-2 relic',
    jewelry3: 'jewelry-3 relic',
    figureTablet: 'figure waystation (tablet beneath)',
    tabletFigure: 'tablet waystation (figure beneath)',
    tabletJewelry: 'tablet waystation (jewelry beneath)',
    jewelryTablet: 'jewelry waystation (tablet beneath)',
    jewelryFigure: 'jewelry waystation (figure beneath)',
    figureJewelry: 'figure waystation (jewelry beneath)',
  },
  sources: { relics: 'for a relic' },
  cards: {
    retainer: {
      short: 'A bird of the Retinue from the start; once lost, it leaves the game.',
      full: 'A bird card that starts in the Retinue and counts there. When it is to be discarded, it leaves the game.',
    },
  },
}
