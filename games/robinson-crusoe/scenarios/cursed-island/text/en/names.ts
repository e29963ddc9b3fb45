import type { ScenarioNames } from '../../../text/names.ts'

/** What Cursed Island names, in English. */
export const names: ScenarioNames<'cursedIsland'> = {
  title: 'Cursed Island',
  inventions: { cross: 'Cross', sacredBell: 'Sacred Bell' },
  tokens: {
    dashes: 'Cultist’s Candle',
    bowtie: 'Mysterious Vial',
    saltire: 'Decorated Bell',
    bars: 'Sacrificial Dagger',
  },
}
