import type { Board, SheetProps } from '@tablee/board'
import type { FC } from 'react'
import type { MonsterView } from '../../view.ts'

/** What can be opened. */
export const sheet: Board<MonsterView>['sheet'] = () => null

/** What is under the head of a sheet. */
export const Sheet: FC<SheetProps<MonsterView>> = () => null
