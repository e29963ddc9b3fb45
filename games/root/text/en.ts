import { speaker, type Text } from '@tablee/kernel'
import { alliance } from './en/alliance.ts'
import { core } from './en/core.ts'
import { effects } from './en/effects.ts'
import { eyrie } from './en/eyrie.ts'
import { help } from './en/help.ts'
import { marquise } from './en/marquise.ts'
import { setup } from './en/setup.ts'
import { vagabond } from './en/vagabond.ts'

/** Root in English. */
export const en = {
  ...core,
  ...setup,
  ...effects,
  ...marquise,
  ...eyrie,
  ...alliance,
  ...vagabond,
  ...help,
} satisfies Text

/** The messages of Root. */
export type RootText = typeof en

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

/** Builds a message of Root. */
export const say = speaker<RootText>()
