import { Disc } from '@tablee/board/kit/disc.tsx'
import type { FC } from 'react'
import type { ActionType } from '../../data/types.ts'
import { tokenSign } from '../map/pieces.tsx'
import { Sign } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The tokens on an action space. */
export const SpaceTokens: FC<{ readonly type: ActionType }> = ({ type }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  return view.pieces
    .filter(({ at }) => at === type)
    .map(({ kind }) => (
      <Disc key={kind} className={`rc-atok k-${kind}`} tip={words.piece[kind]}>
        <Sign name={tokenSign(kind)} />
      </Disc>
    ))
}
