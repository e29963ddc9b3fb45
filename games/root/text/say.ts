import { speaker } from '@tablee/kernel'
import type { RootText } from './en.ts'

/** Builds a message of Root. Rules need no more of a text than this, so that they travel without any. */
export const say = speaker<RootText>()
