import type { FC } from 'react'
import { Part } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { PARTS } from './of.ts'

/** The seat that looks in a line: seal, name, score, supply. */
export const Brief: FC<Props> = props => {
  const { view, facts, language } = props
  const seat = view.viewer
  if (seat === null) return null
  const words = WORDS[language]
  const { faction, score } = view.players[seat]
  const { Supply } = PARTS[faction]
  const party = facts.cast[seat] ?? faction
  return (
    <Part props={props} className={`rt-brief f-${faction}`} label={words.party[party]}>
      <Seal party={party} size={34} />
      <b className="rt-brief-name">{words.shortParty[party]}</b>
      <b className="rt-score">{score ?? '–'}</b>
      {Supply && <Supply player={view.players[seat]} />}
    </Part>
  )
}
