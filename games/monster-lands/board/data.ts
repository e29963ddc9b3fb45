import { type GameData, reconstructed } from '../data/all.ts'
import type { MonsterView } from '../view.ts'

/** What is printed on the components of a table: what its pack says, or what is usual. */
export const dataOf = ({ data }: Pick<MonsterView, 'data'>): GameData => data ?? reconstructed.usual
