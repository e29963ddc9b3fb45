import { refsOf } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC, ReactNode } from 'react'
import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import type { TrapId } from '../../data/traps.ts'
import { cardOf } from '../../rules/clan.ts'
import type { Name } from '../../state.ts'
import { affinityOf, discountWith } from '../contents.ts'
import { dataOf } from '../data.ts'
import { explain } from '../explain.ts'
import { AffinityDisc, Amount, ClanFigure, Sign, type SignName } from '../ui/art.tsx'
import { DiceOf } from '../ui/bits.tsx'
import { TokenFace, trapMark } from '../ui/marks.tsx'
import { Part, type Props, usePart, useSpot } from '../ui/part.tsx'
import { memberName, properName, THINGS, WORDS } from '../words.ts'
import { Price, usePrice } from './price.tsx'

/** What lies open in the Citadel: who may be recruited, the traps of the Lair, the equipment of the Bazaar. */
export const Common: FC<Props> = props => {
  const { view, language, size } = props
  const { tavern, lair, bazaar } = view
  return (
    <Part props={props} className={`kit-panel ml-stalls is-${size}`} label={WORDS[language].stalls}>
      <Stall building="tavern" sign="beer">
        <ul className="ml-lines">
          {tavern.display.map((id, place) => (
            <Hireling key={id ?? `none${place}`} id={id} />
          ))}
          {tavern.novices > 0 && <Hireling id="novice" />}
          <Deal id="round" />
          <Deal id="nobody" />
        </ul>
      </Stall>
      <Stall building="huntersLair" sign="trap">
        <ul className="ml-traps-sold">
          {lair.display.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike traps differ by their place alone.
            <TrapSold key={place} id={id} />
          ))}
        </ul>
      </Stall>
      <Stall building="bazaar" sign="shop">
        <ul className="ml-lines">
          {bazaar.display.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alike cards differ by their place alone.
            <Ware key={place} id={id} />
          ))}
        </ul>
      </Stall>
    </Part>
  )
}

/** What the wares of each stall are called by. */
const WARES = { tavern: 'tavern:', huntersLair: 'lair:', bazaar: 'bazaar:' } as const satisfies {
  readonly [B in BuildingId]?: string
}

const Stall: FC<{
  readonly building: keyof typeof WARES
  readonly sign: SignName
  readonly children: ReactNode
}> = ({ building, sign, children }) => {
  const { view, face, language, candidates } = usePart().props
  const words = WORDS[language]
  const asked = candidates.some(one => refsOf(one).some(ref => ref.startsWith(WARES[building])))
  const discount = discountWith(face, view, building)
  const told = building === 'huntersLair' ? words.discountOnAll : words.discount
  return (
    <section className={asked ? 'is-asked' : undefined}>
      <h3>
        <Sign name={sign} />
        {words.building[building]}
        {discount > 0 && <span>{told(discount)}</span>}
      </h3>
      {children}
    </section>
  )
}

/** Somebody who may be recruited. */
const Hireling: FC<{ readonly id: Name | null }> = ({ id }) => {
  const { view, language, size } = usePart().props
  const words = WORDS[language]
  const ref = `tavern:${id}`
  const attributes = useSpotAttributes(ref, 'ml-ware', explain(ref, view, language) ?? undefined)
  const price = usePrice(ref, 'tavern', id === null ? 0 : cardOf(dataOf(view), id).cost)
  if (id === null) return <Gone />
  const affinity = affinityOf(view, id)
  const { dice, reputation, talent } = cardOf(dataOf(view), id)
  return (
    <li>
      <div {...attributes}>
        {affinity ? <AffinityDisc affinity={affinity} /> : <ClanFigure affinity="novice" />}
        <b>{memberName(id, language)}</b>
        <DiceOf dice={dice} />
        {id === 'novice' && <span className="kit-label">×{view.tavern.novices}</span>}
        <Amount
          of="reputation"
          n={reputation}
          className="ml-push"
          tip={`${words.reputation} ${reputation}`}
        />
        <Price {...price} />
        {size === 'phone' && <span className="kit-label ml-talent">{THINGS[language].talent(talent)}.</span>}
      </div>
    </li>
  )
}

/** What may be done at the Tavern besides, while it is asked: a round of drinks, or to leave again with nobody. */
const Deal: FC<{ readonly id: 'round' | 'nobody' }> = ({ id }) => {
  const { deal } = WORDS[usePart().props.language]
  const ref = `deal:${id}`
  const attributes = useSpotAttributes(ref, 'ml-ware')
  const [candidate] = useSpot(ref).candidates
  if (!candidate) return null
  const { gold } = (candidate.say.values ?? {}) as { readonly gold?: number }
  return (
    <li>
      <div {...attributes}>
        <Sign name={id === 'round' ? 'beer' : 'march'} />
        <b>{deal[id]}</b>
        {gold !== undefined && <Amount of="gold" n={gold} className="ml-push" />}
      </div>
    </li>
  )
}

/** A trap of the Lair; discounts are for all that is bought together. */
const TrapSold: FC<{ readonly id: TrapId | null }> = ({ id }) => {
  const { view, language } = usePart().props
  const ref = `lair:${id}`
  const attributes = useSpotAttributes(ref, 'ml-trap', explain(ref, view, language) ?? undefined)
  if (id === null) return <li className="is-gone" />
  const { effect, cost } = dataOf(view).traps[id]
  return (
    <li>
      <div {...attributes}>
        <TokenFace mark={trapMark(effect)} />
      </div>
      <em aria-hidden="true">{cost}</em>
    </li>
  )
}

/** A piece of equipment of the Bazaar. */
const Ware: FC<{ readonly id: EquipmentId | null }> = ({ id }) => {
  const { view, language } = usePart().props
  const ref = `bazaar:${id}`
  const attributes = useSpotAttributes(ref, 'ml-ware', explain(ref, view, language) ?? undefined)
  const price = usePrice(ref, 'bazaar', id === null ? 0 : dataOf(view).equipment[id].cost)
  if (id === null) return <Gone />
  const { type, ability } = dataOf(view).equipment[id]
  return (
    <li>
      <div {...attributes}>
        <Sign name={type} />
        <b>{properName(id)}</b>
        <span className="kit-label ml-does">{WORDS[language].brief(ability)}</span>
        <Price {...price} />
      </div>
    </li>
  )
}

const Gone: FC = () => {
  const { language } = usePart().props
  return <li className="is-gone kit-label">{WORDS[language].emptyPlace}</li>
}
