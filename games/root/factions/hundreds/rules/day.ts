import {
  anyFree,
  choose,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import {
  type Act,
  actNaming,
  actOf,
  actsOf,
  chooseAct,
  dayWindowMayOpen,
  type TurnChoice,
} from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { spend } from '../../../rules/cards.ts'
import type { Part } from '../../../rules/faction.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { buildIn, clearingNaming, whyNotBuildIn } from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { fitting, hasFitting, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { advance, advancesLeft, againstAdvancing } from './advance.ts'
import { commandOf } from './hoard.ts'
import { isInMood } from './state.ts'

/** A step of Daylight: what it lets them do, and how often still. 14.5 */
interface Step {
  readonly choice: TurnChoice
  readonly acts: readonly Act[]
  readonly left: (state: RootState, seat: Seat) => number
  readonly spent: Objection
  readonly against: (state: RootState, seat: Seat, act: Act) => Objection | null
  readonly run: (t: RootTable, seat: Seat, act: Act) => Rule
}

const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '14.5.2.I' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '14.5.2.II' }
const NO_BUILDING: Objection = { why: say('hundreds.why.build'), rule: '14.5.2.III' }

/** What speaks against each action that they are commanded. 14.5.2 */
const AGAINST: { readonly [name: string]: (state: RootState, seat: Seat) => Objection | null } = {
  move: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
  battle: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
  build: (state, seat) => (canBuild(state, seat) ? null : NO_BUILDING),
}

/** Command the Hundreds: moves, battles and strongholds, as many as their Command. 14.5.2 */
const COMMAND: Step = {
  choice: { prompt: 'hundreds.command', end: say('hundreds.command.end'), rule: '14.5.2' },
  acts: actsOf(Object.keys(AGAINST), { build: ['hundreds.build'] }),
  left: ({ players, turn }, seat) => commandOf(players[seat]) - (turn.notes.commanded ?? 0),
  spent: { why: say('hundreds.why.commanded'), rule: '14.5.2' },
  against: (state, seat, act) => AGAINST[act.do](state, seat),
  *run(t, seat, { do: name }) {
    const { notes } = t.state.turn
    notes.commanded = (notes.commanded ?? 0) + 1
    if (name === 'move') yield* moveFromOneOf(t, seat, origins(t.state, seat))
    else if (name === 'battle') yield* battleInOneOf(t, seat, battlefields(t.state, seat))
    else yield* build(t, seat)
  },
}

/** Advance the warlord: as often as his Prowess. 14.5.3 */
const ADVANCE: Step = {
  choice: { prompt: 'hundreds.advance', end: say('hundreds.advance.end'), rule: '14.5.3.a' },
  acts: ['move', 'battle'].map(actOf),
  left: advancesLeft,
  spent: { why: say('hundreds.why.advanced'), rule: '14.5.3.a' },
  against: againstAdvancing,
  run: advance,
}

/** The steps after crafting come in this order, unless the warlord is Grandiose. 14.5, 14.7.2 */
export const firstStep: Part = (t, seat) =>
  take(t, seat, isInMood(t.state, seat, 'grandiose') ? ADVANCE : COMMAND, true)
export const secondStep: Part = (t, seat) =>
  take(t, seat, isInMood(t.state, seat, 'grandiose') ? COMMAND : ADVANCE, false)

/** Takes one action of a step; before the first of the day they may craft. 14.5.1 */
function* take(t: RootTable, seat: Seat, step: Step, first: boolean): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const crafts = first && notes.acted === undefined
  const left = step.left(state, seat)
  if (!crafts && left <= 0 && !dayWindowMayOpen(state, seat)) return false
  const own = sift(step.acts, act => (left > 0 ? step.against(state, seat, act) : step.spent))
  const act = yield* chooseAct(t, seat, step.choice, own.free, {
    crafts,
    actions: () => left,
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  if (own.free.includes(act)) {
    notes.acted = 1
    yield* step.run(t, seat, act)
  }
  return true
}

const NOT_RULED: ObjectionTo<Clearing> = {
  why: clearing => say('hundreds.why.notRuled', { clearing }),
  rule: '14.5.2.III',
}
const NO_CARD: ObjectionTo<Clearing> = {
  why: clearing => say('hundreds.why.noCard', { clearing }),
  rule: '14.5.2.III',
}

/** What speaks against a stronghold in a clearing: they rule it, and spend a card of its suit. 14.5.2.III */
function againstSite(state: RootState, seat: Seat, clearing: Clearing): ObjectionTo<Clearing> | null {
  if (!rules(state, seat, clearing)) return NOT_RULED
  const objection = whyNotBuildIn(state, seat, clearing)
  if (objection !== null) return objection
  return hasFitting(state, state.players[seat].hand, clearing) ? null : NO_CARD
}

const sites = (state: RootState, seat: Seat): Sifted<Clearing> =>
  sift(CLEARINGS, clearing => againstSite(state, seat, clearing))

function canBuild(state: RootState, seat: Seat): boolean {
  const { buildings, hand } = state.players[seat]
  if (buildings.stronghold[0] === 0 || hand.length === 0) return false
  return anyFree(CLEARINGS, clearing => againstSite(state, seat, clearing))
}

/** 14.5.2.III */
function* build(t: RootTable, seat: Seat): Rule {
  const where = sites(t.state, seat)
  const clearing = yield* choose(t, seat, 'hundreds.build', where.free, {
    like: clearingNaming,
    rule: '14.5.2.III',
    always: true,
    refused: where,
  })
  const [suit] = suitsOf(t.state, clearing)
  yield* spend(t, seat, suit, '14.5.2.III', fitting(t.state, t.state.players[seat].hand, clearing))
  yield* buildIn(t, seat, 'stronghold', clearing)
}
