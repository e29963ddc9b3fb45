import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { AllianceLines } from './alliance.tsx'
import { EyrieLines } from './eyrie.tsx'
import { MarquiseLines } from './marquise.tsx'
import { VagabondLines } from './vagabond.tsx'

/** What others see of a seat's board. */
export const Lines: FC<{ readonly seat: Seat; readonly player: Player }> = ({ seat, player }) => {
  const { eyrie, alliance, vagabond } = player
  if (eyrie) return <EyrieLines seat={seat} player={player} own={eyrie} />
  if (alliance) return <AllianceLines seat={seat} player={player} own={alliance} />
  if (vagabond) return <VagabondLines seat={seat} player={player} own={vagabond} />
  return <MarquiseLines seat={seat} player={player} />
}
