import type { FieldTable } from '@tablee/common/fields.ts'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { specialists } from '@tablee/perseverance/data/must.ts'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { OfficerId, Zone } from '../types.ts'
import {
  advanceRally,
  cabin,
  cabinFewest,
  crateBattlefield,
  crateCommunity,
  crateVoyage,
  type DissenterEffects,
  fortification,
  influence,
  rally,
  reserve,
} from './effects.ts'

export const PROGRAMS = ['supplier', 'fighter', 'influencer', 'shipwright'] as const
export type ProgramId = (typeof PROGRAMS)[number]

/** What both sides of a program card show. */
export interface Program {
  readonly zone: Zone
  readonly officer: OfficerId
  /** Which face comes first between dice of a colour (L3044). */
  readonly order: readonly Specialist[]
  readonly line: number
}

const PROGRAM: { readonly [P in ProgramId]: Program } = {
  supplier: {
    line: 3260,
    zone: 'sustenance',
    officer: 'chiefMate',
    order: ['organizer', 'innovator', 'adventurer', 'facilitator'],
  },
  fighter: {
    line: 3262,
    zone: 'military',
    officer: 'chiefOfSecurity',
    order: ['adventurer', 'organizer', 'facilitator', 'innovator'],
  },
  influencer: {
    line: 3264,
    zone: 'evacuation',
    officer: 'chiefSteward',
    order: ['facilitator', 'adventurer', 'organizer', 'innovator'],
  },
  shipwright: {
    line: 3266,
    zone: 'construction',
    officer: 'chiefEngineer',
    order: ['innovator', 'facilitator', 'adventurer', 'organizer'],
  },
}

/** Whence the programs: sections, crews and zones are told in the same order (L3085-3087, L3204); L3048 has one order. */
export const programTable: FieldTable<ProgramId, Program> = {
  family: 'program',
  records: PROGRAM,
  from: { zone: 'R3085-3087,3204,3241-3267', officer: 'R', order: 'X' },
  but: { supplier: { order: 'R3048' } },
  must: { order: specialists(4, 4) },
}

/** One side of a program card. */
export interface ProgramSide {
  readonly primary: DissenterEffects
  readonly secondary: DissenterEffects
  readonly reserve: DissenterEffects
  readonly line: number
}

export type ProgramSideId = `${ProgramId}-${Dissenter}`

const RALLY_TWICE: DissenterEffects = [rally('minority'), rally('minority')]

const SIDE: { readonly [P in ProgramSideId]: ProgramSide } = {
  'supplier-camilla': {
    line: 3260,
    primary: [cabin('technician', 'minority'), cabin('technician', 'minority'), rally('program')],
    secondary: [reserve(1)],
    reserve: [cabinFewest('wheelhouse'), crateVoyage],
  },
  'supplier-narek': {
    line: 3261,
    primary: [advanceRally(1), rally('program'), rally('program')],
    secondary: [crateCommunity, reserve(1)],
    reserve: RALLY_TWICE,
  },
  'fighter-camilla': {
    line: 3262,
    primary: [cabin('sailor', 'minority'), cabin('sailor', 'minority'), rally('program')],
    secondary: [reserve(1), rally('opposed')],
    reserve: [cabinFewest('hold'), crateVoyage],
  },
  'fighter-narek': {
    line: 3263,
    primary: [cabin('sailor', 'minority'), rally('program')],
    secondary: [crateBattlefield, rally('opposed')],
    reserve: RALLY_TWICE,
  },
  'influencer-camilla': {
    line: 3264,
    primary: [influence('opposed'), advanceRally(1), rally('program'), rally('program')],
    secondary: [cabin('surgeon', 'minority'), reserve(1)],
    reserve: [cabinFewest('quarters'), crateVoyage],
  },
  'influencer-narek': {
    line: 3265,
    primary: [influence('opposed'), advanceRally(1), rally('program')],
    secondary: [cabin('surgeon', 'minority'), crateCommunity],
    reserve: [fortification('minority'), ...RALLY_TWICE],
  },
  'shipwright-camilla': {
    line: 3266,
    primary: [cabin('salvager', 'minority'), cabin('salvager', 'minority')],
    secondary: [reserve(1), influence('minority')],
    reserve: [cabinFewest('engineRoom'), crateVoyage],
  },
  'shipwright-narek': {
    line: 3267,
    primary: [advanceRally(2)],
    secondary: [fortification('minority'), reserve(1)],
    reserve: RALLY_TWICE,
  },
}

/** Whence the sides: all of them are told in words. */
export const sideTable: FieldTable<ProgramSideId, ProgramSide> = {
  family: 'programSide',
  records: SIDE,
  from: { primary: 'R', secondary: 'R', reserve: 'R' },
}
