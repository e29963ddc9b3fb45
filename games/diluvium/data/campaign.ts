import type { FieldTable } from '@tablee/common/fields.ts'
import type { Datum } from '@tablee/kernel'
import type { BoardId } from './boards.ts'
import { count } from './must.ts'
import type { ScenarioId } from './scenarios.ts'
import type { Civ } from './types.ts'

/** How a won scenario of the campaign can end; the two that stand alone have one way each. */
export const OUTCOMES = [
  'belliqueuse',
  'conquerante',
  'prospectrice',
  'exploratrice',
  'archeologue',
  'navigatrice',
  'bergere',
  'marchande',
  'belliciste',
  'corruptrice',
  'voyageuse',
  'pilleuse',
  'mecene',
  'meneuse',
  'solitaire',
  'pacificatrice',
  'impitoyable',
  'decouvreuse',
  'rescapee',
  'condottiere',
  'inarretable',
  'pourfendeuse',
  'implantee',
  'ravitailleuse',
] as const
export type OutcomeId = (typeof OUTCOMES)[number]

/** What an outcome gives to the games that follow. */
export type CampaignBonus =
  | { readonly kind: 'board'; readonly board: BoardId }
  | { readonly kind: 'food' | 'token' | 'card' | 'home' | 'rack' | 'settler' | 'warship' }
  | { readonly kind: 'allies'; readonly civ: Civ }
  | { readonly kind: 'life'; readonly n: 1 | -1 }

/** Where an outcome leads. */
export interface Road {
  readonly from: ScenarioId
  /** Null where the campaign, or a scenario that stands alone, ends. */
  readonly to: ScenarioId | null
  readonly bonuses: readonly CampaignBonus[]
  /** The line that tells it. */
  readonly line: number
}

const road = (
  from: ScenarioId,
  to: ScenarioId | null,
  line: number,
  ...bonuses: readonly CampaignBonus[]
): Road => ({ from, to, bonuses, line })

const board = (id: BoardId): CampaignBonus => ({ kind: 'board', board: id })

/** The graph of the campaign. */
export const ROADS: { readonly [O in OutcomeId]: Road } = {
  belliqueuse: road('s01', 's05', 383, board('warrior')),
  conquerante: road('s01', 's04', 389, { kind: 'food' }),
  prospectrice: road('s02', 's04', 405, { kind: 'token' }),
  exploratrice: road('s02', 's03', 424),
  archeologue: road('s03', 's07', 440, { kind: 'card' }),
  navigatrice: road('s03', 's06', 461, { kind: 'home' }),
  bergere: road('s04', 's08', 490, board('coloniser'), { kind: 'allies', civ: 'egyptian' }),
  marchande: road('s04', 's07', 496, board('exploiter')),
  belliciste: road('s05', 's10', 523),
  corruptrice: road('s05', 's08', 544, { kind: 'settler' }, { kind: 'allies', civ: 'aztec' }),
  voyageuse: road('s06', 's11', 577, board('explorer')),
  pilleuse: road('s07', 's12', 614, { kind: 'life', n: 1 }),
  mecene: road('s07', 's13', 620, { kind: 'rack' }),
  meneuse: road('s08', 's15', 658),
  solitaire: road('s08', 's14', 662, { kind: 'life', n: -1 }),
  impitoyable: road('s10', 's09', 732, { kind: 'warship' }),
  pacificatrice: road('s09', null, 694),
  decouvreuse: road('s11', null, 776),
  rescapee: road('s12', null, 807),
  condottiere: road('s13', null, 846),
  inarretable: road('s14', null, 873),
  pourfendeuse: road('s15', null, 906),
  implantee: road('i01', null, 928),
  ravitailleuse: road('i02', null, 954),
}

/** A campaign begins with one of these (L309). */
export const FIRST_SCENARIOS = ['s01', 's02'] as const satisfies readonly ScenarioId[]

/** Levels of difficulty, each with all that the lower ones change (L315-331). */
export const DIFFICULTIES = ['normal', 'difficult', 'extreme', 'divine'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What the levels take away and give (L323-331). */
export const HARDER = { piles: 2, gold: 10, rivalStrength: 2 } as const

/** From how much gold of four games on a title is earned (L335-347). */
export const TITLES = [
  { id: 'chanceuse', from: 20 },
  { id: 'leader', from: 71 },
  { id: 'souveraine', from: 151 },
  { id: 'guide', from: 210 },
] as const

/** How many lives a campaign starts with: symbols in the plural (L130). */
export const livesTable: FieldTable<'lives', { readonly n: number }> = {
  family: 'campaign',
  records: { lives: { n: 3 } },
  from: { n: 'Xi130' },
  must: { n: count(1, 9) },
}

/** What the book tells of the campaign. */
export const campaignData = (): Datum[] => [
  ...OUTCOMES.map((id): Datum => {
    const { from, to, bonuses, line } = ROADS[id]
    const value = { from, to, bonuses: bonuses.map(one => ({ ...one })) }
    return { id: `outcome:${id}`, from: 'rulebook', at: String(line), value }
  }),
  { id: 'campaign:first', from: 'rulebook', at: '309', value: [...FIRST_SCENARIOS] },
  { id: 'campaign:difficulties', from: 'rulebook', at: '315-331', value: { ...HARDER } },
  { id: 'campaign:titles', from: 'rulebook', at: '335-347', value: TITLES.map(one => ({ ...one })) },
]
