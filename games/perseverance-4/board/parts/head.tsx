import { Opens } from '@tablee/board/kit/opens.tsx'
import { SeatId } from '@tablee/board/kit/panel.tsx'
import { told } from '@tablee/board/kit/told.ts'
import { Mark, Seal } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { gloryOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
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

/** The head of a seat: seal, name, mark, who plays, followers, glory. */
export const SeatHead: FC<{ readonly seat: number }> = ({ seat }) => {
  const { props } = usePart()
  const { view, board, names } = useView()
  const { leader, colour, followers } = view.players[seat]
  const glory = gloryOf(view, seat)
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
        <p className="p4-who">
          {whoPlays(props, seat)}
          <span {...told(`${board.followers} ${followers}`)}>
            <Sign name="follower" />
            <b>{followers}</b>
          </span>
        </p>
      </SeatId>
      <span className="p4-glory" {...told(board.gloryOf(glory))}>
        <Sign name="glory" />
        <b>{glory}</b>
      </span>
    </header>
  )
}
