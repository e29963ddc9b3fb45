import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { RootTable } from '../../state.ts'
import type { Effect } from '../effect.ts'
import { drawOrInform } from '../informants.ts'
import { canMoveByEffect, moveByEffect } from '../move.ts'
import { partyNaming } from '../pieces.ts'
import { score } from '../score.ts'
import { others } from './others.ts'

/** The persistent effects that are used in Evening. */
export const eveningEffects: readonly Effect[] = [
  { name: 'cobbler', when: 'startEvening', can: canMoveByEffect, use: cobbler },
  { name: 'charmOffensive', when: 'startEvening', use: charmOffensive },
]

/** Cobbler: a move. */
function* cobbler(t: RootTable, seat: Seat): Rule {
  yield* moveByEffect(t, seat)
}

/** Charm Offensive: its owner draws, and another seat of its choice scores a point. */
function* charmOffensive(t: RootTable, seat: Seat): Rule {
  yield* drawOrInform(t, seat, 1)
  const other = yield* choose(t, seat, 'charmOffensive.who', others(t.state, seat), {
    like: partyNaming,
    rule: 'card.exiles.charm-offensive',
  })
  score(t, other, 1, 'effects')
}
