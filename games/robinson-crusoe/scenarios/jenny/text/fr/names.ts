import type { ScenarioNames } from '../../../text/names.ts'

/** What Jenny Needs Help! names, in French. */
export const names: ScenarioNames<'jenny'> = {
  title: 'Sauvons Jenny !',
  inventions: { raftRescue: 'Radeau', lifeboat: 'Canot de sauvetage' },
  tokens: { dashes: 'Herbes', bowtie: 'Pistolet', saltire: 'Hutte en ruine', bars: 'Lianes' },
}
