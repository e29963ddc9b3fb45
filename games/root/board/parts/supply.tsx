import { Stat } from '@tablee/board/kit/stat.tsx'
import type { FC } from 'react'
import type { Player } from '../../state.ts'
import { Figure } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The warriors that wait in the supply. */
export const WarriorSupply: FC<{ readonly player: Player }> = ({ player: { warriors, faction } }) => (
  <Stat
    tip={WORDS[usePart().props.language].warriors(warriors[0])}
    sign={<Figure party={faction} />}
    n={warriors[0]}
  />
)
