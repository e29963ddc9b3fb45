import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { canPlace, clearingNaming, onMap, placeToken } from '../../../rules/pieces.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { HUNDREDS, MOB_DIE } from '../data.ts'
import { isInMood, warlordOf } from './state.ts'

/** Whether a mob is in a clearing. */
export const hasMob = ({ players }: RootState, party: Party, clearing: Clearing): boolean =>
  players[party].tokens.mob[clearing] > 0

/** The clearings of a suit to which mobs can spread: next to one, without one. 14.4.1 */
function spreads(state: RootState, seat: Seat, suit: ClearingSuit): Clearing[] {
  if (state.players[seat].tokens.mob[0] === 0) return []
  return CLEARINGS.filter(
    clearing =>
      hasSuit(state, clearing, suit) &&
      !hasMob(state, seat, clearing) &&
      canPlace(state, seat, clearing) &&
      adjacent(state, seat, clearing).some(near => hasMob(state, seat, near)),
  )
}

/** The mob die is rolled, and a mob placed where it shows. 14.4.1, 14.7.3 */
function* rollMob(t: RootTable, seat: Seat, rule: string): Rule {
  const suit = MOB_DIE.faces[t.roll(MOB_DIE.faces.length) - 1]
  t.say('hundreds.rolled', { seat, suit })
  const sites = spreads(t.state, seat, suit)
  if (sites.length === 0) {
    t.say('hundreds.noMob', { seat, suit })
    return
  }
  const clearing = yield* choose(t, seat, 'hundreds.mob', sites, {
    like: clearingNaming,
    values: () => ({ suit }),
    rule,
  })
  placeToken(t, seat, 'mob', clearing)
}

const ROLL = ['roll'] as const
const sayRoll = () => say('hundreds.roll.now')

/** Once all mobs have razed, the die is rolled once. 14.4.1 */
export function* spreadMobs(t: RootTable, seat: Seat): Rule<boolean> {
  // nothing can come of it, so nobody need do it.
  if (t.state.players[seat].tokens.mob[0] > 0)
    yield* choose(t, seat, 'hundreds.roll', ROLL, {
      say: sayRoll,
      rule: '14.4.1.c',
      waits: true,
      final: true,
    })
  yield* rollMob(t, seat, '14.4.1.c')
  return false
}

spreadMobs.idle = ({ players }: RootState, seat: Seat): boolean => onMap(players[seat].tokens.mob) === 0

/** A mob was incited: where he is, a Jubilant warlord may roll for up to four more. 14.7.3 */
export function* jubilate(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { mob } = t.state.players[seat].tokens
  if (!isInMood(t.state, seat, 'jubilant') || warlordOf(t.state, seat) !== clearing) return
  for (let left: number = HUNDREDS.jubilantRolls; left > 0 && mob[0] > 0; left--) {
    const rolls = yield* maybe(t, seat, 'hundreds.jubilant', ROLL, {
      say: sayRoll,
      values: () => ({ left }),
      pass: say('hundreds.jubilant.end'),
      rule: '14.7.3.a',
      final: one => one !== null,
    })
    if (rolls === null) return
    yield* rollMob(t, seat, '14.7.3.b')
  }
}
