import type { FC } from 'react'
import type { LootEffect, TrapEffect } from '../../data/effects.ts'
import { COLOURS, type Colour, type Dice, type Goods, TAKES } from '../../data/types.ts'
import { Sign, type SignName } from './art.tsx'
import { DieFace } from './dice.tsx'

/** A token at a glance: a number, and a die or a symbol beside it. */
export interface TokenMark {
  readonly text: string
  readonly die?: Colour
  readonly sign?: SignName
}

const colourIn = (dice: Dice): Colour => COLOURS.find(colour => dice[colour] > 0) ?? 'force'

/** A trap at a glance: « 2 dés », « +1 par dé », « +6 ». */
export function trapMark(effect: TrapEffect): TokenMark {
  switch (effect.verb) {
    case 'addDice': {
      const die = colourIn(effect.dice)
      return { text: String(effect.dice[die]), die, ...(effect.isProtected && { sign: 'defense' as const }) }
    }
    case 'dieMod':
      return { text: `+${effect.n}`, die: effect.colour }
    case 'totalMod':
      return { text: `+${effect.n}` }
    case 'steal':
      return { text: `−${effect.n}`, die: colourIn(TAKES[effect.dice]) }
    case 'redirectAttack':
      return { text: String(effect.n), sign: 'attack' }
  }
}

/** Loot at a glance. */
export function lootMark(effect: LootEffect): TokenMark {
  switch (effect.verb) {
    case 'dieMod':
      return { text: `+${effect.n}`, die: effect.colour }
    case 'totalMod':
      return { text: `+${effect.n}`, sign: 'skull' }
    case 'reroll':
      return { text: String(effect.n), sign: 'reroll' }
    case 'gain':
      return goodsMark(effect.goods)
    case 'onDeed':
      return { text: `+${effect.goods.glory}`, sign: 'glory' }
    case 'trophy':
      return { text: String(effect.n), sign: 'trophy' }
    case 'swapDie': {
      const die = colourIn(effect.dice)
      return { text: String(effect.dice[die]), die }
    }
    case 'freeRecruit':
      return { text: '+1', sign: 'beer' }
  }
}

/** The first of some goods tells them apart. */
function goodsMark(goods: Goods): TokenMark {
  const kind =
    (['gold', 'potion', 'venom', 'defense', 'glory'] as const).find(one => goods[one] > 0) ?? 'gold'
  return { text: String(goods[kind]), sign: kind }
}

/** A token at a glance, drawn. */
export const TokenFace: FC<{ readonly mark: TokenMark }> = ({ mark: { text, die, sign } }) => (
  <span className="ml-token">
    <b>{text}</b>
    {die && <DieFace colour={die} />}
    {sign && <Sign name={sign} className={`k-${sign}`} />}
  </span>
)
