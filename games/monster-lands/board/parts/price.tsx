import type { Ref } from '@tablee/kernel'
import type { FC } from 'react'
import type { BuildingId } from '../../data/board.ts'
import { priceOf } from '../../rules/deploy/price.ts'
import { discountWith } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

interface Prices {
  /** As printed, and as it is now. */
  readonly cost: number
  readonly now: number
}

/** What something costs: as it is offered, or with the die that was chosen. */
export function usePrice(ref: Ref, building: BuildingId, cost: number): Prices {
  const { view, face } = usePart().props
  const [offer] = useSpot(ref).candidates
  const { gold } = (offer?.say.values ?? {}) as { readonly gold?: number }
  if (gold !== undefined) return { cost, now: gold }
  const discount = discountWith(face, view, building)
  return { cost, now: discount === 0 ? cost : priceOf(cost, discount, []) }
}

/** A price; where it is lower now, the old one struck out. */
export const Price: FC<Prices> = ({ cost, now }) => {
  const { language } = usePart().props
  return (
    <span className="ml-price" role="img" aria-label={WORDS[language].price(now)}>
      {now !== cost && <s>{cost}</s>}
      <b>{now}</b>
      <Sign name="gold" className="k-gold" />
    </span>
  )
}
