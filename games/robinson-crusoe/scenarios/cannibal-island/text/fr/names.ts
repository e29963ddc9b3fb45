import type { ScenarioNames } from '../../../text/names.ts'

/** What Cannibal Island names, in French. */
export const names: ScenarioNames<'cannibalIsland'> = {
  title: 'La cité des cannibales',
  inventions: { ballista: 'Baliste', canoe: 'Canoë' },
  tokens: { dashes: 'Sarbacane', bowtie: 'Onguent', saltire: 'Carte de l’île', bars: 'Vieille machette' },
}
