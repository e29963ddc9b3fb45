import type { ScenarioNames } from '../../../text/names.ts'

/** What Cannibal Island names, in English. */
export const names: ScenarioNames<'cannibalIsland'> = {
  title: 'Cannibal Island',
  inventions: { ballista: 'Ballista', canoe: 'Canoe' },
  tokens: {
    dashes: 'Blowpipe',
    bowtie: 'Healing Ointment',
    saltire: 'Map of the Island',
    bars: 'Old Machete',
  },
}
