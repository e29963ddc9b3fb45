import { Disc as KitDisc } from '@tablee/board/kit/disc.tsx'
import { Figure as KitFigure } from '@tablee/board/kit/figure.tsx'
import { Sign } from '@tablee/board/kit/sign.tsx'
import { type FC, useId } from 'react'
import type { Suit } from '../../data/suits.ts'
import { HEADS } from '../art/drawings.ts'
import type { IconName } from '../art/icons.ts'
import { FACES, isHired, SYMBOLS } from '../faces.ts'

/** The party whose figure stands for a seat: the second Vagabond looks like the first. */
export type Party = string

/** A party's name without the number of the later of two. */
export const partyOf = (name: string): Party => name.replace(/\d+$/, '')

/** A symbol of an item, piece or action; 16 px unless told. */
export const Icon: FC<{ readonly name: IconName; readonly className?: string }> = ({ name, className }) => (
  <Sign grid={512} className={className}>
    <path d={SYMBOLS[name]} />
  </Sign>
)

/** The head of a suit. */
export const Head: FC<{ readonly suit: Suit | 'any'; readonly className?: string }> = ({
  suit,
  className,
}) => (
  <Sign grid={24} className={className}>
    <path fillRule="evenodd" d={HEADS[suit]} />
  </Sign>
)

/** The head of a suit on a disc of its colour. */
export const Disc: FC<{ readonly suit: Suit | 'any' }> = ({ suit }) => (
  <KitDisc className={`rt-disc s-${suit}`}>
    <Head suit={suit} />
  </KitDisc>
)

/** A figure of a party, or of its chief, in its colour. */
export const Figure: FC<{ readonly party: Party; readonly chief?: boolean }> = ({ party, chief = false }) => (
  <KitFigure
    shape={(chief ? FACES[party].chief : undefined) ?? FACES[party].figure}
    party={party}
    className={isHired(party) ? 'is-hired' : ''}
  />
)

/** A small fan of cards. */
export const Fan: FC = () => (
  <svg className="rt-fan" viewBox="0 0 20 20" aria-hidden="true">
    <rect className="rt-fan-b" x="3.5" y="4" width="9" height="12.5" rx="1.7" transform="rotate(-14 8 16)" />
    <rect className="rt-fan-a" x="7.5" y="3.5" width="9" height="13" rx="1.7" transform="rotate(8 12 16)" />
  </svg>
)

/** The back of a card. */
export const CardBack: FC = () => (
  <svg className="rt-back" viewBox="0 0 40 54" aria-hidden="true">
    <rect className="rt-back-a" x=".7" y=".7" width="38.6" height="52.6" rx="5" />
    <rect className="rt-back-b" x="4" y="4" width="32" height="46" rx="2.5" />
    <path
      className="rt-back-c"
      d="M20 15c4.5 2 7 5.5 7 10 0 5.5-3 9-7 12-4-3-7-6.5-7-12 0-4.5 2.5-8 7-10Zm0 4v20m0-11 4-3m-4 3-4-3m4 8 4-3m-4 3-4-3"
    />
  </svg>
)

/** The pattern of a suit, as a definition that shapes fill themselves with. */
export const PatternDef: FC<{ readonly suit: Suit; readonly id: string }> = ({ suit, id }) => {
  const [width, height] = PATTERN_SIZE[suit]
  const turn = suit === 'mouse' ? 'rotate(45)' : undefined
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={turn}>
      <path className={`rt-pt-${suit}`} d={PATTERN[suit]} />
    </pattern>
  )
}

const PATTERN_SIZE = { fox: [5, 5], rabbit: [5, 5], mouse: [6, 6], bird: [8, 4.5] } as const
const PATTERN = {
  fox: 'M1.2 0v5',
  rabbit: 'M.25 1.25a1 1 0 1 1 2 0 1 1 0 1 1-2 0Zm2.5 2.5a1 1 0 1 1 2 0 1 1 0 1 1-2 0Z',
  mouse: 'M0 1h6',
  bird: 'M0 3.5 4 1l4 2.5',
} as const

/** A sheet of the pattern of a suit, to lie on its colour. */
export const Pattern: FC<{ readonly suit: Suit }> = ({ suit }) => {
  const id = useId()
  return (
    <svg className="rt-pt" aria-hidden="true">
      <defs>
        <PatternDef suit={suit} id={id} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
