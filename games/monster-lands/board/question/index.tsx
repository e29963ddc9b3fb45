import type { Face } from '@tablee/kernel'
import type { FC } from 'react'
import type { MonsterView } from '../../view.ts'
import { drawingOf } from '../moments/besides.ts'
import type { Props } from '../ui/part.tsx'

/** Whether all that may be chosen stands in the picture of a question, so that it needs no buttons. */
export const poses = (face: Face, _view: MonsterView): boolean => drawingOf(face) !== null

/** Every question of its own look stands beside the table or over it. */
export const Question: FC<Props> = () => null
