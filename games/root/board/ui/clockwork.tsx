import type { FC } from 'react'
import { LEVELS, type Level } from '../../rules/robots/card.ts'
import '../css/robots.css'

/** The teeth of the cog: as many, as wide as the gaps between them. */
const TEETH = 8
const RADIUS = 6.2
const TOOTH = (Math.PI * RADIUS) / TEETH

/** The cog on the seal of a robot. */
export const Cog: FC = () => (
  <svg className="rt-cog" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.6" className="rt-cog-ground" />
    <circle cx="8" cy="8" r={RADIUS} strokeWidth="2.2" strokeDasharray={TOOTH.toFixed(3)} />
    <circle cx="8" cy="8" r="4.2" strokeWidth="2.4" />
  </svg>
)

/** How hard a robot plays: as many bars of four. */
export const LevelBars: FC<{ readonly level: Level }> = ({ level }) => (
  <span className="rt-level" aria-hidden="true">
    {LEVELS.map((one, place) => (
      <i key={one} className={place <= LEVELS.indexOf(level) ? 'is-full' : undefined} />
    ))}
  </span>
)
