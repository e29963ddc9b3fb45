import type { FieldTable } from '@tablee/common/fields.ts'
import { oneOf } from '@tablee/perseverance/data/must.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import { TEMPLES, type TempleId, type Zone } from '../types.ts'
import {
  type DissenterEffect,
  explore,
  firstOf,
  gainDino,
  reserve,
  shelter,
  TAMING,
  tame,
  templeDino,
  tileShelter,
} from './effects.ts'

/** A program card of the Dissenters: both sides bear the same. */
export interface Program {
  readonly zone: Zone
  readonly officer: OfficerId
  /** The temple that its Dissenter explores first. */
  readonly temple: TempleId | 'none'
  readonly primary: readonly DissenterEffect[]
  /** What is done when the marker has reached the card. */
  readonly reserve: readonly DissenterEffect[]
  readonly line: number
}

/** The program cards. */
export const PROGRAMS = {
  cartographer: {
    line: 2997,
    zone: 'wilderness',
    officer: 'chiefOfSecurity',
    temple: 'ironjawTemple',
    primary: [explore],
    reserve: [firstOf(1, tame, templeDino), { verb: 'placeDinoAndExplore', direction: 'low' }],
  },
  influencer: {
    line: 2998,
    zone: 'expansion',
    officer: 'chiefSteward',
    temple: 'none',
    primary: [shelter('opposed'), { verb: 'influenceThere' }],
    reserve: [shelter('opposed'), shelter('minority'), { verb: 'influenceMinority', n: 2 }],
  },
  architect: {
    line: 2999,
    zone: 'construction',
    officer: 'chiefEngineer',
    temple: 'none',
    primary: [tileShelter('high'), reserve(1)],
    reserve: [tileShelter('low'), { verb: 'structure', at: 'opposed' }],
  },
  rider: {
    line: 3000,
    zone: 'military',
    officer: 'captain',
    temple: 'thunderhornTemple',
    primary: [TAMING],
    reserve: [
      { verb: 'gainDino', species: 'thunderhorn', tamed: true },
      { verb: 'placeDinoAndExplore', direction: 'high' },
    ],
  },
  horticulturist: {
    line: 3001,
    zone: 'sustenance',
    officer: 'chiefMate',
    temple: 'raptorTemple',
    primary: [gainDino('shieldhead'), gainDino('raptor'), reserve(2)],
    reserve: [tileShelter('low'), shelter('minority')],
  },
} as const satisfies { readonly [id: string]: Program }

/** A program card. */
export type ProgramId = keyof typeof PROGRAMS

/** All of them. */
export const PROGRAM_IDS = Object.keys(PROGRAMS) as readonly ProgramId[]

/** Whence each field of the programs. */
export const programTable: FieldTable<ProgramId, Program> = {
  family: 'program',
  records: PROGRAMS,
  from: { zone: 'R', officer: 'R', temple: 'X', primary: 'R', reserve: 'R' },
  but: { architect: { temple: 'R2599' } },
  must: { temple: oneOf(['none', ...TEMPLES]) },
}
