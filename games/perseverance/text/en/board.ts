import type { Colour } from '../../ids.ts'
import { names } from './names.ts'

/** What the boards of both episodes say. */
export const board = {
  several: (n: number) => `${n} players`,
  alone: 'solo',
  reads: 'You',
  robot: 'Robot',
  thinking: 'thinking',
  toPlay: 'to play',
  mine: 'My board',
  rivals: 'The others',
  everyone: 'The seats',
  score: 'Turns and assemblies',
  turn: 'Turn',
  start: 'Start',
  colour: names.colour as { readonly [C in Colour]: string },
  assembly: 'Assembly',
  dice: 'Dice',
  free: 'free',
  neutral: 'neutral',
  leaderSpace: 'Leader space',
  presence: 'Presence',
  influence: 'Influence',
  followers: 'Followers',
  home: 'Home',
  untamed: 'Untamed',
  infirmary: 'Infirmary',
  none: 'none',
  crates: 'Crates',
  artefacts: 'Artefacts',
  favour: 'Favour',
}

/** The same words in another language. */
export type SharedBoardWords = typeof board
