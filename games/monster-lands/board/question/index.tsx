import type { Face } from '@tablee/kernel'
import type { FC } from 'react'
import type { MonsterView } from '../../view.ts'
import type { Props } from '../ui/part.tsx'

/** Whether a question is shown over the table. */
export const poses = (_face: Face, _view: MonsterView): boolean => false

/** A question of its own look. */
export const Question: FC<Props> = () => null
