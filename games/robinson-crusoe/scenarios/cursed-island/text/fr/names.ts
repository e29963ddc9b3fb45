import type { ScenarioNames } from '../../../text/names.ts'

/** What Cursed Island names, in French. */
export const names: ScenarioNames<'cursedIsland'> = {
  title: 'L’île maudite',
  inventions: { cross: 'Croix', sacredBell: 'Cloche consacrée' },
  tokens: {
    dashes: 'Bougie de cultiste',
    bowtie: 'Fiole mystérieuse',
    saltire: 'Cloche décorée',
    bars: 'Dague sacrificielle',
  },
}
