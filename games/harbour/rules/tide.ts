import type { Next, Rule } from '@tablee/kernel'
import { say } from '../text/en.ts'
import { auction } from './auction.ts'
import { customsAreFull, inspect, patrol } from './master.ts'
import { type HarbourTable, LIMITS } from './state.ts'

/** A new round: the tide, the harbour master's rounds, the auction of the helm. */
export function* tide(t: HarbourTable): Rule<Next> {
  const die = t.roll(6)
  t.say('tide.rolled', { die })
  comeAshore(t, Math.ceil(die / 2))
  inspect(t, die)
  if (customsAreFull(t.state)) return t.over({ winners: [], rivals: ['master'], why: say('win.master') })
  patrol(t)
  yield* auction(t)
  return ['turn', 0]
}

/** tide.1, tide.2 */
function comeAshore(t: HarbourTable, crates: number): void {
  const { quay, hold, seen } = t.state
  for (let i = 0; i < crates && quay.length < LIMITS.quay; i++) {
    const good = t.draw(hold)
    if (good === undefined) return
    seen.length = 0
    quay.push(good)
    t.say('tide.ashore', { good })
  }
}
