import type { Meta } from '@tablee/kernel'

/** What is told of Robinson Crusoe to whoever chooses a game. */
export const meta: Meta = {
  id: 'robinson-crusoe',
  title: { fr: 'Robinson Crusoé', en: 'Robinson Crusoe' },
  line: {
    fr: 'Survivez ensemble sur l’île maudite, scénario après scénario.',
    en: 'Survive together on the cursed island, one scenario after another.',
  },
  players: [1, 4],
  minutes: [60, 120],
  weight: 4,
  colours: { solid: '#1f6670', light: '#1f6670', dark: '#79bfc6' },
  modes: ['solo', 'together'],
  usual: 4,
  round: { fr: 'tour', en: 'round' },
  scenarios: 'scenario',
  stage: 'offered',
}
