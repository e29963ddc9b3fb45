import type { Message } from '@tablee/kernel'
import type { Sided } from './fight.ts'

/** What a side may do in a battle whose dice are still to be rolled. */
export interface SideOutlook {
  readonly die: 'high' | 'low'
  /** The most that its die can deal; what limits it, and at how many. */
  readonly most: number
  readonly limit: 'warriors' | 'swords' | 'both'
  readonly cap: number
  readonly extra: readonly { readonly why: string; readonly hits: number }[]
  /** The chance of each number of hits, from none on. */
  readonly odds: readonly number[]
}

/** A battle before its dice. */
export interface Outlook extends Sided<SideOutlook> {
  readonly defenceless: boolean
}

/** What a question tells of the battle that it is about; null where it tells nothing. */
export function outlookOf({ values }: Message): Outlook | null {
  return (values as { readonly forecast?: Outlook } | undefined)?.forecast ?? null
}
