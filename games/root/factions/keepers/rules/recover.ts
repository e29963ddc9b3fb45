import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { ClearingSuit, Suit } from '../../../data/suits.ts'
import { type Act, actNaming, actOf } from '../../../rules/acts.ts'
import { origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { ruled } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import { actsIn, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { KEEPERS, RELIC, RELIC_TYPES, SIDE } from '../data.ts'
import { keepersAt, relicsIn, waystationsIn } from './state.ts'

/** The relics in a clearing that one of its waystations is for. 15.5.2.III.a */
function recoverable(state: RootState, seat: Seat, clearing: Clearing): string[] {
  const player = state.players[seat]
  if (player.built[clearing] === 0) return []
  const types = waystationsIn(player, clearing).map(side => SIDE[side].type)
  return relicsIn(player, clearing).filter(kind => types.includes(RELIC[kind].type))
}

/** The clearings of a suit in which relics can be recovered. */
function recoveries(state: RootState, seat: Seat, suit: Suit): Clearing[] {
  return CLEARINGS.filter(one => actsIn(state, one, suit) && recoverable(state, seat, one).length > 0)
}

/** Whether a card of a suit can recover a relic somewhere. */
export const canRecover = (state: RootState, seat: Seat, suit: Suit): boolean =>
  recoveries(state, seat, suit).length > 0

/** The acts of recovering in each clearing, made once. */
const RECOVER_IN: readonly Act[] = [0, ...CLEARINGS].map(clearing => ({
  do: 'recover',
  clearing,
  leads: ['keepers.recover.which'],
}))

/** Moves, or recovers relics in a clearing; tells whether the card that acted is lost. 15.5.2.III */
export function* moveOrRecover(t: RootTable, seat: Seat, suit: Suit): Rule<boolean> {
  const from = origins(t.state, seat, suit)
  const sites = recoveries(t.state, seat, suit).map(clearing => RECOVER_IN[clearing])
  const act = yield* choose(
    t,
    seat,
    'keepers.recover.what',
    from.free.length > 0 ? [actOf('move'), ...sites] : sites,
    {
      like: actNaming,
      rule: '15.5.2.III',
      leads: one => (one.do === 'move' ? ['move.from', 'move.to'] : ['keepers.recover.which']),
    },
  )
  if (act.clearing !== undefined) return yield* recover(t, seat, act.clearing)
  yield* moveFromOneOf(t, seat, from)
  return false
}

/** Recovers relics of a clearing one by one, until that costs the card or the Keepers stop. 15.5.2.III */
function* recover(t: RootTable, seat: Seat, clearing: Clearing): Rule<boolean> {
  const naming = {
    say: (kind: string) => say('piece', { seat, kind }),
    at: () => `clearing:${clearing}`,
    values: () => ({ clearing }),
    waits: true,
  }
  let kind: string | null = yield* choose(
    t,
    seat,
    'keepers.recover.which',
    recoverable(t.state, seat, clearing),
    { ...naming, rule: '15.5.2.III.a' },
  )
  while (kind !== null) {
    const value = takeRelic(t, seat, clearing, kind)
    const suit = yield* countedSuit(t, seat, clearing)
    if (ruled(t.state, seat, suit).length < value) return true
    kind = yield* maybe(t, seat, 'keepers.recover.which', recoverable(t.state, seat, clearing), {
      ...naming,
      pass: say('keepers.recover.stop'),
      rule: '15.5.2.III.c.b',
    })
  }
  return false
}

/** A relic goes to the leftmost empty space of its row, and scores. 15.5.2.III.a, 15.5.2.III.b */
function takeRelic(t: RootTable, seat: Seat, clearing: Clearing, kind: string): number {
  const { type, value } = RELIC[kind]
  const { recovered } = keepersAt(t.state, seat)
  t.state.players[seat].tokens[kind][clearing]--
  recovered[type].push(value)
  const column = recovered[type].length
  const completes = RELIC_TYPES.every(one => recovered[one].length >= column)
  t.say('keepers.recovered', { seat, kind, clearing, completes })
  score(t, seat, completes ? value + KEEPERS.columnBonus : value, 'relics')
  return value
}

/** The suit whose ruled clearings count: the clearing's, or one of the Keepers' choice where it has all. 15.5.2.III.c, R-99 */
function countedSuit(t: RootTable, seat: Seat, clearing: Clearing): Rule<ClearingSuit> {
  return choose(t, seat, 'keepers.recover.suit', suitsOf(t.state, clearing), {
    say: suit => say('suit', { suit }),
    rule: 'ruling.r-99',
  })
}
