import type { FC, ReactNode } from 'react'
import type { SpotAttributes } from '../spot.tsx'
import './card.css'

/**
 * A card of a hand, face up: a band in the colour of its kind (`--k`, with `--ko` on it), its title, what it does in
 * our words, and at the foot what it costs and brings. On a phone it lies, its foot in the band.
 */
export const Card: FC<{
  readonly attributes: SpotAttributes
  /** What covers the band: a pattern. */
  readonly band?: ReactNode
  /** The sign of its kind, in the band and large behind the words. */
  readonly sign: ReactNode
  readonly title: string
  readonly text: string
  /** What it costs and brings; where that is nothing, a word that a lying card has no room for. */
  readonly foot?: ReactNode
  readonly note?: string
}> = ({ attributes, band, sign, title, text, foot, note = '' }) => (
  <div data-quiet {...attributes}>
    <header>
      {band}
      <span className="kit-card-sign">{sign}</span>
    </header>
    <span className="kit-card-mark">{sign}</span>
    <h3>{title}</h3>
    <p>{text}</p>
    {foot ? <footer>{foot}</footer> : <footer className="is-plain kit-label">{note}</footer>}
  </div>
)
