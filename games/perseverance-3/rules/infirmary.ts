import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { SPECIES } from '@tablee/perseverance/ids.ts'
import type { Perseverance3, Perseverance3Table, Unit, Units } from '../state.ts'
import { say } from '../text/say.ts'
import { defeat, moveUnit, tire, unitsIn } from './assets.ts'
import { byUnit } from './naming.ts'

/** infirmary.1, infirmary.7: the spaces that are not covered. */
export function beds({ players, data: { board } }: Perseverance3, seat: Seat): number {
  return players[seat].opened ? board.infirmary : board.infirmary - board.covered
}

/** asset.16: a unit of this place is wounded. A leader is tired instead (leader.1). */
export function* wound(t: Perseverance3Table, seat: Seat, from: Units, unit: Unit): Rule {
  const player = t.state.players[seat]
  if (unit === 'leader') {
    moveUnit(from, player.tired, unit)
    t.say('unit.tired', { seat, unit })
    return
  }
  t.say('unit.wounded', { seat, unit })
  if (unitsIn(player.infirmary) < beds(t.state, seat)) moveUnit(from, player.infirmary, unit)
  else yield* overflow(t, seat, from, unit)
}

/** infirmary.2: without a free space, the wounded unit or one inside is discarded. */
function* overflow(t: Perseverance3Table, seat: Seat, from: Units, unit: Unit): Rule {
  const { infirmary } = t.state.players[seat]
  const inside = WOUNDED.filter(one => infirmary[one] > 0)
  const gone = yield* choose(t, seat, 'infirmary.full', inside.includes(unit) ? inside : [...inside, unit], {
    like: byUnit,
    values: () => ({ unit }),
    rule: 'infirmary.2',
    waits: true,
  })
  if (gone !== unit) {
    defeat(t, seat, infirmary, gone)
    moveUnit(from, infirmary, unit)
  } else defeat(t, seat, from, unit)
}

/** Who can lie in an infirmary. */
const WOUNDED: readonly Unit[] = ['ranger', ...SPECIES]

/** infirmary.3, infirmary.4: what one unit takes to get well. */
const healsFor = (unit: Unit): number => (unit === 'ranger' ? 1 : 2)

const healable = (infirmary: Units, heals: number): Unit[] =>
  WOUNDED.filter(unit => infirmary[unit] > 0 && healsFor(unit) <= heals)

export const canHeal = ({ players }: Perseverance3, seat: Seat, heals: number): boolean =>
  healable(players[seat].infirmary, heals).length > 0

/** infirmary.5, infirmary.6: heals are applied at once, and what is left of them is lost. */
export function* heal(t: Perseverance3Table, seat: Seat, heals: number): Rule {
  const { home, infirmary } = t.state.players[seat]
  let left = heals
  while (left > 0) {
    const unit = yield* maybe(t, seat, 'heal', healable(infirmary, left), {
      like: byUnit,
      values: () => ({ left }),
      pass: HEAL_NO_MORE,
      rule: 'infirmary.3',
    })
    if (unit === null) return
    moveUnit(infirmary, home, unit)
    left -= healsFor(unit)
    t.say('unit.healed', { seat, unit })
  }
}

const HEAL_NO_MORE = say('heal.noMore')

/** What becomes of a unit at Home: of combat, of taming. */
export function* suffer(
  t: Perseverance3Table,
  seat: Seat,
  unit: Unit,
  then: 'tired' | 'wounded' | 'defeated',
): Rule {
  const { home } = t.state.players[seat]
  if (then === 'tired') tire(t, seat, unit)
  else if (then === 'wounded') yield* wound(t, seat, home, unit)
  else defeat(t, seat, home, unit)
}

/** asset.3: rangers come from the reserve; when it is empty one may come from the infirmary (training.2). */
export function* gainRangers(t: Perseverance3Table, seat: Seat, n: number): Rule {
  const player = t.state.players[seat]
  for (let i = 0; i < n; i++) {
    if (player.reserve > 0) {
      player.reserve--
      player.home.ranger++
      t.say('ranger.gained', { seat })
    } else if (player.infirmary.ranger > 0) {
      const back = yield* maybe(t, seat, 'ranger.back', RANGER, { like: byUnit, rule: 'training.2' })
      if (back === null) return
      moveUnit(player.infirmary, player.home, 'ranger')
      t.say('unit.healed', { seat, unit: 'ranger' })
    }
  }
}

const RANGER: readonly Unit[] = ['ranger']
