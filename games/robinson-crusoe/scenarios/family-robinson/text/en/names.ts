import type { ScenarioNames } from '../../../text/names.ts'

/** What Family Robinson names, in English. */
export const names: ScenarioNames<'familyRobinson'> = {
  title: 'Family Robinson',
  inventions: { fence: 'Fence', garden: 'Garden' },
  tokens: { dashes: 'Old Tools', bowtie: 'Plow', saltire: 'Gunpowder', bars: 'Seeds' },
}
