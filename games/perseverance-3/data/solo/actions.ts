import type { FieldTable } from '@tablee/common/fields.ts'
import { SELECTING, type Selecting } from '@tablee/perseverance/data/dissenters.ts'
import { specialists } from '@tablee/perseverance/data/must.ts'
import { SPECIALISTS, type Specialist } from '@tablee/perseverance/ids.ts'
import type { CityZone } from '../types.ts'
import {
  artefactOf,
  type CardOfficer,
  check,
  type Direction,
  type DissenterEffect,
  explore,
  firstOf,
  gainDino,
  paying,
  reserve,
  shelter,
  TAMING,
  tame,
  templeDino,
  tileShelter,
} from './effects.ts'

/** Where a card has its Dissenter act: there, one way in the wilderness, or as the program says. */
export type ActionZone = CityZone | Direction | 'program' | 'assemblyOrProgram' | 'none'

/** An action card of the Dissenters. */
export interface ActionCard {
  readonly zone: ActionZone
  readonly officer: CardOfficer | null
  readonly primary: readonly DissenterEffect[]
  readonly secondary: readonly DissenterEffect[]
  readonly selects: Selecting
  /** Which face comes first between dice of a colour; none where no die is placed. */
  readonly order: readonly Specialist[]
  readonly line: number
}

/** Specialists by their letters: `IFAO`. */
const order = (letters: string): readonly Specialist[] =>
  [...letters].flatMap(letter => SPECIALISTS.filter(one => one.charAt(0).toUpperCase() === letter))

const action = (
  line: number,
  zone: ActionZone,
  officer: CardOfficer | null,
  selects: Selecting,
  letters: string,
  primary: readonly DissenterEffect[],
  secondary: readonly DissenterEffect[],
): ActionCard => ({ zone, officer, primary, secondary, selects, order: order(letters), line })

const program: DissenterEffect = { verb: 'program' }
const programUnlessAssembly: DissenterEffect = { verb: 'program', unlessAssembly: true }
const afterDie = (...then: readonly DissenterEffect[]): DissenterEffect => ({ verb: 'afterDie', then })

/** The action cards by their numbers. What the last one does is the procedure of reshuffling. */
export const ACTION_CARDS = {
  1: action(
    2981,
    'sustenance',
    'chiefSteward',
    'NC-',
    'IFAO',
    [gainDino('shieldhead'), gainDino('raptor'), reserve(2), artefactOf('shield', 'ironjawTemple')],
    [check('chiefSteward')],
  ),
  2: action(2982, 'military', 'chiefOfSecurity', 'CN-', 'AOFI', [TAMING], [check('chiefOfSecurity')]),
  3: action(
    2983,
    'expansion',
    'chiefMate',
    'N-C',
    'OIFA',
    [shelter('program'), shelter('opposed'), artefactOf('arrow', 'raptorTemple')],
    [check('chiefMate')],
  ),
  4: action(
    2984,
    'construction',
    'chiefEngineer',
    'C-N',
    'FIOA',
    [tileShelter('high'), reserve(1), artefactOf('acorn', 'thunderhornTemple')],
    [check('chiefEngineer')],
  ),
  5: action(2985, 'high', 'captain', '-NC', '', [explore], [check('captain')]),
  6: action(2986, 'low', 'program', '-CN', '', [explore], [check('program')]),
  7: action(2987, 'high', 'chiefMate', 'NC-', '', [explore], [paying('chiefMate', reserve(2))]),
  8: action(
    2988,
    'program',
    'chiefOfSecurity',
    'CN-',
    'OAIF',
    [afterDie(program, artefactOf('sapling'))],
    [paying('chiefOfSecurity', shelter('low'))],
  ),
  9: action(
    2989,
    'program',
    'chiefSteward',
    'N-C',
    'FOAI',
    [afterDie(program, artefactOf('crown'))],
    [paying('chiefSteward', firstOf(1, tame, templeDino))],
  ),
  10: action(
    2990,
    'assemblyOrProgram',
    'chiefEngineer',
    'C-N',
    'AFIO',
    [afterDie(programUnlessAssembly)],
    [paying('chiefEngineer', { verb: 'structure', at: 'program' })],
  ),
  11: action(
    2991,
    'assemblyOrProgram',
    'captain',
    '-NC',
    'IAOF',
    [afterDie(programUnlessAssembly)],
    [paying('captain', { verb: 'leader' }, firstOf(1, { verb: 'thunderhorn' }, tame, templeDino))],
  ),
  12: action(2992, 'none', null, '-CN', '', [], []),
} as const satisfies { readonly [number: string]: ActionCard }

/** The number of an action card. */
export type ActionCardId = `${keyof typeof ACTION_CARDS}`

/** All of them. */
export const ACTION_CARD_IDS = Object.keys(ACTION_CARDS) as readonly ActionCardId[]

/** The card that reshuffles; it never lies in the row. */
export const RESHUFFLE_CARD = '12' satisfies ActionCardId

const noDie = { order: 'R2512-2514' } as const

/** Whence each field of the action cards: L2568-2572 show an order. */
export const actionTable: FieldTable<ActionCardId, ActionCard> = {
  family: 'action',
  records: ACTION_CARDS,
  from: { zone: 'R', officer: 'R', primary: 'R', secondary: 'R', selects: 'Xi2262', order: 'X' },
  but: { 1: { order: 'Xi2568-2572' }, 5: noDie, 6: noDie, 7: noDie, 12: { order: 'R2271' } },
  must: { selects: SELECTING, order: specialists(4, 4) },
}
