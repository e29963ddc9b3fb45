import type { OutlineWords } from '../en/outline.ts'

/** The words of the parts of a round and of the panes, in French. */
export const outline: OutlineWords = {
  phase: {
    event: 'Événement',
    morale: 'Moral',
    production: 'Production',
    action: 'Action',
    weather: 'Météo',
    night: 'Nuit',
  },
  planning: 'le plan',
  resolving: 'résolution',
  saved: 'Sauvés',
  lost: round => `Perdus, tour ${round}`,
  reached: (now, of) => (now < of ? `${now} sur ${of}, il en manquait ${of - now}` : `${now} sur ${of}`),
  pane: { table: 'Île', board: 'Camp', goal: 'But', seats: 'Équipe' },
  tab: { Hand: 'Plan', Mine: 'Camp', Common: 'Inventions', Goal: 'But', Seats: 'Équipe' },
}
