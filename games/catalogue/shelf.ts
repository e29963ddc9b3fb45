import type { Language, Meta } from '@tablee/kernel'
import { meta as diluvium } from '../diluvium/meta.ts'
import { meta as harbour } from '../harbour/meta.ts'
import { meta as monsterLands } from '../monster-lands/meta.ts'
import { meta as perseverance3 } from '../perseverance-3/meta.ts'
import { meta as perseverance4 } from '../perseverance-4/meta.ts'
import { meta as robinsonCrusoe } from '../robinson-crusoe/meta.ts'
import { meta as root } from '../root/meta.ts'
import { meta as ticTacToe } from '../tic-tac-toe/meta.ts'

/** Every game there is or is to come, by its page of facts. */
export const metas: readonly Meta[] = [
  root,
  robinsonCrusoe,
  monsterLands,
  perseverance3,
  perseverance4,
  diluvium,
  ticTacToe,
  harbour,
]

/** What stands on the shelf: the games that are offered, and those to come. */
export const shelf: readonly Meta[] = metas.filter(({ stage }) => stage !== 'tests')

/** The games that are offered. */
export const offered: readonly Meta[] = metas.filter(({ stage }) => stage === 'offered')

/** The page of facts of a game by its id. */
export function metaOf(id: string): Meta | undefined {
  return metas.find(meta => meta.id === id)
}

/** What a game is called; its id where nobody knows it. */
export function titleOf(id: string, language: Language): string {
  return metaOf(id)?.title[language] ?? id
}

/** What a game calls a round, where it has a word of its own for it. */
export function roundOf(id: string, language: Language): string {
  return metaOf(id)?.round?.[language] ?? { fr: 'manche', en: 'round' }[language]
}
