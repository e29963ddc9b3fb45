import { Stat } from '@tablee/board/kit/stat.tsx'
import type { FC } from 'react'
import { Figure } from '../ui/art.tsx'

import { Part } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { Supply } from './marquise.tsx'

/** The seat that looks in a line: seal, name, score, supply. */
export const Brief: FC<Props> = props => {
  const { view, scene, language } = props
  const seat = view.viewer
  if (seat === null) return null
  const words = WORDS[language]
  const { faction, score, warriors, vagabond } = view.players[seat]
  const party = scene.cast[seat] ?? faction
  return (
    <Part props={props} className={`rt-brief f-${faction}`} label={words.party[party]}>
      <Seal party={party} size={34} />
      <b className="rt-brief-name">{words.shortParty[party]}</b>
      <b className="rt-score">{score ?? '–'}</b>
      {faction === 'marquise' ? (
        <Supply player={view.players[seat]} />
      ) : (
        !vagabond && (
          <Stat tip={words.warriors(warriors[0])} sign={<Figure party={faction} />} n={warriors[0]} />
        )
      )}
    </Part>
  )
}
