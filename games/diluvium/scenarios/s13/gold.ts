import { choose, type Rule } from '@tablee/kernel'
import { takeGold } from '../../rules/gold.ts'
import { isRival } from '../../rules/query.ts'
import type { DiluviumTable, Gold, Party } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

type Pool = Gold & { aside: number }

/** What is gained in a game whose gold lies in two places. */
export function* gain(t: DiluviumTable, party: Party, gold: number): Rule<boolean> {
  const pool = t.state.gold as Pool
  if (isRival(t.state, party)) rivalGains(t, pool, gold)
  else yield* youGain(t, pool, gold)
  return true
}

/** s13.5, s13.6: for yourself, out of the supply first; or from aside into the supply. */
function* youGain(t: DiluviumTable, pool: Pool, gold: number): Rule {
  const own = Math.min(gold, pool.supply + pool.aside)
  const moved = Math.min(gold, pool.aside)
  if (own === 0) return t.say('gold.none')
  const from = yield* choose(
    t,
    0,
    'gold',
    moved > 0 ? (['supply', 'aside'] as const) : (['supply'] as const),
    {
      say: one => (one === 'supply' ? say('gold.take', { gold: own }) : say('gold.store', { gold: moved })),
      at: one => `gold:${one}`,
      values: () => ({ gold, supply: pool.supply, aside: pool.aside }),
      rule: 's13.5',
    },
  )
  if (from === 'supply') return takeGold(t, 0, own)
  pool.aside -= moved
  pool.supply += moved
  t.say('gold.stored', { gold: moved })
}

/** s13.7 to s13.9: out of the supply, and what that lacks out of your own gold. */
function rivalGains(t: DiluviumTable, pool: Pool, gold: number): void {
  const [you] = t.state.players
  const supplied = Math.min(gold, pool.supply)
  const robbed = Math.min(gold - supplied, you.gold)
  you.gold -= robbed
  pool.supply += robbed
  if (robbed > 0) t.say('gold.robbed', { party: RIVAL, gold: robbed })
  if (supplied + robbed > 0) takeGold(t, RIVAL, supplied + robbed)
  else t.say('gold.none')
}
