import type { Guide } from '@tablee/board'
import type { RootView } from '../view.ts'

const guides = import.meta.glob<{ guide: Guide<RootView> }>('../factions/*/guide/index.ts', { eager: true })

/** A first game of Root, as the faction that has a guide. */
export const [{ guide }] = Object.values(guides)
