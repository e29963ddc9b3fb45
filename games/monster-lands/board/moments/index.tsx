import type { BesideProps, Board } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import type { FC } from 'react'
import type { MonsterView } from '../../view.ts'

/** What the rules resolved, as scenes. */
export const passages: Board<MonsterView>['passages'] = () => []

/** Whether a question has its picture beside the table. */
export const besides = (_face: Face, _view: MonsterView): boolean => false

/** The panel that shows it. */
export const Beside: FC<BesideProps<MonsterView>> = () => null
