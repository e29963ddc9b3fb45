import type { SameMessages } from '@tablee/kernel'
import type { setup as en } from '../en/setup.ts'
import { PARTIES, TOO_MANY } from './names.ts'

/** Setting up Root, in French. */
export const setup: SameMessages<typeof en> = {
  'game.party': v => PARTIES[v.party]?.full ?? v.party,
  'setup.corner': () => 'Dans quel coin commencez-vous ?',
  'setup.twice': v =>
    TOO_MANY[v.faction] ??
    `Un seul siège peut jouer ${theFaction(v.faction)} : donnez une autre faction aux autres.`,
  'setup.onlyWanderers': () =>
    'Les Vagabonds ne jouent pas entre eux : donnez à un siège au moins une autre faction.',
  'setup.reach': v =>
    `La Valeur de ces factions est de ${v.reach} ; à partir de ${v.wanted}, la partie est meilleure.`,
}

function theFaction(faction: string): string {
  const { fullArticle = '', full = faction } = PARTIES[faction] ?? {}
  return fullArticle + full
}
