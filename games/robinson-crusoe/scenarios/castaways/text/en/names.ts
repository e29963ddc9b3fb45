import type { ScenarioNames } from '../../../text/names.ts'

/** What Castaways names, in English. */
export const names: ScenarioNames<'castaways'> = {
  title: 'Castaways',
  inventions: { hatchet: 'Hatchet', mast: 'Mast' },
  tokens: { dashes: 'Herbs', bowtie: 'Oil', saltire: 'Pirate Sabre', bars: 'Medallion' },
}
