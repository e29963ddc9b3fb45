import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { clanName, partyOf } from '../contents.ts'
import { Amount, Seal } from '../ui/art.tsx'
import { whoPlays } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The head of a seat: seal, clan, who plays, glory. */
export const SeatHead: FC<{ readonly seat: Seat; readonly seal?: number }> = ({ seat, seal = 36 }) => {
  const { props } = usePart()
  const { view, language } = props
  return (
    <header {...useSpotAttributes(`seat:${seat}`, 'kit-seat-head')}>
      <Seal party={partyOf(view, seat)} size={seal} />
      <SeatId
        name={
          <Opens about={`seat:${seat}`} mark="none">
            {clanName(view, seat, language)}
          </Opens>
        }
      >
        <p>{whoPlays(props, seat)}</p>
      </SeatId>
      <Amount
        of="glory"
        className="ml-glory"
        n={view.clans[seat].glory}
        tip={`${WORDS[language].glory} ${view.clans[seat].glory}`}
      />
    </header>
  )
}
