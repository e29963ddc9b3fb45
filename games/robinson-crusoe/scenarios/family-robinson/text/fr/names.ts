import type { ScenarioNames } from '../../../text/names.ts'

/** What Family Robinson names, in French. */
export const names: ScenarioNames<'familyRobinson'> = {
  title: 'Les Robinson',
  inventions: { fence: 'Clôture', garden: 'Jardin' },
  tokens: { dashes: 'Vieux outils', bowtie: 'Charrue', saltire: 'Poudre', bars: 'Graines' },
}
