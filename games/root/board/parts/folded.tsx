import { Fold } from '@tablee/board/fold.tsx'
import { Opens } from '@tablee/board/kit/opens.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { HandCount } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEETS, WORDS } from '../words.ts'
import { SeatHead } from './head.tsx'
import { PARTS } from './of.ts'

/** A seat folded to its head and what counts most of it. */
export const FoldedSeat: FC<{ readonly seat: Seat }> = ({ seat }) => {
  const { view, facts, language } = usePart().props
  const words = WORDS[language]
  const player = view.players[seat]
  const party = facts.cast[seat] ?? player.faction
  const { Key, Lines } = PARTS[player.faction]
  return (
    <Fold
      className={`kit-seat rt-folded f-${player.faction}`}
      head={<SeatHead seat={seat} seal={34} brief />}
      line={
        <>
          <Key seat={seat} player={player} />
          {seat !== view.viewer && !player.robot && (
            <HandCount tip={words.inHand(player.hand.length)} n={player.hand.length} seat={seat} />
          )}
        </>
      }
      name={words.unfold(words.party[party])}
    >
      <div className="rt-seat-body">
        <p className="rt-line">
          <Opens about={`seat:${seat}`} label={SHEETS[language].opens(words.party[party])}>
            {words.party[party]}
          </Opens>
        </p>
        <Lines seat={seat} player={player} />
      </div>
    </Fold>
  )
}
