import type { BoardProps } from '@tablee/board'
import type { RootView } from '../../view.ts'

/** What every part of Root's board is given. */
export type Props = BoardProps<RootView>
