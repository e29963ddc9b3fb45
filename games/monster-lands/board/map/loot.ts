import type { LootEffect } from '../../data/effects.ts'
import { type Deed, GOODS, TAKES } from '../../data/types.ts'
import type { SignName } from '../ui/art.tsx'

const DEED_SIGN: { readonly [D in Deed]: SignName } = {
  capture: 'cage',
  kill: 'skull',
  conquest: 'flag',
  mission: 'scroll',
}

/** A loot token as its sign and a number. */
export function lootFace(effect: LootEffect): { readonly sign: SignName; readonly words: string } {
  switch (effect.verb) {
    case 'reroll':
      return { sign: TAKES[effect.dice].force > 0 ? 'dice' : 'magic', words: `↻${effect.n}` }
    case 'onDeed':
      return { sign: DEED_SIGN[effect.deeds[0]], words: `+${effect.goods.glory}` }
    case 'totalMod':
      return { sign: DEED_SIGN[effect.deeds[0]], words: `+${effect.n}` }
    case 'dieMod':
      return { sign: effect.colour, words: `+${effect.n}` }
    case 'gain': {
      const [first, second] = GOODS.filter(good => effect.goods[good] > 0)
      return {
        sign: first,
        words: second === undefined ? `${effect.goods[first]}` : `${effect.goods[first]}+`,
      }
    }
    case 'trophy':
      return { sign: 'trophy', words: `${effect.n}` }
    case 'swapDie':
      return { sign: effect.colour, words: '→3' }
    case 'freeRecruit':
      return { sign: 'beer', words: '0' }
  }
}
