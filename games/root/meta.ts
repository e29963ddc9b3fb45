import type { Meta } from '@tablee/kernel'

/** What is told of Root to whoever chooses a game. */
export const meta: Meta = {
  id: 'root',
  title: { fr: 'Root', en: 'Root' },
  line: {
    fr: 'Chats, oiseaux et rebelles se disputent les Sous-Bois.',
    en: 'Cats, birds and rebels fight over the Woodland.',
  },
  players: [1, 6],
  minutes: [60, 90],
  weight: 4,
  colours: { solid: '#b44a17', light: '#b44a17', dark: '#ec9560' },
  modes: ['rivals'],
  usual: 4,
  parties: 'factions',
  automata: { option: 'robots', measured: 3 },
  speed: { picksPerSecond: 300_000, mixedPicksPerSecond: 250_000, gamesPerSecond: 300, forksPerSecond: 2000 },
  reads: ['rootlog'],
  tableKb: 150,
  stage: 'offered',
}
