import type { GameOptions } from '@tablee/board'
import type { CampaignRules, Meta, Progress, StageOptions } from '@tablee/kernel'
import type { Campaign } from '@tablee/table'
import type { ReactNode } from 'react'
import type { CampaignArt } from '../games.ts'
import type { Where } from './asked.ts'

/** A game's campaign as its page shows it, whichever way it is drawn. */
export interface Shown {
  readonly meta: Meta
  readonly rules: CampaignRules
  readonly art: CampaignArt
  readonly words: GameOptions | null
  /** All campaigns of the game in this browser, and the one that is looked at; null where none has begun. */
  readonly all: readonly Campaign[]
  readonly campaign: Campaign | null
  readonly progress: Progress
  /** The stage that is chosen. */
  readonly stage: string
  readonly onChoose: (stage: string) => void
  readonly onWhich: (campaign: string) => void
  readonly onPlay: (where: Where) => void
  /** What is chosen once, as long as nothing was played. */
  readonly onOptions: (options: StageOptions) => void
  readonly files: ReactNode
}

/** Whether what is chosen once may still be changed: no game was played or begun. */
export const isFresh = (campaign: Campaign | null): boolean =>
  campaign === null || (campaign.log.length === 0 && campaign.pending.length === 0)
