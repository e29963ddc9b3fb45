import { told } from '@tablee/board/kit/told.ts'
import { Track } from '@tablee/board/kit/track.tsx'
import type { FC, ReactNode } from 'react'
import type { Party } from '../../state.ts'
import { civOfSettler, powerIn } from '../contents.ts'
import { Amount, Settler } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'

/** A line of a panel: what it is about, and what there is to see. */
export const Fact: FC<{
  readonly name: string
  /** What it means, for whoever points at its name. */
  readonly tip?: string
  readonly children: ReactNode
}> = ({ name, tip, children }) => (
  <div className="dl-fact">
    <dt {...(tip !== undefined && told(tip))}>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The settlers in the reserve of a party. */
export const Reserve: FC<{ readonly party: Party; readonly children?: ReactNode }> = ({
  party,
  children,
}) => {
  const { board } = useView()
  return (
    <Fact name={board.reserve} tip={board.reserveIs}>
      <Settlers party={party} />
      {children}
    </Fact>
  )
}

/** The same without their name. */
export const Settlers: FC<{ readonly party: Party }> = ({ party }) => {
  const { view, board } = useView()
  const { reserve } = powerIn(view, party)
  return (
    <span className="dl-settlers" {...told(board.settlersIn(reserve.length))}>
      {reserve.map((settler, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike settlers differ by their place alone.
        <Settler key={i} civ={civOfSettler(view, settler)} />
      ))}
      {reserve.length === 0 && <span className="kit-label">0</span>}
    </span>
  )
}

/** The track of Military Strength, with what the winner against this party is paid. */
export const Strength: FC<{ readonly party: Party }> = ({ party }) => {
  const { view, board } = useView()
  const { strength } = powerIn(view, party)
  const { prizes } = view.tracks
  const at = Math.max(1, Math.min(strength, prizes.length))
  return (
    <Fact name={board.strength} tip={board.strengthTip}>
      <Track
        className="dl-strength"
        label={board.strengthIs(strength)}
        spaces={prizes.map((_, i) => ({
          key: i,
          print: i + 1,
          state: i + 1 === strength ? 'is-full' : '',
        }))}
      />
      <span className="kit-label dl-prize" {...told(board.prize(prizes[at - 1]))}>
        <span className="dl-pays">{board.pays}</span>
        <Amount of="gold" n={prizes[at - 1]} />
      </span>
    </Fact>
  )
}
