import {
  anyFree,
  choose,
  maybe,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { battle, battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattleIn, defendersIn } from '../../../rules/battlefields.ts'
import { whyNotLeave } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { clearingNaming, partyNaming } from '../../../rules/pieces.ts'
import { lossNaming } from '../../../rules/remove.ts'
import { replaceable, replaceableBuildings, replaceBuilding, replaceWarrior } from '../../../rules/replace.ts'
import { clearingsOf, hasSuit } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { CONSPIRACIES, GARDEN_OF } from '../data.ts'
import { spendAcolytes } from './acolytes.ts'
import { type CultState, cultOf } from './souls.ts'

/** The conspiracies; a crusade is a battle or a move. 10.4.3 */
type Conspiracy = 'crusadeBattle' | 'crusadeMove' | 'convert' | 'sanctify'

const PRICES: { readonly [C in Conspiracy]: number } = {
  crusadeBattle: CONSPIRACIES.crusade,
  crusadeMove: CONSPIRACIES.crusade,
  convert: CONSPIRACIES.convert,
  sanctify: CONSPIRACIES.sanctify,
}

/** The acolytes that a conspiracy costs now. 10.4.3 */
export const priceOf = ({ hated }: Pick<CultState, 'hated'>, name: Conspiracy): number =>
  PRICES[name] - (hated ? 1 : 0)

const CONSPIRE: TurnChoice = { prompt: 'cult.conspire', end: say('cult.conspire.end'), rule: '10.4.3.a' }

const ACTS: readonly (Act & { readonly do: Conspiracy })[] = [
  { do: 'crusadeBattle', leads: ['battle.where', 'battle.defender'] },
  { do: 'crusadeMove', leads: ['move.from', 'move.to'] },
  { do: 'convert', leads: ['cult.convert', 'cult.convert.whom'] },
  { do: 'sanctify', leads: ['cult.sanctify', 'cult.sanctify.what'] },
]

/** One conspiracy, and as many more as the Cult likes and can pay. 10.4.3 */
export function* conspire(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const own = cultOf(state.players[seat])
  const acts = sift(ACTS, act => againstConspiracy(state, seat, act.do))
  if (acts.free.length === 0) return false
  const act = yield* chooseAct(t, seat, CONSPIRE, acts.free, {
    actions: () => own.acolytes,
    refused: () => acts.refusals(actNaming),
  })
  if (act === null) return false
  if (!isConspiracy(act)) return true
  spendAcolytes(t, seat, priceOf(own, act.do))
  yield* DOES[act.do](t, seat)
  return true
}

conspire.idle = ({ players }: RootState, seat: Seat): boolean => cultOf(players[seat]).acolytes === 0

const isConspiracy = (act: Act): act is Act & { readonly do: Conspiracy } => act.do in DOES

const tooDear = (needed: number): Objection => ({
  why: say('cult.why.acolytes', { needed }),
  rule: '10.4.3.a',
})
const TOO_DEAR: readonly Objection[] = [0, 1, 2, 3].map(tooDear)
const NO_BATTLE: Objection = { why: say('cult.why.crusadeBattle'), rule: '10.4.3.I.a' }
const NO_MOVE: Objection = { why: say('cult.why.crusadeMove'), rule: '10.4.3.I.a' }
const NOBODY_TO_CONVERT: Objection = { why: say('cult.why.convert'), rule: '10.4.3.II.b' }
const NO_GARDEN: Objection = { why: say('cult.why.noGarden'), rule: '10.4.3.III' }
const NO_BUILDING: Objection = { why: say('cult.why.sanctify'), rule: '10.4.3.III' }

/** What speaks against a conspiracy now; all of it lies open. */
function againstConspiracy(state: RootState, seat: Seat, name: Conspiracy): Objection | null {
  const own = cultOf(state.players[seat])
  const price = priceOf(own, name)
  return own.acolytes < price ? TOO_DEAR[price] : AGAINST[name](state, seat, own)
}

type AgainstOne = (state: RootState, seat: Seat, own: CultState) => Objection | null

const AGAINST: { readonly [C in Conspiracy]: AgainstOne } = {
  crusadeBattle: (state, seat, { outcast }) =>
    battlefields(state, seat, outcast).length > 0 ? null : NO_BATTLE,
  crusadeMove: (state, seat) => (anyFree(CLEARINGS, againstCrusadeFrom(state, seat)) ? null : NO_MOVE),
  convert: (state, seat) => (convertible(state, seat).length > 0 ? null : NOBODY_TO_CONVERT),
  sanctify: (state, seat, { outcast }) => {
    if (state.players[seat].buildings[GARDEN_OF[outcast]][0] === 0) return NO_GARDEN
    return sanctifiable(state, seat).length > 0 ? null : NO_BUILDING
  },
}

const DOES: { readonly [C in Conspiracy]: (t: RootTable, seat: Seat) => Rule } = {
  *crusadeBattle(t, seat) {
    yield* battleInOneOf(t, seat, battlefields(t.state, seat, cultOf(t.state.players[seat]).outcast))
  },
  crusadeMove,
  convert,
  sanctify,
}

const OTHER_SUIT: ObjectionTo<Clearing> = {
  why: clearing => say('cult.why.notOutcast', { clearing }),
  rule: '10.4.3.I.a',
}

/** What speaks against moving out of a clearing by a crusade: the move itself follows the general Law. */
function againstCrusadeFrom(state: RootState, seat: Seat): (from: Clearing) => ObjectionTo<Clearing> | null {
  const { outcast } = cultOf(state.players[seat])
  return from => (hasSuit(state, from, outcast) ? whyNotLeave(state, seat, from) : OTHER_SUIT)
}

/** A move out of an outcast clearing, and a battle where it leads, if the Cult likes. 10.4.3.I */
function* crusadeMove(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const clearing = yield* moveFromOneOf(t, seat, sift(CLEARINGS, againstCrusadeFrom(state, seat)))
  if (!canBattleIn(state, seat, clearing)) return
  const defender = yield* maybe(t, seat, 'cult.crusade.battle', defendersIn(state, seat, clearing), {
    like: partyNaming,
    values: () => ({ clearing }),
    pass: say('cult.crusade.end'),
    rule: '10.4.3.I.b',
  })
  if (defender !== null) yield* battle(t, seat, defender, clearing)
}

/** The outcast clearings where an enemy warrior can be converted. The price fills the supply. 10.4.3.II */
const convertible = (state: RootState, seat: Seat): Clearing[] =>
  clearingsOf(state, cultOf(state.players[seat]).outcast).filter(
    clearing => replaceable(state, seat, clearing).length > 0,
  )

/** 10.4.3.II */
function* convert(t: RootTable, seat: Seat): Rule {
  const clearing = yield* choose(t, seat, 'cult.convert', convertible(t.state, seat), {
    like: clearingNaming,
    rule: '10.4.3.II.a',
    leads: 'cult.convert.whom',
  })
  const enemy = yield* choose(t, seat, 'cult.convert.whom', replaceable(t.state, seat, clearing), {
    like: partyNaming,
    values: () => ({ clearing }),
    rule: '10.4.3.II.a',
    waits: true,
  })
  t.say('cult.converted', { seat, enemy, clearing })
  yield* replaceWarrior(t, seat, enemy, clearing)
}

/** The outcast clearings with a building to sanctify. 10.4.3.III */
const sanctifiable = (state: RootState, seat: Seat): Clearing[] =>
  clearingsOf(state, cultOf(state.players[seat]).outcast).filter(
    clearing => replaceableBuildings(state, seat, clearing).length > 0,
  )

/** 10.4.3.III */
function* sanctify(t: RootTable, seat: Seat): Rule {
  const { outcast } = cultOf(t.state.players[seat])
  const clearing = yield* choose(t, seat, 'cult.sanctify', sanctifiable(t.state, seat), {
    like: clearingNaming,
    rule: '10.4.3.III',
    leads: 'cult.sanctify.what',
  })
  const building = yield* choose(
    t,
    seat,
    'cult.sanctify.what',
    replaceableBuildings(t.state, seat, clearing),
    {
      ...lossNaming(t.state),
      key: loss => `seat${loss.party + 1}:${lossNaming(t.state).key(loss)}`,
      values: () => ({ clearing }),
      rule: '10.4.3.III',
      waits: true,
    },
  )
  t.say('cult.sanctified', { seat, enemy: building.party, kind: building.kind, clearing })
  yield* replaceBuilding(t, seat, building, GARDEN_OF[outcast])
}
