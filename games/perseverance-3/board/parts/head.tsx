import { Head, whoPlays } from '@tablee/perseverance/board/head.tsx'
import { Amount } from '@tablee/perseverance/board/pieces.tsx'
import type { FC } from 'react'
import { usePart, useView } from '../ui/part.tsx'

/** The head of a seat: seal, name, mark, who plays, followers. */
export const SeatHead: FC<{ readonly seat: number }> = ({ seat }) => {
  const { facts } = usePart().props
  const { view, board, names } = useView()
  const { leader, colour, followers } = view.players[seat]
  return (
    <Head
      seat={seat}
      leader={leader}
      colour={colour}
      name={names.leader[leader]}
      who={<p>{whoPlays(facts, seat, view.seat, board)}</p>}
    >
      <Amount of="follower" className="pv-score" n={followers} tip={`${board.followers} ${followers}`} />
    </Head>
  )
}
