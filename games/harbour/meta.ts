import type { Meta } from '@tablee/kernel'

/** What is told of Harbour to whoever chooses a game. */
export const meta: Meta = {
  id: 'harbour',
  title: { fr: 'Le Port', en: 'Harbour' },
  line: {
    fr: 'Achetez, pillez et chargez avant que la douane ne soit pleine.',
    en: 'Buy, raid and load before customs are full.',
  },
  players: [2, 4],
  minutes: [15, 30],
  weight: 2,
  colours: { solid: '#3d5a66', light: '#3d5a66', dark: '#9fc0cc' },
  modes: ['rivals'],
  usual: 4,
  parties: 'trades',
  stage: 'tests',
}
