import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, dayWindowMayOpen, type TurnChoice } from '../../../rules/acts.ts'
import { battleInOneOf } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { drawCards } from '../../../rules/cards.ts'
import { crafts } from '../../../rules/craft.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { moveFromOneOf } from '../../../rules/move.ts'
import { canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { exportCard } from './craft.ts'
import { chooseFund, commit, giveBack } from './funds.ts'
import { establish, postSites } from './posts.ts'
import { owners, total } from './purse.ts'
import { companyAt } from './state.ts'

const DAY: TurnChoice = { prompt: 'riverfolk.day', end: say('riverfolk.day.end'), rule: '11.5.a' }

const MOVES_ON = ['move.from', 'move.to'] as const
const BATTLES_ON = ['battle.where', 'battle.defender'] as const

/** The acts of its Daylight, and the questions that are one gesture with them. */
const MOVE: Act = { do: 'move', leads: ['riverfolk.commit', ...MOVES_ON] }
const BATTLE: Act = { do: 'battle', leads: ['riverfolk.commit', ...BATTLES_ON] }
const DRAW: Act = { do: 'drawCard', leads: ['riverfolk.commit'] }
/** With the funds of one owner there is nothing more to ask: the card is seen at once. */
const DRAW_NOW: Act = { do: 'drawCard', final: true }
const RECRUIT: Act = { do: 'recruit', leads: ['riverfolk.spend', 'riverfolk.recruit'] }
const POST: Act = { do: 'tradePost', leads: ['riverfolk.post'] }
const EXPORTS: readonly Act[] = CARDS.map((_, card) => ({ do: 'export', card }))

/** Moves, battles, crafts, exports, draws, recruits and establishes trade posts as its funds allow. 11.5 */
export function* day(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { funds } = companyAt(state, seat)
  if (total(funds) === 0 && !dayWindowMayOpen(state, seat)) return false
  const acts = [MOVE, BATTLE, owners(funds).length === 1 ? DRAW_NOW : DRAW, RECRUIT, POST]
  const own = sift(acts, act => against(state, seat, act))
  const exports = crafts(state, seat)
  const candidates = [...own.free, ...exports.free.map(card => EXPORTS[card])]
  const act = yield* chooseAct(t, seat, DAY, candidates, {
    crafts: true,
    actions: () => total(funds),
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  yield* perform(t, seat, act)
  return true
}

const NO_FUNDS: Objection = { why: say('riverfolk.why.noFunds'), rule: '11.5.b' }
const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '11.5.1' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '11.5.2' }
const NO_RIVER: Objection = { why: say('riverfolk.why.river'), rule: '11.5.5' }
const NO_SITE: Objection = { why: say('riverfolk.why.noSite'), rule: '11.5.6' }

/** What speaks against each action. 11.5 */
function against(state: RootState, seat: Seat, { do: name }: Act): Objection | null {
  if (owners(companyAt(state, seat).funds).length === 0) return NO_FUNDS
  switch (name) {
    case 'move':
      return canMove(state, seat) ? null : NO_MOVE
    case 'battle':
      return canBattle(state, seat) ? null : NO_BATTLE
    case 'recruit':
      return landings(state, seat).length > 0 ? null : NO_RIVER
    case 'tradePost':
      return postSites(state, seat).free.length > 0 ? null : NO_SITE
    default:
      return null
  }
}

function* perform(t: RootTable, seat: Seat, act: Act): Rule {
  const { state } = t
  const { committed } = companyAt(state, seat)
  switch (act.do) {
    case 'move':
      yield* commit(t, seat, committed, '11.5.1', { leads: MOVES_ON })
      yield* moveFromOneOf(t, seat, origins(state, seat))
      break
    case 'battle':
      yield* commit(t, seat, committed, '11.5.2', { leads: BATTLES_ON })
      yield* battleInOneOf(t, seat, battlefields(state, seat))
      break
    case 'drawCard':
      yield* commit(t, seat, committed, '11.5.4', { final: true })
      drawCards(t, seat, 1)
      break
    case 'recruit':
      yield* recruit(t, seat)
      break
    case 'tradePost':
      yield* establish(t, seat)
      break
    case 'export':
      if (act.card !== undefined) yield* exportCard(t, seat, act.card)
      break
  }
}

/** The clearings with a river. */
export const riverside = ({ map }: RootState): Clearing[] =>
  CLEARINGS.filter(clearing => clearingOf(MAPS[map], clearing).rivers.length > 0)

/** Where warriors can be placed on a river. */
export const landings = (state: RootState, seat: Seat): Clearing[] =>
  riverside(state).filter(clearing => canPlace(state, seat, clearing))

/** Spends a fund, which may be the very warrior that is placed. 11.5.5, 1.5.4 */
function* recruit(t: RootTable, seat: Seat): Rule {
  const owner = yield* chooseFund(t, seat, 'riverfolk.spend', '11.5.5', { leads: ['riverfolk.recruit'] })
  const clearing = yield* choose(t, seat, 'riverfolk.recruit', landings(t.state, seat), {
    like: clearingNaming,
    rule: '11.5.5',
    waits: true,
  })
  giveBack(t, seat, owner, 1)
  placeWarriors(t, seat, clearing, 1)
}
