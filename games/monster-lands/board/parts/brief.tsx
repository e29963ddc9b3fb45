import type { FC } from 'react'
import { clanName, myClan, partyOf } from '../contents.ts'
import { Amount, Seal } from '../ui/art.tsx'
import { Part, type Props } from '../ui/part.tsx'
import { WORDS } from '../words.ts'
import { PoolDice } from './pool.tsx'

/** My clan in a line: seal, glory, gold, and the dice that I may deploy. */
export const Brief: FC<Props> = props => {
  const { view, language } = props
  const clan = myClan(view)
  if (view.seat === null || !clan) return null
  const words = WORDS[language]
  const party = partyOf(view, view.seat)
  return (
    <Part props={props} className={`ml-brief f-${party}`} label={clanName(view, view.seat, language)}>
      <Seal party={party} size={34} />
      <Amount of="glory" n={clan.glory} tip={`${words.glory} ${clan.glory}`} />
      <Amount of="gold" n={clan.gold} tip={`${words.gold} ${clan.gold}`} />
      <PoolDice />
    </Part>
  )
}
