import type { FC, ReactNode } from 'react'
import './panel.css'

/** The head of a panel: what it shows, and at the right what there is to say of it. */
export const PanelHead: FC<{
  readonly title: string
  /** A long title, set smaller. */
  readonly long?: boolean
  readonly children?: ReactNode
}> = ({ title, long = false, children }) => (
  <header className="kit-panel-head">
    <h2 className={long ? 'is-long' : undefined}>{title}</h2>
    {children}
  </header>
)

/** Who sits here, in the head of a seat: a name, and a line under it. */
export const SeatId: FC<{ readonly name: ReactNode; readonly children?: ReactNode }> = ({
  name,
  children,
}) => (
  <div className="kit-seat-id">
    <h2>{name}</h2>
    {children}
  </div>
)
