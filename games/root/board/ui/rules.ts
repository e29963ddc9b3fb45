import { use } from 'react'
import { boxesIn } from '../../boxes.ts'
import { rulesOf } from '../../rules/faction.ts'
import type { RootView } from '../../view.ts'

const fetching = new Map<string, Promise<void>>()

/** Waits for the rules of who is at a table, which its page does without until it asks what they allow. */
export function useRules(view: RootView): void {
  const closed = view.players.filter(({ faction }) => !rulesOf(faction)).map(({ faction }) => faction)
  if (closed.length === 0) return
  const key = closed.join()
  const fetched =
    fetching.get(key) ?? import('../../open.ts').then(({ fetchRules }) => fetchRules(boxesIn(view)))
  fetching.set(key, fetched)
  use(fetched)
}
