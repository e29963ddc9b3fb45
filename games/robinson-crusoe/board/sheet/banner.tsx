import type { FC } from 'react'
import type { ScenarioId } from '../../scenarios/data.ts'
import { SignAt, type SignName } from '../ui/art.tsx'

const SIGN: { readonly [S in ScenarioId]: SignName } = {
  castaways: 'fire',
  cursedIsland: 'cross',
  jenny: 'raft',
  volcanoIsland: 'volcano',
  cannibalIsland: 'village',
  familyRobinson: 'hut',
  kingKong: 'gorilla',
}

const Volcano: FC = () => (
  <>
    <path className="rc-bn-smoke" d="M212 14c-9 0-9-11 0-11 2-6 12-6 14 0 10-2 12 11 2 11Z" />
    <path className="rc-bn-peak" d="M168 50 208 16h20l40 34Z" />
    <path className="rc-bn-lava" d="M204 19 208 16h20l5 5 6 14-6-4-4 8-5-9-5 6-4-9-6 4Z" />
  </>
)

/** A strip of shore and evening sky, with what the scenario is about. */
export const Banner: FC<{ readonly scenario: ScenarioId }> = ({ scenario }) => {
  const sign = SIGN[scenario]
  return (
    <svg className="rc-banner" viewBox="0 0 560 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="rc-bn-sky" width="560" height="56" />
      <circle className="rc-bn-sun" cx="356" cy="30" r="19" />
      <path className="rc-bn-lines" d="M337 26h38M335 32h42M338 38h36" />
      {scenario === 'volcanoIsland' ? (
        <Volcano />
      ) : (
        <SignAt name={sign} className="rc-bn-sign" x={206} y={4} size={50} />
      )}
      <path className="rc-bn-land" d="M0 47c70-7 130-4 200-3s160-3 220 0 100 1 140-1v13H0Z" />
      <path className="rc-bn-sea" d="M0 52h560v4H0Z" />
    </svg>
  )
}
