import { CHARACTERS } from '../../data/characters.ts'
import type { CharacterId } from '../../data/types.ts'
import type { RobinsonView } from '../../view.ts'

/** The numbers that a resolution changes, as they stand at some moment of it. */
export interface Ledger {
  readonly hearts: { [who: string]: number }
  readonly det: { [who: string]: number }
  morale: number
  roof: number
  palisade: number
  weapons: number
  readonly stock: Stock
  /** What the actions have brought, and is not yet of use. */
  readonly future: Stock
}

/** So much of each resource; either kind of food is food. */
export interface Stock {
  wood: number
  food: number
  fur: number
}

/** A resource as it is counted: food of either kind is food. */
export type Counted = keyof Stock

export const COUNTED: readonly Counted[] = ['wood', 'food', 'fur']

type Counts = { readonly [R in 'wood' | 'food' | 'nonPerishable' | 'fur']: number }

const stockOf = ({ wood, food, nonPerishable, fur }: Counts): Stock => ({
  wood,
  food: food + nonPerishable,
  fur,
})

function add(into: Stock, more: Stock): void {
  for (const what of COUNTED) into[what] += more[what]
}

/** The numbers of a view; those of a plan that is still being made count what it stakes. */
export function ledgerOf(view: RobinsonView, withStakes = false): Ledger {
  const { characters, morale, roof, palisade, weapons, available, barrel, future, plan } = view
  const stock = stockOf(available)
  stock.food += barrel
  const later = stockOf(future.resources)
  const det = Object.fromEntries(characters.map(one => [one.id, one.det]))
  if (withStakes && view.phase === 'planning')
    for (const { staked, det: paid } of plan.actions) {
      add(stock, stockOf(staked))
      if (paid > 0) det.carpenter += paid
    }
  return {
    hearts: Object.fromEntries(
      characters.map(({ id, wounds, alive }) => [id, alive ? heartsOf(id) - wounds : 0]),
    ),
    det,
    morale,
    roof,
    palisade,
    weapons,
    stock,
    future: later,
  }
}

const heartsOf = (id: CharacterId): number => CHARACTERS[id].hearts

/** A ledger of its own with the same numbers. */
export const copyOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  hearts: { ...ledger.hearts },
  det: { ...ledger.det },
  stock: { ...ledger.stock },
  future: { ...ledger.future },
})
