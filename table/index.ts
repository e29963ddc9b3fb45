export {
  begun,
  type Campaign,
  campaignFile,
  finished,
  further,
  newCampaign,
  nextOn,
  type Pending,
  progressOf,
  readCampaign,
} from './campaign.ts'
export { applied } from './difference.ts'
export type { Player, TableFacts } from './facts.ts'
export {
  checkPack,
  dataFaults,
  LARGEST_PACK,
  mustOf,
  type Packed,
  type PackFile,
  packFile,
  packMark,
  readPack,
  replaceable,
} from './pack.ts'
export { PROBLEM_KINDS, type Problem, type ProblemKind, problemIn } from './problem.ts'
export { Replay } from './replay.ts'
export { botToAnswer, proposing } from './robots.ts'
export { type Chosen, type Playing, type Question, Runner } from './runner.ts'
export {
  mayKnow,
  type Scene,
  type ScoresAt,
  type Sight,
  type Standing,
  sceneOf,
  sightsOf,
} from './scene.ts'
export { addScores, scoresOf } from './scores.ts'
export { seedFor } from './seeds.ts'
export { NO_TURNS, type Turns, turnsAfter, turnsOf } from './since.ts'
export { type ChancesAt, type RoundAt, type Story, storyOf } from './story.ts'
export { fieldChange, type Marks, type Salt, Telling, type Told } from './telling.ts'
export {
  type Chair,
  type Change,
  type ChatLine,
  type Clock,
  LARGEST_FRAME,
  LONGEST_GESTURE,
  type News,
  type Request,
  type TableCard,
} from './wire.ts'
