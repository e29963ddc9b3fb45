import { speaker } from '@tablee/kernel'
import type { RootText } from './en.ts'

/** Builds a message of Root. Rules need no more of a text than this, so that they travel without any. */
export const say = speaker<RootText>()

/** The prompts of top-level choices; each has a message of the same name and `.end` for ending it. */
export const ACT_PROMPTS = [
  'birdsong.window',
  'marquise.day',
  'eyrie.day',
  'eyrie.afterDecree',
  'alliance.revolt',
  'alliance.spread',
  'alliance.day',
  'alliance.operations',
  'vagabond.day',
] as const

/** A prompt of a top-level choice. */
export type ActPrompt = (typeof ACT_PROMPTS)[number]
