import type { FC } from 'react'
import { partsOf } from '../../scenarios/board/parts.ts'
import type { ScenarioId } from '../../scenarios/data.ts'
import { SignAt } from '../ui/art.tsx'

/** A strip of shore and evening sky, with what the scenario is about. */
export const Banner: FC<{ readonly scenario: ScenarioId }> = ({ scenario }) => {
  const { banner: Drawn } = partsOf(scenario)
  return (
    <svg className="rc-banner" viewBox="0 0 560 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="rc-bn-sky" width="560" height="56" />
      <circle className="rc-bn-sun" cx="356" cy="30" r="19" />
      <path className="rc-bn-lines" d="M337 26h38M335 32h42M338 38h36" />
      {typeof Drawn === 'string' ? (
        <SignAt name={Drawn} className="rc-bn-sign" x={206} y={4} size={50} />
      ) : (
        <Drawn />
      )}
      <path className="rc-bn-land" d="M0 47c70-7 130-4 200-3s160-3 220 0 100 1 140-1v13H0Z" />
      <path className="rc-bn-sea" d="M0 52h560v4H0Z" />
    </svg>
  )
}
