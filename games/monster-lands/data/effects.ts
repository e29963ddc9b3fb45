import type { Affinity, Colour, Deed, Dice, Goods, Space } from './types.ts'

/** Adds to each die of a colour on the expedition, for some deeds. */
interface DieMod {
  readonly verb: 'dieMod'
  readonly colour: Colour
  readonly n: number
  readonly deeds: readonly Deed[]
}

/** Adds to the total, for some deeds. */
interface TotalMod {
  readonly verb: 'totalMod'
  readonly n: number
  readonly deeds: readonly Deed[]
}

/** Dice of some colours may be rolled again, one at a time, the same one too. */
interface Reroll {
  readonly verb: 'reroll'
  readonly dice: Space
  readonly n: number
}

/** Gives things from the supply; of `oneOf` only one. */
interface Gain {
  readonly verb: 'gain'
  readonly goods: Goods
  readonly oneOf?: true
}

/** Attack dice that fall on a neighbour instead. */
interface RedirectAttack {
  readonly verb: 'redirectAttack'
  readonly n: number
}

/** What members and equipment can do; each once per turn. */
export type Talent =
  | DieMod
  | TotalMod
  | Reroll
  | Gain
  | RedirectAttack
  /** Cancels hits; only those of monsters of the affinities told, if any are. */
  | { readonly verb: 'defend'; readonly n: number; readonly against?: readonly Affinity[] }
  /** Pays gold for a die of this turn, while not on an expedition. */
  | { readonly verb: 'buyDie'; readonly gold: number; readonly colour: Colour }
  /** Changes a die of the pool into one of another colour. */
  | { readonly verb: 'convertDie' }
  /** A purchase costs less, down to nothing. */
  | { readonly verb: 'discount'; readonly at: 'huntersLair' | 'tavern'; readonly n: number }
  | { readonly verb: 'storeTraps'; readonly n: number }
  /** Gives something when its bearer does one of the deeds. */
  | { readonly verb: 'onDeed'; readonly deeds: readonly Deed[]; readonly goods: Goods }
  | { readonly verb: 'onMine'; readonly gold: number }
  | { readonly verb: 'waiveTrap' }

/** What monsters do. */
export type Power =
  /** More attack dice in a region of its affinity than the one that all have. */
  | { readonly verb: 'homeBonus'; readonly n: number }
  | { readonly verb: 'gatesBonus'; readonly n: number }
  /** Each attack also rolls this many dice against everybody of the zone. */
  | { readonly verb: 'splash'; readonly n: number }
  /** Hits everybody of the zone when it is killed. */
  | { readonly verb: 'lastHit'; readonly n: number }
  | { readonly verb: 'forbid'; readonly what: 'brews' | 'defenseTalents' | 'weapons' }
  | { readonly verb: 'needTraps'; readonly n: number }
  | { readonly verb: 'autoHit'; readonly n: number }
  | { readonly verb: 'panicCount'; readonly n: number }
  /** Goes to the gates as soon as it is drawn. */
  | { readonly verb: 'toGates' }
  /** Captured in a region, it comes back at the gates. */
  | { readonly verb: 'escape' }
  /** Lessens each die of a colour that is rolled against it. */
  | { readonly verb: 'weaken'; readonly colour: Colour; readonly n: number }
  | { readonly verb: 'lossOnWound'; readonly glory: number }

/** What traps do. */
export type TrapEffect =
  | { readonly verb: 'addDice'; readonly dice: Dice; readonly isProtected: boolean }
  | DieMod
  | TotalMod
  /** Takes dice of some colours from a neighbour: all of them if `n` is one, up to `n` otherwise. */
  | { readonly verb: 'steal'; readonly dice: Space; readonly n: number }
  | RedirectAttack

/** What loot does when it is discarded. */
export type LootEffect =
  | DieMod
  | TotalMod
  | Reroll
  | Gain
  | { readonly verb: 'onDeed'; readonly deeds: readonly Deed[]; readonly goods: Goods }
  /** Kept it is a trophy; discarded it gives gold. */
  | { readonly verb: 'trophy'; readonly n: number; readonly gold: number }
  /** Given up with a die of the pool, for others. */
  | { readonly verb: 'swapDie'; readonly colour: Colour; readonly dice: Dice }
  | { readonly verb: 'freeRecruit' }

/** What a region gives for the dice that are laid on it. */
export type LandAction =
  | { readonly verb: 'gainDice'; readonly dice: Dice }
  | Gain
  | { readonly verb: 'freeRecruit' }
  | { readonly verb: 'freeEquipment' }
  | { readonly verb: 'takeLoot' }

/** Whether something bears the Outside symbol: it works on the active expedition of the Adventure alone. */
export function isOutside({ verb }: Talent | LootEffect): boolean {
  switch (verb) {
    case 'dieMod':
    case 'totalMod':
    case 'reroll':
    case 'redirectAttack':
    case 'defend':
    case 'onDeed':
    case 'waiveTrap':
      return true
    default:
      return false
  }
}
