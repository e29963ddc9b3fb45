import { choose, type Rule, type Seat } from '@tablee/kernel'
import { SUITS } from '../../../data/suits.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { adjacent } from '../../../rules/move.ts'
import { buildIn, placeWarriors } from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { Player, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
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
  id: 'cult',
  letter: 'F',
  reach: 2,
  warriors: CULT.warriors,
  buildings: Object.fromEntries(GARDENS.map(garden => [garden, GARDEN_TRACK.gardens])),
  tokens: {},
  craftsWith: GARDENS,
  corner: true,
  start: player => {
    player.cult = newCult()
  },
  setup,
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
}

/** 10.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const corner = yield* chooseCorner(t, seat, '10.3.2.a', 'building')
  placeWarriors(t, seat, corner, CULT.startingWarriors)
  yield* buildIn(t, seat, GARDEN_OF[state.suits[corner]], corner)
  for (const clearing of adjacent(state, seat, corner)) placeWarriors(t, seat, clearing, 1)
  const suit = yield* choose(t, seat, 'cult.setup.outcast', SUITS, {
    say: one => say('suit', { suit: one }),
    rule: '10.3.3',
  })
  cultOf(state.players[seat]).outcast = suit
  t.say('cult.outcast', { seat, suit, hated: false })
}
