import type { Moment } from '@tablee/board'
import type { Language, Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { RootView } from '../view.ts'
import { castOf } from './contents.ts'
import { Figure, Icon, partyOf } from './ui/art.tsx'
import { WORDS } from './words.ts'

/** What is seen and heard when a battle begins, and when its dice fall. */
export function moment({ id, values }: Message, view: RootView, language: Language): Moment | null {
  if (id === 'battle.starts') return { sound: 'battle' }
  if (id !== 'battle.rolled') return null
  const { attacker, defender, high, low, swapped } = values as {
    attacker: number
    defender: number
    high: number
    low: number
    swapped: boolean
  }
  const cast = castOf(view)
  const words = WORDS[language]
  return {
    sound: 'dice',
    picture: (
      <div className="rt rt-roll">
        <Side party={cast[attacker]} name={words.party[cast[attacker]]} die={swapped ? low : high} />
        <Icon name="battle" />
        <Side party={cast[defender]} name={words.party[cast[defender]]} die={swapped ? high : low} />
      </div>
    ),
  }
}

/** A side of a battle with the die that counts for it. */
const Side: FC<{ readonly party: string; readonly name: string; readonly die: number }> = ({
  party,
  name,
  die,
}) => (
  <div className={`rt-roll-side f-${partyOf(party)}`}>
    <span className="rt-die">
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <path className="rt-die-side" d="M30 6 54 21v24L30 58 6 45V21Z" />
        <path className="rt-die-top" d="M30 2 54 16v28L30 56 6 44V16Z" />
        <path
          className="rt-die-edge"
          d="M30 2 16 20l-10-4M30 2l14 18 10-4M16 20h28l4 20-18 16-18-16ZM12 40l-6 4M48 40l6 4"
        />
      </svg>
      <b>{die}</b>
    </span>
    <span className="rt-roll-who">
      <Figure party={partyOf(party)} />
      {name}
    </span>
  </div>
)
