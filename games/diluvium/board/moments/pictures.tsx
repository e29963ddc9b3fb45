import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { CardId } from '../../data/cards.ts'
import type { Action, Hex } from '../../data/types.ts'
import { isCity } from '../contents.ts'
import { Dial } from '../map/corners.tsx'
import { HY, hexPath, SX } from '../map/plan.ts'
import { Tile } from '../map/tile.tsx'
import { Sign } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'
import { told } from './told.ts'

/** The Combat token that was drawn, and the action that it leads to. */
export const TokenShown: FC<{ readonly token: Message; readonly acts: Message | undefined }> = ({
  token,
  acts,
}) => {
  const { names } = useView()
  const { value, random } = told<{ value: number; random: boolean }>(token)
  const action = acts && told<{ action: Action }>(acts).action
  return (
    <div className="dl-token-shown">
      <span className="dl-combat is-large">
        {value}
        {random && <Sign name="wind" className="k-wind" />}
      </span>
      {action && (
        <>
          <i aria-hidden="true">→</i>
          <span className="dl-action-shown">
            <Sign name={action} />
            {names.action[action]}
          </span>
        </>
      )}
    </div>
  )
}

/** A tile as it lies on the chart, large. */
export const TileShown: FC<{ readonly at: Hex }> = ({ at }) => {
  const { view } = useView()
  const place = view.places[at]
  if (!place) return null
  return (
    <svg
      className="dl-tile-shown"
      viewBox={`${-SX - 4} ${-HY - 4} ${2 * SX + 8} ${2 * HY + 8}`}
      aria-hidden="true"
    >
      <path className="dl-body is-open" d={hexPath(-2)} />
      <Tile place={place} middle={[0, 0]} high={isCity(place)} />
    </svg>
  )
}

/** A Ruins card that was drawn, as it lies in a hand. */
export const CardShown: FC<{ readonly report: Message }> = ({ report }) => {
  const { view, board, names } = useView()
  const { card } = told<{ card: CardId }>(report)
  return (
    <div className="dl-card-shown k-ruins">
      <Sign name="ruins" />
      <div>
        <b>{names.card[card]}</b>
        <p>{board.card[card](view.cards[card].n)}</p>
      </div>
    </div>
  )
}

/** The Astrolabe as it fell. */
export const Astrolabes: FC<{ readonly report: Message }> = ({ report }) => {
  const { number } = told<{ number: number }>(report)
  return (
    <svg className="dl-astrolabe-shown" viewBox="-62 -62 124 124" aria-hidden="true">
      <Dial x={0} y={0} r={58} chosen={number} />
    </svg>
  )
}
