import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { Amount, Mark, Seal } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { type Props, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** Who plays a leader, and what there is to say of them now. */
function whoPlays({ view, facts, language }: Props, seat: number): string {
  const { board } = wordsIn(language)
  const { kind, name } = facts.players[seat] ?? { kind: 'bot', name: '' }
  const who = seat === view.seat ? board.reads : name === '' && kind === 'bot' ? board.robot : name
  const now = facts.thinking === seat ? board.thinking : facts.turnSeat === seat ? board.toPlay : ''
  return [who, now].filter(one => one !== '').join(', ')
}

/** The head of a seat: seal, name, mark, who plays, followers. */
export const SeatHead: FC<{ readonly seat: number }> = ({ seat }) => {
  const { props } = usePart()
  const { view, board, names } = useView()
  const { leader, colour, followers } = view.players[seat]
  return (
    <header className="kit-seat-head" data-ref={`seat:${seat}`}>
      <Seal party={leader} size={36} />
      <SeatId
        name={
          <Opens about={`leader:${seat}`} mark="none">
            {names.leader[leader]} <Mark colour={colour} />
          </Opens>
        }
      >
        <p>{whoPlays(props, seat)}</p>
      </SeatId>
      <Amount of="follower" className="pv-score" n={followers} tip={`${board.followers} ${followers}`} />
    </header>
  )
}
