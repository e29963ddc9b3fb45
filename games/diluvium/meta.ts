import type { Meta } from '@tablee/kernel'

/** What is told of Diluvium to whoever chooses a game. */
export const meta: Meta = {
  id: 'diluvium',
  title: { fr: 'Diluvium', en: 'Diluvium' },
  line: {
    fr: 'Après le déluge, explorez l’archipel et refondez votre cité.',
    en: 'After the flood, explore the islands and found your city again.',
  },
  players: [1, 4],
  minutes: [45, 60],
  weight: 3,
  colours: { solid: '#1e4c73', light: '#1e4c73', dark: '#8cb7df' },
  modes: ['solo', 'rivals'],
  usual: 1,
  round: { fr: 'tour', en: 'round' },
  goals: { random: 0.8, greedy: 0.6, first: 0.65 },
  scenarios: 'scenario',
  parties: 'civs',
  stage: 'offered',
}
