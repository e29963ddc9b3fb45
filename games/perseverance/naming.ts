import { speaker } from '@tablee/kernel'
import type { OfficerId, Resource, Species } from './ids.ts'
import type { SharedText } from './text/en/messages.ts'

// How candidates are called and where they light up on the board.

const say = speaker<SharedText>()

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
