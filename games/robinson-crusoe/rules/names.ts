import type { Message } from '@tablee/kernel'
import type { Node } from '../data/board.ts'
import type { InventionId } from '../data/inventions.ts'
import type { CharacterId } from '../data/types.ts'
import type { Robinson } from '../state.ts'
import { say } from '../text/say.ts'
import { sourceKind } from './island.ts'

/** How asks name characters. */
export const characterNames = {
  say: (who: CharacterId): Message => say('character', { who }),
  at: (who: CharacterId): string => `character:${who}`,
}

/** How asks name spaces of the island. */
export const nodeNames = {
  say: (node: Node): Message => say('node', { node }),
  at: (node: Node): string => `node:${node}`,
}

/** How asks name inventions and items. */
export const inventionNames = {
  say: (item: InventionId): Message => say('item', { item }),
  at: (item: InventionId): string => `invention:${item}`,
}

/** A source of a tile. */
export interface SourceOf {
  readonly node: Node
  readonly source: number
}

/** How asks name sources. */
export const sourceNames = (state: Robinson) => ({
  key: ({ node, source }: SourceOf): string => `${node}:${source}`,
  say: ({ node, source }: SourceOf): Message => say('source', { node, ...sourceKind(state, node, source) }),
  at: ({ node, source }: SourceOf): string => `source:${node}:${source}`,
})
