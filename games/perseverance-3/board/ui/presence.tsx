import { PresenceRow } from '@tablee/perseverance/board/presence.tsx'
import type { FC } from 'react'
import type { Ground } from '../../rules/assembly/presence.ts'
import { colourOf, ownerName, ownersOf } from '../../terminal/contents.ts'
import { useView } from './part.tsx'

/** The presence of everybody in a zone or an area; the tip tells what an assembly would pay now. */
export const Presence: FC<{ readonly ground: Ground }> = ({ ground }) => {
  const { view, board, words } = useView()
  const of = ownersOf(view).map(owner => {
    const { presence, place, followers, crates } = view.forecast[ground][owner]
    const pays = owner < view.players.length ? `, ${board.wouldPay(followers, crates)}` : ''
    return {
      colour: colourOf(view, owner),
      presence,
      tip: `${ownerName(view, owner, words)}${board.colon}${board.presence} ${presence} (${board.place(place)})${pays}`,
    }
  })
  return <PresenceRow of={of} />
}
