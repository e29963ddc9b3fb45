import type { FieldTable } from '@tablee/common/fields.ts'
import { SELECTING, type Selecting } from '@tablee/perseverance/data/dissenters.ts'
import type { OfficerId, Zone } from '../types.ts'
import {
  advanceRally,
  cabin,
  crateBattlefield,
  crateVoyage,
  type DissenterEffect,
  type DissenterEffects,
  fortification,
  influence,
  leader,
  reserve,
  starred,
} from './effects.ts'

/** An action card of the Dissenters. */
export interface ActionCard {
  readonly zone: Zone | 'program' | 'none'
  readonly officer: OfficerId | 'program' | 'none'
  readonly primary: DissenterEffects
  readonly secondary: DissenterEffects
  readonly selects: Selecting
  readonly line: number
}

const action = (
  line: number,
  zone: ActionCard['zone'],
  officer: ActionCard['officer'],
  selects: Selecting,
  primary: DissenterEffects,
  secondary: DissenterEffects,
): ActionCard => ({ zone, officer, primary, secondary, selects, line })

/** L3249-3250, L3395: on the highest level one more cube after the program. */
const PROGRAM: DissenterEffects = [{ verb: 'programPrimary' }]
const legend: DissenterEffect = { verb: 'legend', effects: [influence('minority')] }
const SECOND: DissenterEffects = [{ verb: 'programSecondary' }, legend]

/** The action cards by their numbers (L3241-3251). What the last one does is the procedure of reshuffling. */
const ACTION = {
  1: action(
    3241,
    'sustenance',
    'chiefMate',
    'NC-',
    [advanceRally(1), starred('opposed'), starred('sustenance')],
    [leader, reserve(1)],
  ),
  2: action(
    3242,
    'sustenance',
    'chiefMate',
    '-CN',
    [cabin('technician', 'program'), starred('opposed')],
    [crateBattlefield, reserve(1)],
  ),
  3: action(
    3243,
    'military',
    'chiefEngineer',
    'CN-',
    [reserve(1), starred('opposed'), starred('military')],
    [advanceRally(2)],
  ),
  4: action(
    3244,
    'military',
    'chiefEngineer',
    'N-C',
    [cabin('sailor', 'program'), starred('program')],
    [fortification('program')],
  ),
  5: action(
    3245,
    'evacuation',
    'chiefSteward',
    '-NC',
    [advanceRally(1), influence('minority'), starred('program')],
    [cabin('surgeon', 'program'), reserve(1)],
  ),
  6: action(
    3246,
    'evacuation',
    'chiefSteward',
    'C-N',
    [advanceRally(1), influence('program'), starred('evacuation')],
    [cabin('surgeon', 'program'), crateVoyage],
  ),
  7: action(
    3247,
    'construction',
    'chiefOfSecurity',
    'CN-',
    [advanceRally(2), cabin('salvager', 'program'), starred('opposed')],
    [crateBattlefield],
  ),
  8: action(
    3248,
    'construction',
    'chiefOfSecurity',
    '-CN',
    [advanceRally(2), reserve(1), starred('construction')],
    [starred('program')],
  ),
  9: action(3249, 'program', 'program', 'N-C', PROGRAM, SECOND),
  10: action(3250, 'program', 'program', '-NC', PROGRAM, SECOND),
  11: action(3251, 'none', 'none', 'NC-', [], []),
} as const satisfies { readonly [number: string]: ActionCard }

export type ActionCardId = `${keyof typeof ACTION}`
export const ACTION_CARDS = Object.keys(ACTION) as readonly ActionCardId[]

/** The card that has the deck reshuffled (L3251). */
export const RESHUFFLE: ActionCardId = '11'

/** Whence the action cards: all but the selection symbols is told in words. */
export const actionTable: FieldTable<ActionCardId, ActionCard> = {
  family: 'action',
  records: ACTION,
  from: { zone: 'R', officer: 'R', primary: 'R', secondary: 'R', selects: 'X' },
  must: { selects: SELECTING },
}
