export type { Player, TableFacts } from './facts.ts'
export { Replay } from './replay.ts'
export { type Scene, type ScoresAt, sceneOf } from './scene.ts'
export { addScores, scoresOf } from './scores.ts'
