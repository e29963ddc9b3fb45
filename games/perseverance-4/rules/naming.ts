import type { GameData } from '../data/shape.ts'
import type { PreparationId, RepairId, Zone } from '../data/types.ts'
import { say } from '../text/say.ts'

// How candidates are called and where they light up on the board.

export const byZone = { say: (zone: Zone) => say('zone', { zone }), at: (zone: Zone) => `zone:${zone}` }

export const byPreparation = ({ preparations }: GameData) => ({
  key: (card: PreparationId) => card,
  say: (card: PreparationId) =>
    say('preparation', { card, stage1: preparations[card].stage1, stage2: preparations[card].stage2 }),
  at: (card: PreparationId) => `preparation:${card}`,
})

export const byRepair = ({ repairs }: GameData) => ({
  key: (card: RepairId) => card,
  say: (card: RepairId) => say('repair', { lines: repairs[card].lines }),
  at: (card: RepairId) => `repair:${card}`,
})
