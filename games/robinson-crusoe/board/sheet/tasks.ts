import type { Done } from '../../scenarios/board/scenario.ts'

/** A task that is done or not. */
export const once = (is: boolean): Done => ({ now: is ? 1 : 0, of: 1 })
