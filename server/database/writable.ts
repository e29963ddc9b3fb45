import type { Store } from './open.ts'

/** How long an answer holds, in milliseconds: probes come often, and each write costs a turn of the disk. */
const HOLDS = 5000
/** Enough to need room on a disk that is full. */
const FILLING = 'x'.repeat(8192)

const last = new WeakMap<Store, { readonly at: number; readonly answer: Promise<boolean> }>()

/** Whether the database takes what is written: a full disk still reads well. */
export function isWritable(store: Store, now = Date.now()): Promise<boolean> {
  const known = last.get(store)
  if (known && now - known.at < HOLDS) return known.answer
  const answer = tryWriting(store, now)
  last.set(store, { at: now, answer })
  // A no is asked again at once: it may be over.
  void answer.then(yes => yes || last.delete(store))
  return answer
}

async function tryWriting(store: Store, now: number): Promise<boolean> {
  const value = `${now} ${FILLING}`
  try {
    await store.write(trx =>
      trx
        .insertInto('kept')
        .values({ name: 'probe', value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute(),
    )
    return true
  } catch {
    return false
  }
}
