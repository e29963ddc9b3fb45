import {
  choose,
  type Objection,
  type ObjectionTo,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, dayWindowMayOpen, type TurnChoice } from '../../../rules/acts.ts'
import { handNaming } from '../../../rules/cards.ts'
import { kindOf, type Power } from '../../../rules/craft.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { MINISTER, MINISTERS, type Minister, RANK, type RankData } from '../data.ts'
import { mayCraft } from './evening.ts'
import { reveal } from './reveal.ts'
import { duchyOf } from './state.ts'

const SWAY: TurnChoice = { prompt: 'duchy.sway', end: say('duchy.sway.end'), rule: '12.5.3' }
const LAST: TurnChoice = { ...SWAY, endsTurn: true }

/** The acts, made once. */
const ACTS: readonly Act[] = MINISTERS.map(minister => ({ do: 'sway', own: minister }))

const rankOf = (minister: Minister): RankData => RANK[MINISTER[minister].rank]

/** One minister may be swayed. 12.5.3 */
export function* sway(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const maySway = notes.swayed === undefined && swayMayBe(state, seat)
  if (!maySway && !dayWindowMayOpen(state, seat)) return false
  const own = ministers(state, seat, maySway)
  const act = yield* chooseAct(t, seat, mayCraft(state, seat) ? SWAY : LAST, own.free, {
    refused: () => own.refusals(actNaming),
  })
  if (act === null) return false
  if (!own.free.includes(act)) return true
  notes.swayed = 1
  yield* swayOne(t, seat, act.own as Minister)
  return true
}

/** Whether a minister may be swayed, by what everybody knows: crowns, cards in hand, clearings with pieces. */
function swayMayBe(state: RootState, seat: Seat): boolean {
  const most = Math.min(state.players[seat].hand.length, total(holdings(state, seat)))
  return MINISTERS.some(
    minister => againstCourting(state, seat, minister) === null && most >= rankOf(minister).cards,
  )
}

const STANDS: Objection = { why: say('duchy.why.swayed'), rule: '12.5.3.I' }
const NO_CROWN: Objection = { why: say('duchy.why.noCrown'), rule: '12.5.3.I' }
const ONE_A_TURN: Objection = { why: say('duchy.why.swayedOne'), rule: '12.5.3' }
const TOO_FEW: ObjectionTo<Act> = {
  why: ({ own }) => say('duchy.why.cards', { cards: rankOf(own as Minister).cards }),
  rule: '12.5.3.II.a',
}
const NO_CLEARINGS: ObjectionTo<Act> = {
  why: ({ own }) => say('duchy.why.clearings', { cards: rankOf(own as Minister).cards }),
  rule: '12.5.3.II.b',
}

/** What everybody sees to speak against swaying a minister. 12.5.3.I */
function againstCourting(state: RootState, seat: Seat, minister: Minister): Objection | null {
  const { swayed, crowns } = duchyOf(state.players[seat])
  if (swayed.includes(minister)) return STANDS
  return crowns[MINISTER[minister].rank] > 0 ? null : NO_CROWN
}

/** The ministers, sifted by what speaks against swaying them now. */
function ministers(state: RootState, seat: Seat, maySway: boolean): Sifted<Act> {
  const { hand } = state.players[seat]
  const most = matched(hand, holdings(state, seat))
  return sift(ACTS, act => {
    const minister = act.own as Minister
    const { cards } = rankOf(minister)
    const against = againstCourting(state, seat, minister)
    if (against) return against
    if (state.turn.notes.swayed === 1) return ONE_A_TURN
    if (hand.length < cards) return TOO_FEW
    return maySway && most >= cards ? null : NO_CLEARINGS
  })
}

/** 12.5.3.II, 12.5.3.III */
function* swayOne(t: RootTable, seat: Seat, minister: Minister): Rule {
  const own = duchyOf(t.state.players[seat])
  const { cards, points } = rankOf(minister)
  reveal(t, seat, yield* chooseCards(t, seat, minister, cards))
  own.swayed.push(minister)
  own.crowns[MINISTER[minister].rank]--
  t.say('duchy.swayed', { seat, minister })
  score(t, seat, points, 'crowns')
}

const NO_CLEARING: Objection = { why: say('duchy.why.clearing'), rule: '12.5.3.II.b' }

/** Cards of the hand, each for another clearing: any that fit can be made up to as many as are needed. 12.5.3.II */
function* chooseCards(t: RootTable, seat: Seat, minister: Minister, count: number): Rule<CardId[]> {
  const { hand } = t.state.players[seat]
  const held = holdings(t.state, seat)
  const chosen: CardId[] = []
  while (chosen.length < count) {
    const more = sift(
      hand.filter(card => !chosen.includes(card)),
      card => (matched([...chosen, card], held) > chosen.length ? null : NO_CLEARING),
    )
    const card = yield* choose(t, seat, 'duchy.sway.card', more.free, {
      like: handNaming,
      values: () => ({ minister, left: count - chosen.length }),
      rule: '12.5.3.II.b',
      refused: more,
    })
    chosen.push(card)
  }
  return chosen
}

/** The clearings with a piece of the Duchy by suit, each once; the Burrow has no suit. */
function holdings(state: RootState, seat: Seat): Power {
  const held = { fox: 0, rabbit: 0, mouse: 0, every: 0 }
  for (const clearing of CLEARINGS)
    if (hasPiece(state.players[seat], clearing)) held[kindOf(state, clearing)]++
  return held
}

const total = ({ fox, rabbit, mouse, every }: Power): number => fox + rabbit + mouse + every

/** How many of some cards find a clearing of their suit each; birds take whatever is left. 12.5.3.II */
export function matched(cards: readonly CardId[], held: Power): number {
  let { fox, rabbit, mouse } = held
  let birds = 0
  for (const card of cards) {
    const { suit } = CARDS[card]
    if (suit === 'fox') fox--
    else if (suit === 'rabbit') rabbit--
    else if (suit === 'mouse') mouse--
    else birds++
  }
  // Below zero: cards without a clearing of their suit, for which those of every suit are left.
  const over = -Math.min(fox, 0) - Math.min(rabbit, 0) - Math.min(mouse, 0)
  const open = Math.max(fox, 0) + Math.max(rabbit, 0) + Math.max(mouse, 0)
  const helped = Math.min(over, held.every)
  const placed = cards.length - birds - over + helped
  return placed + Math.min(birds, open + held.every - helped)
}
