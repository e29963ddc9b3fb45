import { choose, type Message, maybe, type Rule, type Seat } from '@tablee/kernel'
import { type Battle, sideOf } from '../../../rules/battle.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import { takesTurns } from '../../../rules/party.ts'
import { partyNaming } from '../../../rules/pieces.ts'
import { fallen as fallenOf, type Loss } from '../../../rules/remove.ts'
import { enlists } from '../../../rules/robots/arbiter.ts'
import { isRobot } from '../../../rules/robots/robot.ts'
import { score } from '../../../rules/score.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { damage, exhaustOne, hasReady, itemNaming, swords, undamaged } from './items.ts'
import { alliesIn, becomeHostile } from './relationships.ts'
import { type VagabondItem, vagabondAt } from './state.ts'

/** The ally whose warriors he treats as his own in this battle, or -1. */
const allyOf = (battle: Battle, seat: Seat): Seat => (seat === battle.attacker ? battle.ally : -1)

/** He deals at most his undamaged swords, and the warriors of his ally. 9.2.6, 9.2.9.II.c */
export function rolledCap(state: RootState, battle: Battle, seat: Seat): number {
  const own = swords(vagabondAt(state, seat))
  const ally = allyOf(battle, seat)
  return ally < 0 ? own : own + state.players[ally].warriors[battle.clearing]
}

/** Defenceless without an undamaged sword. 9.2.4 */
export const defenceless = (state: RootState, _: Battle, seat: Seat): boolean =>
  swords(vagabondAt(state, seat)) === 0

/** As attacker he may treat the warriors of an ally there as his own, unless it is the defender. 9.2.9.II.c */
export function* battleStarts(t: RootTable, battle: Battle, seat: Seat): Rule {
  const allies = alliesIn(t.state, seat, battle.clearing).filter(ally => ally !== battle.defender)
  const ally = yield* maybe(t, seat, 'vagabond.ally.battle', allies, {
    like: partyNaming,
    pass: say('vagabond.alone'),
    rule: '9.2.9.II.c.a',
  })
  if (ally === null) return
  battle.ally = ally
  t.say('vagabond.fightsWith', { seat, ally })
}

type Hit = VagabondItem | 'ally'

/** How asks name what takes a hit. */
const hitNaming = {
  key: (hit: Hit): string => (hit === 'ally' ? 'ally' : itemNaming.key(hit)),
  say: (hit: Hit): Message => (hit === 'ally' ? say('vagabond.damage.ally') : itemNaming.say(hit)),
  at: (hit: Hit): string | string[] => (hit === 'ally' ? [] : itemNaming.at(hit)),
} as const

/** Each hit damages an undamaged item, or removes an allied warrior; without items he ignores it. 9.2.7, 9.2.9.II.d */
export function* takeHits(t: RootTable, battle: Battle, seat: Seat, hits: number): Rule<Loss[]> {
  const vagabond = vagabondAt(t.state, seat)
  const ally = allyOf(battle, seat)
  const warriors = ally < 0 ? 0 : t.state.players[ally].warriors[battle.clearing]
  let fallen = 0
  for (let left = hits; left > 0; left--) {
    const candidates: Hit[] = undamaged(vagabond)
    if (candidates.length === 0) break
    if (fallen < warriors) candidates.push('ally')
    const hit = yield* choose(t, seat, 'vagabond.damage', candidates, {
      like: hitNaming,
      values: () => ({ left }),
      rule: ally < 0 ? '9.2.7.a' : '9.2.9.II.d.a',
    })
    if (hit === 'ally') fallen++
    else {
      battle.itemHits++
      damage(t, seat, hit, 'battle')
    }
  }
  battle.allyHits += fallen
  return fallen === 0 ? [] : fallenOf(t.state, ally, battle.clearing, fallen, battle.defender)
}

/** An ally that took more hits than his items becomes Hostile. 9.2.9.II.d */
export function* battleEnds(t: RootTable, battle: Battle, seat: Seat): Rule {
  const ally = allyOf(battle, seat)
  if (ally >= 0 && battle.allyHits > battle.itemHits) becomeHostile(t, seat, ally)
}

/** Whether a defender may enlist him: an Arbiter who stands there and is no party. D.5.2 */
export function mayBeEnlisted(state: RootState, battle: Battle, seat: Seat): boolean {
  const { character } = vagabondAt(state, seat)
  if (character !== 'arbiter' || state.players[seat].pawn !== battle.clearing) return false
  return sideOf(battle, seat) === null && takesTurns(state, battle.defender) // E.3.5: a hireling enlists nobody
}

/** The defender may enlist the Arbiter: he scores a point. D.5.2 */
export function* enlist(t: RootTable, battle: Battle, seat: Seat): Rule {
  const { attacker, defender } = battle
  const wanted = isRobot(t.state.players[defender])
    ? enlists(t.state, battle, seat)
    : (yield* maybe(t, defender, 'vagabond.enlist', [seat], {
        like: partyNaming,
        values: () => ({ attacker, swords: swords(vagabondAt(t.state, seat)) }),
        rule: 'D.5.2.a',
        pass: say('vagabond.enlist.no'),
      })) !== null
  if (!wanted) return
  battle.enlisted = seat
  t.say('vagabond.enlisted', { seat, defender: battle.defender })
  score(t, seat, 1, 'enlistment')
}

const SWIFT_STRIKE = ['swiftStrike']
const NOTHING: readonly string[] = []

/** A Ronin with a sword to exhaust may strike swiftly, once in a battle. D.8.2 */
export function battleOptions(state: RootState, _: Battle, seat: Seat): readonly string[] {
  const vagabond = vagabondAt(state, seat)
  return vagabond.character === 'ronin' && hasReady(vagabond, 'sword') ? SWIFT_STRIKE : NOTHING
}

/** Swift Strike: a sword for an extra hit. D.8.2 */
export function swiftStrike(t: RootTable, battle: Battle, seat: Seat): void {
  const side = sideOf(battle, seat)
  if (!side) return
  exhaustOne(t, seat, 'sword')
  battle.extra[side]++
}

declare module '../../../rules/forecast.ts' {
  interface ForecastNotes {
    enlist: { readonly seat: Party; readonly hits: number }
  }
}

/** An Arbiter who stands by may be enlisted by the defender. D.5.2 */
export function foresees(state: RootState, battle: Battle, party: Party): ForecastNote[] {
  if (!mayBeEnlisted(state, battle, party)) return []
  return [{ id: 'enlist', seat: party, hits: rolledCap(state, battle, party) }]
}
