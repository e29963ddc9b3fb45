import type { CSSProperties, FC } from 'react'
import { myClan, partyOf } from '../contents.ts'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import '@tablee/board/kit/card.css'
import { MemberCard } from './member.tsx'
import { RegionCard } from './region.tsx'

/** My members and my regions, a card each; more than fit lie over each other. */
export const Hand: FC<Props> = props => {
  const { view, language, size } = props
  const clan = myClan(view)
  if (view.seat === null || !clan) return null
  const { members, lands } = clan
  const cards = members.length + lands.length
  return (
    <Part
      props={props}
      className={`kit-hand ml-hand is-${size}${cards > 5 ? ' is-many' : ''} f-${partyOf(view, view.seat)}`}
      label={WORDS[language].hand}
      style={{ '--cards': cards } as CSSProperties}
    >
      <ul data-place="hand">
        {members.map((member, place) => (
          <li key={`${member.id}${member.id === 'novice' ? place : ''}`}>
            <MemberCard member={member} />
          </li>
        ))}
        {lands.map(land => (
          <li key={land.id}>
            <RegionCard land={land} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
