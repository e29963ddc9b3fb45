import type { Meta } from '@tablee/kernel'

/** What is told of Perseverance, Episode 3 to whoever chooses a game. */
export const meta: Meta = {
  id: 'perseverance-3',
  title: { fr: 'Perseverance, Épisode 3', en: 'Perseverance, Episode 3' },
  line: {
    fr: 'Bâtissez une colonie de naufragés parmi les dinosaures.',
    en: 'Build a colony of castaways among dinosaurs.',
  },
  players: [1, 4],
  minutes: [90, 120],
  weight: 4,
  colours: { solid: '#2f5d4b', light: '#2f5d4b', dark: '#8fc5a9' },
  modes: ['solo', 'rivals'],
  usual: 4,
  round: { fr: 'tour', en: 'round' },
  parties: 'leaders',
  goals: { random: 0.95, greedy: 0.6, first: 0.5 },
  stage: 'offered',
}
