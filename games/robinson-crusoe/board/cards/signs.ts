import type { Effect } from '../../data/effects.ts'
import type { Needs, Payment } from '../../data/types.ts'
import { tokenSign } from '../map/pieces.tsx'
import type { SignName } from '../ui/art.tsx'
import { inventionSign } from './pictures.ts'

/** An effect as a symbol and a number. */
export interface EffectSign {
  readonly sign: SignName
  readonly n: string
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** The effects as symbols; null where one of them needs words. In brief, a pawn stands for everybody. */
export function effectSigns(effects: readonly Effect[], isBrief = false): readonly EffectSign[] | null {
  const signs: EffectSign[] = []
  for (const effect of effects) {
    const own = signsOf(effect) ?? (isBrief ? everybody(effect) : null)
    if (!own) return null
    signs.push(...own)
  }
  return signs
}

function everybody(effect: Effect): readonly EffectSign[] | null {
  if (effect.do !== 'det' || effect.who !== 'all') return null
  return [
    { sign: 'det', n: `${signed(effect.n)} ×` },
    { sign: 'pawn', n: '' },
  ]
}

function signsOf(effect: Effect): readonly EffectSign[] | null {
  switch (effect.do) {
    case 'wound':
      return effect.who === 'actor' || effect.who === 'first'
        ? [{ sign: 'heart', n: signed(-effect.n) }]
        : null
    case 'heal':
    case 'healShared':
      return [{ sign: 'heart', n: signed(effect.n) }]
    case 'det':
      return effect.who === 'all' ? null : [{ sign: 'det', n: signed(effect.n) }]
    case 'detShared':
      return [{ sign: 'det', n: signed(effect.n) }]
    case 'morale':
      return [{ sign: 'flag', n: signed(effect.n) }]
    case 'gain':
      return effect.perPlayer ? null : [{ sign: effect.what, n: signed(effect.n) }]
    case 'lose':
      return [{ sign: effect.what, n: signed(-effect.n) }]
    case 'level':
      return [{ sign: effect.of, n: signed(effect.n) }]
    case 'weather':
      return [{ sign: tokenSign(effect.kind), n: '' }]
    case 'shuffle':
      return [{ sign: 'stack', n: '' }]
    case 'fight':
      return [
        { sign: 'hunt', n: String(effect.strength) },
        ...(effect.weapons ? [{ sign: 'weapons' as const, n: signed(-effect.weapons) }] : []),
        ...(effect.food ? [{ sign: 'food' as const, n: signed(effect.food) }] : []),
        ...(effect.fur ? [{ sign: 'fur' as const, n: signed(effect.fur) }] : []),
        ...(effect.palisade ? [{ sign: 'palisade' as const, n: signed(-effect.palisade) }] : []),
      ]
    default:
      return null
  }
}

/** What is needed or paid, as symbols: terrains and items that must be there, resources that go. */
export interface NeedSign {
  readonly sign: SignName
  readonly id: string
  readonly n: number
  readonly kind: 'terrain' | 'item' | 'pay' | 'weapons'
}

/** The needs and the first way to pay as symbols. */
export function needSigns(
  { terrain = [], items = [], weapons }: Needs,
  pay: Payment = {},
): readonly NeedSign[] {
  const cost = (what: 'wood' | 'food' | 'fur'): NeedSign[] =>
    pay[what] === undefined ? [] : [{ sign: what, id: what, n: pay[what], kind: 'pay' }]
  return [
    ...terrain.map((id): NeedSign => ({ sign: id, id, n: 1, kind: 'terrain' })),
    ...items.map((id): NeedSign => ({ sign: inventionSign(id), id, n: 1, kind: 'item' })),
    ...(weapons === undefined
      ? []
      : [{ sign: 'weapons', id: 'weapons', n: weapons, kind: 'weapons' } as const]),
    ...cost('wood'),
    ...cost('food'),
    ...cost('fur'),
  ]
}
