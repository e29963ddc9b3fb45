import type { ScenarioNames } from '../../../text/names.ts'

/** What Jenny Needs Help! names, in English. */
export const names: ScenarioNames<'jenny'> = {
  title: 'Jenny Needs Help!',
  inventions: { raftRescue: 'Raft', lifeboat: 'Lifeboat' },
  tokens: { dashes: 'Herbs', bowtie: 'Pistol', saltire: 'Ruined Hut', bars: 'Vines' },
}
