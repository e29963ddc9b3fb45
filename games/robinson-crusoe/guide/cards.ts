import { candidates } from '@tablee/board/guide-now.ts'
import type { Effect } from '../data/effects.ts'
import type { Now } from './now.ts'

/** How bad it is to suffer an effect, roughly, in wounds. */
function harm(effect: Effect): number {
  switch (effect.do) {
    case 'wound':
      return effect.n
    case 'heal':
    case 'healShared':
      return -effect.n
    case 'det':
    case 'detShared':
      return -effect.n / 3
    case 'morale':
      return -effect.n
    case 'gain':
      return -effect.n / 2
    case 'lose':
      return effect.n / 2
    case 'level':
      return -effect.n
    case 'specialWound':
    case 'nightOutside':
    case 'fight':
      return 2
    case 'drawDiscoveries':
      return -1
    case 'ifPossible':
    case 'atNight':
      return harms(effect.effects)
    default:
      return 0.5
  }
}

const harms = (effects: readonly Effect[]): number => effects.reduce((sum, one) => sum + harm(one), 0)

/** The branch of a card that hurts least. */
export function mildest(now: Now): string | undefined {
  const harmOf = ({ effects }: { readonly effects?: readonly Effect[] }): number => harms(effects ?? [])
  return candidates(now).toSorted((a, b) => harmOf(a.say.values ?? {}) - harmOf(b.say.values ?? {}))[0]?.key
}
