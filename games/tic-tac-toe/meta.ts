import type { Meta } from '@tablee/kernel'

/** What is told of Tic-tac-toe to whoever chooses a game. */
export const meta: Meta = {
  id: 'tic-tac-toe',
  title: { fr: 'Morpion', en: 'Tic-tac-toe' },
  line: {
    fr: 'Trois signes en ligne.',
    en: 'Three marks in a row.',
  },
  players: [2, 2],
  minutes: [1, 2],
  weight: 1,
  colours: { solid: '#4c4a45', light: '#4c4a45', dark: '#b8b4aa' },
  modes: ['rivals'],
  usual: 2,
  stage: 'tests',
}
