export { anyTable } from './any-table.ts'
export {
  type Ask,
  anyOf,
  choose,
  maybe,
  type Names,
  type Naming,
  type NamingOf,
  type Ref,
  type Refusal,
  several,
  together,
} from './ask.ts'
export type {
  CampaignRules,
  Finished,
  NextGame,
  Played,
  Progress,
  Result,
  Stage,
  StageOptions,
  StageWay,
} from './campaign.ts'
export { Chance, type ChanceState, type Seed } from './chance.ts'
export { clone, firstDifference, same } from './clone.ts'
export { type Candidate, type Face, faceOf, keyAt, keysOf, PASS, type Waiting } from './face.ts'
export type { Brain, Game, Setup } from './game.ts'
export type { Checkpoint, Entry, History, Past, Report } from './history.ts'
export { Match, type NewMatch, readSetup, type Yields } from './match.ts'
export {
  type Cast,
  castFor,
  type Json,
  type Message,
  type MessageId,
  plain,
  reads,
  render,
  type SameMessages,
  speaker,
  type Text,
  type Values,
  type ValuesOf,
} from './message.ts'
export type { Meta, Mode, Words } from './meta.ts'
export { Mistake, mistake, RuleFault } from './mistake.ts'
export { type Named, renamer } from './names.ts'
export {
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  RANDOM,
  readOptions,
} from './options.ts'
export {
  type Clash,
  hang,
  isTitle,
  LONGEST_TITLE,
  type Misfit,
  type Must,
  misfitOf,
  type Pack,
  type PackValues,
  packFault,
  type Reconstructed,
  TITLE,
} from './pack.ts'
export { matchAt } from './position.ts'
export type { Datum, Imported, Language, Playable, Provenance, Room } from './room.ts'
export {
  checkSave,
  checksum,
  goOn,
  type Loaded,
  load,
  makeAgain,
  readSave,
  replay,
  type Save,
  type SaveBody,
  type SavedPick,
  save,
  savedPick,
  sealed,
} from './save.ts'
export { settle } from './settle.ts'
export { type Against, anyFree, type Objection, type ObjectionTo, Sifted, sift } from './sift.ts'
export type { Next, Outcome, Rule, Seat, Step, Table } from './table.ts'
export { en as kernelEn, type KernelText } from './text/en.ts'
export { fr as kernelFr } from './text/fr.ts'
