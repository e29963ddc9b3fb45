import { type Choice, choosePlace } from '@tablee/perseverance/dissenters/place.ts'
import { isFarAhead } from '@tablee/perseverance/dissenters/who.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import { CHECK_CUBES } from '../../data/solo/levels.ts'
import { ZONES } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import type { Action } from './action.ts'
import { opposedOfficer, programOf, stockOf, YOU } from './query.ts'
import { gainReserves } from './reserve.ts'

/** The officer on whom a Dissenter puts a cube, and why: two more than yours are enough. */
export type OfficerPick = Choice<OfficerId, 'ahead'>

/** solo.officer.1 to solo.officer.8: the officer that is named, or the preferred one; the loop goes by their zones. */
export function chooseOfficer(
  state: Perseverance3,
  { dissenter, owner }: Action,
  named: OfficerId | null,
): OfficerPick {
  const { influence, officers } = state
  return choosePlace<OfficerId, 'ahead'>({
    loop: ZONES.map(zone => officers[zone]),
    named,
    avoids: officer => (isFarAhead(influence[officer][owner], influence[officer][YOU]) ? 'ahead' : null),
    own: officer => influence[officer][owner],
    program: programOf(state, dissenter).officer,
    opposed: opposedOfficer(state, dissenter),
  })
}

/** s3.fx.29, solo.officer.9, solo.officer.10: cubes one by one; the first decides whom the others are meant for. */
export function influence(t: Perseverance3Table, action: Action, named: OfficerId | null, n: number): void {
  const { state } = t
  const { owner, dissenter } = action
  const stock = stockOf(state, dissenter)
  let aim = named
  for (let i = 0; i < n; i++) {
    if (stock.cubes === 0) {
      t.say('solo.noCubes', { owner }) // solo.reserve.4
      return
    }
    const choice = chooseOfficer(state, action, aim)
    const { place } = choice
    if (place === null) {
      t.say('solo.noOfficer', { owner })
      return
    }
    stock.cubes--
    state.influence[place][owner]++
    t.say('solo.cube', { owner, choice, total: state.influence[place][owner] })
    aim ??= place
  }
}

/** s3.fx.30 to s3.fx.34: with more cubes than you a reserve; otherwise two cubes there. */
export function check(t: Perseverance3Table, action: Action, officer: OfficerId): void {
  const cubes = t.state.influence[officer]
  const own = cubes[action.owner]
  const yours = cubes[YOU]
  t.say('solo.check', { owner: action.owner, officer, own, yours })
  if (own > yours) gainReserves(t, action.dissenter, 1)
  else influence(t, action, officer, CHECK_CUBES)
}
