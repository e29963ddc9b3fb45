import type { Resource, Species } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../data/shape.ts'
import type { OfficerId, PreparationId, RepairId, Zone } from '../data/types.ts'
import { say } from '../text/say.ts'

// How candidates are called and where they light up on the board.

export const bySpecies = {
  say: (species: Species) => say('species', { species }),
  at: (species: Species) => `dino:${species}`,
}

export const byResource = {
  say: (resource: Resource) => say('resource', { resource }),
  at: (resource: Resource) => `resource:${resource}`,
}

export const byOfficer = {
  say: (officer: OfficerId) => say('officer', { officer }),
  at: (officer: OfficerId) => `officer:${officer}`,
}

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
