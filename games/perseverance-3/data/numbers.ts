import type { FieldTable } from '@tablee/common/fields.ts'
import { count, specialists } from '@tablee/perseverance/data/must.ts'
import { SPECIALISTS, type Specialist } from '@tablee/perseverance/ids.ts'
import type { GameData } from './shape.ts'

/** The dino figures of the box (L64-80). */
export const SUPPLY: GameData['supply'] = { shieldhead: 20, raptor: 20, thunderhorn: 12, ironjaw: 12 }

/** What everybody owns (L411-423). */
export const PIECES: GameData['pieces'] = {
  rangers: 8,
  shelters: 16,
  cubes: 18,
  crates: 6,
  large: 10,
  small: 5,
}

/** What everybody begins with (L408, L432). */
export const START: GameData['start'] = {
  followers: 10,
  resources: { food: 1, islandResource: 1, debris: 0, glowberry: 3 },
}

/** The neutral dice of the pool (L345). */
export const NEUTRAL_DICE: GameData['neutralDice'] = { 2: 2, 3: 4, 4: 6 }

/** At which place from the top the reminder lies in a stack of exploration tiles (L315-318). */
export const REMINDER: GameData['reminder'] = {
  hills: { 2: 7, 3: 9, 4: 11 },
  jungle: { 2: 7, 3: 9, 4: 9 },
  swamp: { 2: 7, 3: 7, 4: 9 },
}

/** What so many artefacts score at the end (L1370). */
export const ARTEFACT_SCORE = [0, 0, 2, 4, 6, 9, 13, 18, 24] as const

/** What the book suggests for a first game (L351-366, L392-397, L486-491). */
export const PRESET: GameData['preset'] = {
  officers: {
    sustenance: 'captain',
    military: 'chiefMate',
    expansion: 'chiefSteward',
    construction: 'chiefEngineer',
    wilderness: 'chiefOfSecurity',
  },
  provisions: { sustenance: 'p5', military: 'p6', expansion: 'p4', construction: 'p7', wilderness: 'p8' },
  objectives: { adelita: 'o1', jack: 'o15', keoni: 'o9', phoenix: 'o6' },
  zones: { adelita: 'sustenance', jack: 'construction', keoni: 'wilderness', phoenix: 'expansion' },
}

/** The dice of the pool: a roll shows one of these faces, each as likely. */
export interface PrintedDie {
  readonly faces: readonly Specialist[]
}

/** Whence the faces: the four specialists (L279-293), how often each is lost. */
export const dieTable: FieldTable<'pool', PrintedDie> = {
  family: 'die',
  records: { pool: { faces: SPECIALISTS } },
  from: { faces: 'Xi279-293' },
  must: { faces: specialists(1, 6) },
}

/** The threat track of the variant without a die: a loop, with a wound symbol on one of its spaces. */
export interface ThreatTrack {
  readonly length: number
  readonly wound: number
}

/** Whence the threat track: five steps from the start pass the symbol (L1432). */
export const threatTrackTable: FieldTable<'threat', ThreatTrack> = {
  family: 'track',
  records: { threat: { length: 8, wound: 5 } },
  from: { length: 'X', wound: 'Xi1432' },
  must: { length: count(5, 20), wound: count(1, 5) },
}
