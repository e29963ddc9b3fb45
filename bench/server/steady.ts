import type { Load } from './jobs.ts'

const TICK = 2

/** Does something at a steady pace: what is due at each tick, so that a late tick makes up for itself. */
export async function steadily({ perSecond, seconds }: Load, act: () => void): Promise<void> {
  const start = performance.now()
  const all = perSecond * seconds
  for (let done = 0; done < all; ) {
    await new Promise(go => setTimeout(go, TICK))
    const due = Math.min(all, Math.floor(((performance.now() - start) / 1000) * perSecond))
    for (; done < due; done++) act()
  }
}
