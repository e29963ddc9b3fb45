import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { LandAction } from '../../data/effects.ts'
import { COLOURS, type Space, TAKES } from '../../data/types.ts'
import type { Land } from '../../state.ts'
import { managerOf, myClan } from '../contents.ts'
import { dataOf } from '../data.ts'
import { Amount, Sign } from '../ui/art.tsx'
import { DiceOf } from '../ui/bits.tsx'
import { DieFace } from '../ui/dice.tsx'
import { usePart, useSpot } from '../ui/part.tsx'
import { Pattern } from '../ui/pattern.tsx'
import { properName, THINGS, WORDS } from '../words.ts'
import { FreeDeed } from './member.tsx'

/** A region of mine: who manages it, what it gives for which dice. */
export const RegionCard: FC<{ readonly land: Land }> = ({ land: { id, dice } }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const ref = `region:${id}`
  const { candidates } = useSpot(ref)
  const appoints = candidates.length > 0 && candidates.every(({ key }) => key.startsWith('manage:'))
  const { affinity, pay, action } = dataOf(view).regions[id]
  const look = `kit-card ml-card is-region f-${affinity}`
  const spot = useSpotAttributes(ref, look, undefined, ref)
  const clan = myClan(view)
  const manager = clan && managerOf(clan, id, language)
  const ready = candidates.length > 0 && !appoints
  const state = ready ? words.regionReady : dice.length > 0 ? words.regionUsed : manager
  return (
    <div data-quiet {...(appoints ? { className: look, 'data-ref': ref } : spot)}>
      <header>
        <Pattern affinity={affinity} />
        <span className="kit-card-sign">
          <Sign name={affinity} />
        </span>
        <em className={state === null ? 'is-hurt' : undefined}>{state ?? words.unmanaged}</em>
      </header>
      <span className="kit-card-mark">
        <Sign name="flag" />
      </span>
      <h3>{properName(id)}</h3>
      <p>{THINGS[language].landAction(pay, action)}.</p>
      {appoints && <FreeDeed at={ref} candidates={candidates} />}
      <footer>
        <Exchange pay={pay} action={action} />
      </footer>
    </div>
  )
}

/** What a region takes and gives, in signs. */
const Exchange: FC<{ readonly pay: readonly Space[]; readonly action: LandAction }> = ({ pay, action }) => (
  <span className="ml-exchange" aria-hidden="true">
    {pay.map((space, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places that never change their order.
      <span key={place} className="ml-dice is-either">
        {COLOURS.filter(colour => TAKES[space][colour] > 0).map(colour => (
          <DieFace key={colour} colour={colour} />
        ))}
      </span>
    ))}
    <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7.5 4.5 13 10l-5.5 5.5" />
    </svg>
    <Given action={action} />
  </span>
)

const Given: FC<{ readonly action: LandAction }> = ({ action }) => {
  switch (action.verb) {
    case 'gainDice':
      return <DiceOf dice={action.dice} />
    case 'gain':
      return (['gold', 'potion', 'venom', 'defense', 'glory'] as const).map(
        good => action.goods[good] > 0 && <Amount key={good} of={good} n={action.goods[good]} />,
      )
    case 'freeRecruit':
      return <Sign name="beer" />
    case 'freeEquipment':
      return <Sign name="shop" />
    case 'takeLoot':
      return <Sign name="chest" />
  }
}
