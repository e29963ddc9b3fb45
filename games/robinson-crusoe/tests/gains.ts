import type { CharacterId } from '../data/types.ts'
import { gainedIds } from '../rules/gains.ts'
import type { Gain, Robinson } from '../state.ts'

/** Something lies in future resources. */
export function later({ gains }: Robinson, kind: Gain['kind'], id: string, n = 1): void {
  gains.push({ kind, id, n, from: 'actionEnd', by: '' })
}

/** Something is with one who sleeps outside. */
export function sheet({ gains }: Robinson, by: CharacterId, kind: Gain['kind'], id: string, n = 1): void {
  gains.push({ kind, id, n, from: 'roundStart', by })
}

/** The ids of a kind in future resources, brought by actions that are over or going on. */
export const laterIds = (state: Robinson, kind: Gain['kind']): string[] => [
  ...gainedIds(state, kind, { from: 'actionEnd' }),
  ...gainedIds(state, kind, { from: 'afterAction' }),
]

/** What one who sleeps outside has, by id, and how much of it. */
export const sheetOf = ({ gains }: Robinson, by: CharacterId): { [id: string]: number } => {
  const all: { [id: string]: number } = {}
  for (const gain of gains)
    if (gain.from === 'roundStart' && gain.by === by) all[gain.id] = (all[gain.id] ?? 0) + gain.n
  return all
}
