import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { type Act, actNaming, chooseAct, dayWindowMayOpen, type TurnChoice } from '../../../rules/acts.ts'
import { discardFromHand, take, takeOpenly } from '../../../rules/cards.ts'
import { buildIn, canBuildIn, canPlace, clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { GARDEN_OF } from '../data.ts'
import { addAcolyte } from './acolytes.ts'
import { canCraft, pointsFor } from './gardens.ts'
import { cultOf } from './souls.ts'

/** The rituals, one for each card revealed. 10.5 */
type Ritual = 'ritualBuild' | 'ritualRecruit' | 'ritualScore' | 'ritualSacrifice'

const LEADS: { readonly [R in Ritual]?: readonly string[] } = {
  ritualBuild: ['cult.build'],
  ritualRecruit: ['cult.recruit'],
}

/** What each card could be revealed for, made once. */
const RITUALS: readonly (readonly Act[])[] = CARDS.map((_, card) =>
  (['ritualBuild', 'ritualRecruit', 'ritualScore', 'ritualSacrifice'] as const).map(name => ({
    do: name,
    card,
    ...(LEADS[name] && { leads: LEADS[name] }),
  })),
)

const DAY: TurnChoice = { prompt: 'cult.day', end: say('cult.day.end'), rule: '10.5.a', endsTurn: true }

/** One ritual for each card that the Cult likes to reveal. 10.5 */
export function* rituals(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { hand } = state.players[seat]
  if (hand.length === 0 && !dayWindowMayOpen(state, seat)) return false
  const acts = sift(
    hand.flatMap(card => RITUALS[card]),
    act => againstRitual(state, seat, act),
  )
  const act = yield* chooseAct(t, seat, DAY, acts.free, { refused: () => acts.refusals(actNaming) })
  if (act === null) return false
  if (act.card !== undefined) yield* perform(t, seat, act.do as Ritual, act.card)
  return true
}

const HATRED: Objection = { why: say('cult.why.bird'), rule: '10.2.2' }
const NO_BIRD: Objection = { why: say('cult.why.noBird'), rule: '10.5.4.b' }
const NO_SITE: Objection = { why: say('cult.why.build'), rule: '10.5.1' }
const NO_PLACE: Objection = { why: say('cult.why.recruit'), rule: '10.5.2' }
const SCORED: Objection = { why: say('cult.why.scored'), rule: '10.5.3.b' }

/** What speaks against a ritual with a card. 10.2.2, 10.5 */
function againstRitual(state: RootState, seat: Seat, { do: name, card = 0 }: Act): Objection | null {
  const { suit } = CARDS[card]
  if (name === 'ritualSacrifice') return suit === 'bird' ? null : NO_BIRD
  if (suit === 'bird') return HATRED
  if (name === 'ritualBuild') return CLEARINGS.some(one => canBuild(state, seat, suit, one)) ? null : NO_SITE
  if (name === 'ritualRecruit')
    return CLEARINGS.some(one => canRecruit(state, seat, suit, one)) ? null : NO_PLACE
  return state.turn.notes[scoredNote(suit)] === 1 ? SCORED : null
}

const scoredNote = (suit: ClearingSuit): string => `scored.${suit}`

/** Whether a garden of a suit can be built in a clearing. 10.5.1 */
export const canBuild = (state: RootState, seat: Seat, suit: ClearingSuit, clearing: Clearing): boolean =>
  state.players[seat].buildings[GARDEN_OF[suit]][0] > 0 &&
  hasSuit(state, clearing, suit) &&
  canBuildIn(state, seat, clearing) &&
  rules(state, seat, clearing)

/** Whether a card of a suit can recruit in a clearing. 10.5.2 */
const canRecruit = (state: RootState, seat: Seat, suit: ClearingSuit, clearing: Clearing): boolean =>
  hasSuit(state, clearing, suit) && canPlace(state, seat, clearing)

function* perform(t: RootTable, seat: Seat, ritual: Ritual, card: CardId): Rule {
  const { suit } = CARDS[card]
  if (ritual === 'ritualSacrifice') {
    reveal(t, seat, card)
    addAcolyte(t, seat)
  } else if (suit === 'bird') throw new Error('A bird card is for sacrifice alone.')
  else if (ritual === 'ritualBuild') yield* build(t, seat, card, suit)
  else if (ritual === 'ritualRecruit') yield* recruit(t, seat, card, suit)
  else {
    t.state.turn.notes[scoredNote(suit)] = 1
    discardFromHand(t, seat, card)
    t.say('card.spent', { seat, card })
    score(t, seat, pointsFor(t.state.players[seat], suit), 'rituals')
  }
}

/** Lays a card of the hand into the play area, where it is of no other use until Evening. 10.5 */
function reveal(t: RootTable, seat: Seat, card: CardId): void {
  const player = t.state.players[seat]
  take(player.hand, card)
  cultOf(player).revealed.push(card)
  t.say('cult.revealed', { seat, card })
}

/** 10.5.1 */
function* build(t: RootTable, seat: Seat, card: CardId, suit: ClearingSuit): Rule {
  const sites = CLEARINGS.filter(one => canBuild(t.state, seat, suit, one))
  const clearing = yield* choose(t, seat, 'cult.build', sites, {
    like: clearingNaming,
    values: () => ({ suit }),
    rule: '10.5.1',
    waits: true,
  })
  reveal(t, seat, card)
  yield* buildIn(t, seat, GARDEN_OF[suit], clearing)
}

/** 10.5.2 */
function* recruit(t: RootTable, seat: Seat, card: CardId, suit: ClearingSuit): Rule {
  const places = CLEARINGS.filter(one => canRecruit(t.state, seat, suit, one))
  const clearing = yield* choose(t, seat, 'cult.recruit', places, {
    like: clearingNaming,
    values: () => ({ suit }),
    rule: '10.5.2',
    waits: true,
  })
  reveal(t, seat, card)
  placeWarriors(t, seat, clearing, 1)
}

/** The revealed cards return to the hand. 10.6.1 */
export function* takeBack(t: RootTable, seat: Seat): Rule<boolean> {
  const player = t.state.players[seat]
  const cards = cultOf(player).revealed.splice(0)
  if (cards.length === 0) return false
  takeOpenly(t.state, seat, cards)
  t.say('cult.tookBack', { seat, cards })
  return false
}

const CRAFT: TurnChoice = { prompt: 'cult.craft', end: say('cult.craft.end'), rule: '10.6.2', endsTurn: true }

/** Crafts with the gardens of the outcast suit; asked whenever everybody sees that it could. 10.6.2 */
export function* craft(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  if (state.players[seat].hand.length === 0 || !canCraft(state, seat)) return false
  const act = yield* chooseAct(t, seat, CRAFT, [], { crafts: true })
  return act !== null
}
