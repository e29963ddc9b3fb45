import { choose, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Clearing } from '../../../data/map.ts'
import { type ClearingSuit, SUITS } from '../../../data/suits.ts'
import { type Act, actNaming, chooseAct, isDone, type TurnChoice } from '../../../rules/acts.ts'
import { discardFromHand } from '../../../rules/cards.ts'
import { craftingPower } from '../../../rules/craft.ts'
import { placeInEach } from '../../../rules/pieces.ts'
import { score } from '../../../rules/score.ts'
import { clearingsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { WHEN_FLIPPED } from './effects.ts'
import { openPlots, plotIn, plotsLying } from './plots.ts'

const CRAFT: TurnChoice = { prompt: 'corvids.craft', end: say('corvids.craft.end'), rule: '13.4.1' }
const CRAFTS = { crafts: true }

/** Crafts with plots, face up or down. 13.4.1 */
export function* craftWithPlots(t: RootTable, seat: Seat): Rule<boolean> {
  return isDone(yield* chooseAct(t, seat, CRAFT, [], CRAFTS))
}

/** Without a card or a plot that is left to activate there is nothing to craft, as everybody sees. */
craftWithPlots.idle = (state: RootState, seat: Seat): boolean => {
  if (state.players[seat].hand.length === 0) return true
  const { fox, rabbit, mouse, every } = craftingPower(state, seat)
  return fox + rabbit + mouse + every === 0
}

const FLIP: TurnChoice = { prompt: 'corvids.flip', end: say('corvids.flip.end'), rule: '13.4.2.a' }

const NOBODY_THERE: ObjectionTo<Act> = {
  why: ({ clearing = 0 }) => say('corvids.why.nobodyThere', { clearing }),
  rule: '13.4.2.a',
}

/** Flips a plot beside warriors, then one more if the Corvids like. 13.4.2 */
export function* flip(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { warriors } = state.players[seat]
  const points = openPlots(state.players[seat]) + 1
  const down: Act[] = plotsLying(state, seat, false).map(clearing => ({
    do: 'flip',
    clearing,
    cost: 0,
    points,
    final: true,
  }))
  const sites = sift(down, ({ clearing = 0 }) => (warriors[clearing] > 0 ? null : NOBODY_THERE))
  if (sites.free.length === 0) return false
  const act = yield* chooseAct(t, seat, FLIP, sites.free, { refused: () => sites.refusals(actNaming) })
  if (act === null) return false
  if (!isDone(act) && act.clearing !== undefined) yield* flipPlot(t, seat, act.clearing)
  return true
}

/** A point for each plot that lies face up, this one too; then a bomb or an extortion has its effect. 13.4.2 */
function* flipPlot(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  const plot = plotIn(state, seat, clearing)
  if (plot === null || plot.kind === 'hidden') return
  const { kind } = plot
  plot.faceUp = true
  plot.not.length = 0
  t.reveal()
  t.say('corvids.flipped', { seat, clearing, kind })
  score(t, seat, openPlots(state.players[seat]), 'plots')
  yield* WHEN_FLIPPED[kind]?.(t, seat, clearing) ?? []
}

/** The acts of recruiting by card, made once. */
const RECRUIT_WITH: readonly Act[] = CARDS.map((_, card) => ({ do: 'recruitWith', card }))

const RECRUIT: TurnChoice = {
  prompt: 'corvids.recruit',
  end: say('corvids.recruit.end'),
  rule: '13.4.3.a',
}

/** Once a turn a card brings a warrior to each clearing of its suit. 13.4.3 */
export function* recruit(t: RootTable, seat: Seat): Rule<boolean> {
  const own = t.state.players[seat].hand.map(card => RECRUIT_WITH[card])
  const act = yield* chooseAct(t, seat, RECRUIT, own)
  if (act === null) return false
  if (isDone(act) || act.card === undefined) return true
  const suit = yield* suitFor(t, seat, act.card)
  discardFromHand(t, seat, act.card)
  t.say('card.spent', { seat, card: act.card })
  yield* placeInEach(t, seat, clearingsOf(t.state, suit))
  return false
}

/** Without a card or a warrior in the supply there is nobody to recruit, as everybody sees. */
recruit.idle = ({ players }: RootState, seat: Seat): boolean =>
  players[seat].hand.length === 0 || players[seat].warriors[0] === 0

/** The suit of a card; a bird stands for the one that the Corvids name. 13.4.3 */
function* suitFor(t: RootTable, seat: Seat, card: CardId): Rule<ClearingSuit> {
  const { suit } = CARDS[card]
  if (suit !== 'bird') return suit
  return yield* choose(t, seat, 'corvids.recruit.suit', SUITS, {
    say: one => say('suit', { suit: one }),
    rule: '13.4.3.b',
  })
}
