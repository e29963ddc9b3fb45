import type { Brain } from '@tablee/kernel'
import type { MonsterLands } from '../state.ts'
import { assigningOpinions } from './assigning.ts'
import { rollingOpinions } from './battle.ts'
import { chancesOf } from './chances.ts'
import { defenceOpinions } from './defence.ts'
import { deployingOpinions } from './deploying.ts'
import { freeOpinions } from './free.ts'
import { marketOpinions } from './markets.ts'
import { type Opinions, weights } from './opinion.ts'
import { pricesFor } from './prices.ts'
import { standings, total } from './standing.ts'

const OPINIONS: Opinions = {
  ...assigningOpinions,
  ...rollingOpinions,
  ...defenceOpinions,
  ...deployingOpinions,
  ...freeOpinions,
  ...marketOpinions,
}

/** What a position is worth to a seat, by what makes it so: for hints. */
function partsOf(state: MonsterLands, seat: number): { readonly [name: string]: number } {
  const all = standings(state)
  const parts: { [name: string]: number } = { ...all[seat] }
  if (all.length === 1) return parts
  parts.rivals = -Math.max(...all.filter((_, other) => other !== seat).map(total))
  return parts
}

/** What makes a position of Monster Lands good, and which answers look promising. */
export const brain: Brain<MonsterLands> = {
  value: chancesOf,

  prior(state, seat, ask) {
    const opinion = OPINIONS[ask.id]
    if (!opinion) return Array<number>(ask.count(seat)).fill(1)
    return weights(
      { state, seat, ask, clan: state.clans[seat], prices: pricesFor(state, state.clans[seat]) },
      opinion,
    )
  },

  parts: partsOf,
  depth: 200,
  turns: 1,
  beats: ['deploy'],
  graded: true,
  careless: 0.03,
  obvious: 0.97,
  effort: 0.3,
  haste: 0.5,
}
