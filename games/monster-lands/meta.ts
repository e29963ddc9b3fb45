import type { Meta } from '@tablee/kernel'

/** What is told of Monster Lands to whoever chooses a game. */
export const meta: Meta = {
  id: 'monster-lands',
  title: { fr: 'Monster Lands', en: 'Monster Lands' },
  line: {
    fr: 'Recrutez en ville, puis partez chasser les monstres.',
    en: 'Recruit in town, then go and hunt monsters.',
  },
  players: [1, 4],
  minutes: [90, 120],
  weight: 3,
  colours: { solid: '#5e3a5d', light: '#5e3a5d', dark: '#cba2c8' },
  modes: ['solo', 'rivals'],
  usual: 4,
  round: { fr: 'tour', en: 'round' },
  goals: { random: 0.95, greedy: 0.6, first: 0.6 },
  scenarios: 'scenario',
  parties: 'clans',
  stage: 'offered',
}
