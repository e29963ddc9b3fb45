import type { SameMessages } from '@tablee/kernel'
import type { setup as en } from '../en/setup.ts'
import { PARTY } from './names.ts'

/** Setting up Root, in French. */
export const setup: SameMessages<typeof en> = {
  'game.party': v => PARTY[v.party] ?? v.party,
  'setup.corner': () => 'Dans quel coin commencez-vous ?',
  'setup.twice': v =>
    v.faction === 'vagabond'
      ? 'Deux sièges au plus peuvent jouer un Vagabond.'
      : `Un seul siège peut jouer ${FACTION[v.faction] ?? v.faction} : donnez une autre faction aux autres.`,
  'setup.onlyWanderers': () =>
    'Les Vagabonds ne jouent pas entre eux : donnez à un siège au moins une autre faction.',
  'setup.reach': v =>
    `La Valeur de ces factions est de ${v.reach} ; à partir de ${v.wanted}, la partie est meilleure.`,
}

const FACTION: { readonly [faction: string]: string } = {
  marquise: 'la Marquise de Chat',
  eyrie: 'les Dynasties de la Canopée',
  alliance: 'l’Alliance de la Forêt',
}
