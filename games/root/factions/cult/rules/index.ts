import { choose, type Rule, type Seat } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import { SUITS } from '../../../data/suits.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { chooseHomeland, placeEvenly } from '../../../rules/homeland.ts'
import { buildIn, canBuildIn, placeWarriors } from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { Player, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { CULT, GARDEN_OF, GARDEN_TRACK, GARDENS } from '../data.ts'
import { foresees, vengeance } from './acolytes.ts'
import { conspire } from './conspiracies.ts'
import { activate, cardsToDraw, craftingPower, triggers } from './gardens.ts'
import { craft, rituals, takeBack } from './rituals.ts'
import { adjustOutcast, catchSoul, cultOf, discardLostSouls, newCult } from './souls.ts'

const shown = (player: Player): readonly number[] => {
  const { lostSouls, revealed } = cultOf(player)
  return [...lostSouls, ...revealed]
}

/** The Lizard Cult. Law 10 */
export const rules: FactionRules = {
  warriors: CULT.warriors,
  buildings: Object.fromEntries(GARDENS.map(garden => [garden, GARDEN_TRACK.gardens])),
  tokens: {},
  craftsWith: GARDENS,
  start: player => {
    player.cult = newCult()
  },
  setup,
  settles,
  phases: {
    birdsong: [adjustOutcast, discardLostSouls, conspire],
    daylight: [rituals],
    evening: [takeBack, craft, endTurn, drawInEvening],
  },
  limitRule: '10.6.3.b',
  cardsToDraw,
  rulesOutright: ({ players }, party, clearing) => players[party].built[clearing] > 0, // 10.2.4
  craftingPower,
  activate,
  catchesDiscards: catchSoul,
  catchesFallen: vengeance,
  triggers,
  foresees,
  cards: shown,
  shownCards: shown,
  warriorsElsewhere: player => cultOf(player).acolytes,
  invariants: (state, party) => {
    const { acolytes, revealed } = cultOf(state.players[party])
    const problems = acolytes < 0 ? [`the Cult has ${acolytes} acolytes`] : []
    const awake = state.turn.seat === party && state.turn.phase !== 'birdsong'
    if (revealed.length > 0 && !awake) problems.push('cards lie revealed outside the turn of the Cult')
    return problems
  },
  ...card,
}

/** 10.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  const corner = yield* chooseCorner(t, seat, '10.3.2.a', 'building')
  yield* found(t, seat, corner)
  for (const clearing of adjacent(t.state, seat, corner)) placeWarriors(t, seat, clearing, 1)
  yield* chooseOutcast(t, seat)
}

/** By the set-up card: fewer go out, and some are acolytes. A.8.2 */
function* settles(t: RootTable, seat: Seat): Rule {
  const needs = { distance: 'apart', holds: canBuildIn, rule: 'setup-card.cult.a' } as const
  const home = yield* chooseHomeland(t, seat, needs)
  yield* found(t, seat, home)
  yield* placeEvenly(t, seat, CULT.sentOut, adjacent(t.state, seat, home), 'setup-card.cult.b')
  const player = t.state.players[seat]
  player.warriors[0] -= CULT.firstAcolytes
  cultOf(player).acolytes += CULT.firstAcolytes
  yield* chooseOutcast(t, seat)
}

/** The first garden, with warriors. */
function* found(t: RootTable, seat: Seat, home: Clearing): Rule {
  placeWarriors(t, seat, home, CULT.startingWarriors)
  yield* buildIn(t, seat, GARDEN_OF[t.state.suits[home]], home)
}

function* chooseOutcast(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const suit = yield* choose(t, seat, 'cult.setup.outcast', SUITS, {
    say: one => say('suit', { suit: one }),
    rule: '10.3.3',
  })
  cultOf(state.players[seat]).outcast = suit
  t.say('cult.outcast', { seat, suit, hated: false })
}
