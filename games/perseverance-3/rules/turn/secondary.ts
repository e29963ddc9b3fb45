import { choose, type Next, type Rule, sift } from '@tablee/kernel'
import { OFFICERS, type OfficerId } from '@tablee/perseverance/ids.ts'
import type { Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { resolver } from '../effects/resolve.ts'
import { favourObjection, useFavour } from '../favours/favours.ts'
import { crateOffers, type RowUse, useRow } from './crates.ts'

/** secondary.1: crates of a row, or an officer's favour. */
type Secondary = RowUse | OfficerId

/** turn.1, secondary.1 */
export function* secondary(t: Perseverance3Table): Rule<Next> {
  const { state } = t
  const seat = state.active
  state.phase = 'secondary'
  const all: Secondary[] = [...crateOffers(state.players[seat]), ...OFFICERS]
  const actions = sift(all, action =>
    typeof action === 'string' ? favourObjection(state, seat, action, resolver) : null,
  )
  const action = yield* choose(t, seat, 'secondary', actions.free, { like: actionNaming, refused: actions })
  if (typeof action === 'string') yield* useFavour(t, seat, action, resolver)
  else yield* useRow(t, seat, action, resolver)
  return 'stage'
}

const actionNaming = {
  key: (action: Secondary) =>
    typeof action === 'string' ? `favour:${action}` : `row:${action.row}:${action.crates}`,
  say: (action: Secondary) =>
    typeof action === 'string'
      ? say('secondary.favour', { officer: action })
      : say('secondary.row', { ...action }),
  at: (action: Secondary) => (typeof action === 'string' ? `officer:${action}` : `row:${action.row}`),
  rule: 'secondary.1',
  waits: true,
}
