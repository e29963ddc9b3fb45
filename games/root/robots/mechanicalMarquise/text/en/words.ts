import type { RobotWords } from '../../../../text/robot-words.ts'

/** What is told of the Mechanical Marquise’s choices and cards, in English. */
export const words: RobotWords = {
  robot: 'mechanicalMarquise',
  deeds: { blitz: 'blitz' },
  traits: {
    blitz: [
      'Blitz',
      'After moving, all but one warrior leave a quiet clearing and battle where they arrive.',
    ],
    fortified: ['Fortified', 'It takes two hits to remove one of her buildings.'],
    hospitals: [
      'Hospitals',
      'After a defence that cost her two warriors or more, two come back at the Keep.',
    ],
    ironWill: ['Iron Will', 'On a bird order she recruits twice as many.'],
    overwhelming: [
      'Overwhelming',
      'She scores a point for every two warriors she cannot recruit, and expands once a turn at most.',
    ],
  },
  levels: {
    easy: 'She recruits two warriors instead of four.',
    challenging: 'After recruiting, two more warriors join an ordered clearing that she rules.',
    nightmare: 'As when challenging, and a point at the end of each of her turns.',
  },
}
