import type { ScenarioNames } from '../../../text/names.ts'

/** What Castaways names, in French. */
export const names: ScenarioNames<'castaways'> = {
  title: 'Les Naufragés',
  inventions: { hatchet: 'Hachette', mast: 'Mât' },
  tokens: {
    dashes: 'Herbes',
    bowtie: 'Huile',
    saltire: 'Sabre de pirate',
    bars: 'Médaillon avec portrait d’une Dame',
  },
}
