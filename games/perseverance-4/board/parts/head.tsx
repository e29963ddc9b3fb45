import { told } from '@tablee/board/kit/told.ts'
import { Head, whoPlays } from '@tablee/perseverance/board/head.tsx'
import type { FC } from 'react'
import { gloryOf } from '../contents.ts'
import { Sign } from '../ui/art.tsx'
import { usePart, useView } from '../ui/part.tsx'

/** The head of a seat: seal, name, mark, who plays, followers, glory. */
export const SeatHead: FC<{ readonly seat: number }> = ({ seat }) => {
  const { facts } = usePart().props
  const { view, board, names } = useView()
  const { leader, colour, followers } = view.players[seat]
  const glory = gloryOf(view, seat)
  return (
    <Head
      seat={seat}
      leader={leader}
      colour={colour}
      name={names.leader[leader]}
      who={
        <p className="p4-who">
          {whoPlays(facts, seat, view.seat, board)}
          <span {...told(`${board.followers} ${followers}`)}>
            <Sign name="follower" />
            <b>{followers}</b>
          </span>
        </p>
      }
    >
      <span className="p4-glory" {...told(board.gloryOf(glory))}>
        <Sign name="glory" />
        <b>{glory}</b>
      </span>
    </Head>
  )
}
