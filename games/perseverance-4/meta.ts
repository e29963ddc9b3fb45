import type { Meta } from '@tablee/kernel'

/** What is told of Perseverance, Episode 4 to whoever chooses a game. */
export const meta: Meta = {
  id: 'perseverance-4',
  title: { fr: 'Perseverance, Épisode 4', en: 'Perseverance, Episode 4' },
  line: {
    fr: 'Tenez la ville contre les Anciens et réparez le navire du retour.',
    en: 'Hold the city against the Ancients and repair the ship that takes you home.',
  },
  players: [1, 4],
  minutes: [90, 120],
  weight: 4,
  colours: { solid: '#2b5a63', light: '#2b5a63', dark: '#8cc0c6' },
  modes: ['solo', 'rivals'],
  usual: 1,
  round: { fr: 'tour', en: 'round' },
  parties: 'leaders',
  stage: 'offered',
}
