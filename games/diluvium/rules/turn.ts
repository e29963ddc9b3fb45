import { choose, type Next, type Rule, type Seat, sift } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import { ACTIONS, type Action, RESOURCES } from '../data/types.ts'
import type { Diluvium, DiluviumTable } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { colonise } from './colonise.ts'
import { endsNow, losesByGold } from './end.ts'
import { exploit } from './exploit.ts'
import { explore } from './explore.ts'
import { fight } from './fight.ts'
import { discardResource } from './gold.ts'
import { NO } from './objections.ts'
import { goldOf, held, rackLimit, seatsInOrder } from './query.ts'
import { playCard } from './ruins.ts'

/** What a seat can do before its action: the action itself, or a Ruins card. */
type Deed = Action | CardId

const ACT: { readonly [A in Action]: (t: DiluviumTable, seat: Seat) => Rule } = {
  explore,
  colonise,
  exploit,
  fight,
}

const isAction = (deed: string): deed is Action => deed in ACT
const deedNames = {
  say: (deed: Deed) => (isAction(deed) ? say('action', { action: deed }) : say('card', { card: deed })),
  at: (deed: Deed) => (isAction(deed) ? `action:${deed}` : `card:${deed}`),
}

/** The cards of a hand, those that are alike once. */
const cardsOf = ({ players }: Diluvium, seat: Seat): CardId[] => [...new Set(players[seat].hand)].sort()

/** base.turn.3: Ruins cards, one action, Ruins cards, the limit of the rack. */
export function* turn(t: DiluviumTable, seat: Seat): Rule<Next> {
  const { state } = t
  const player = state.players[seat]
  state.turn = seat
  state.phase = 'action'
  t.turn(seat)
  t.say('turn.begins', { seat })
  for (;;) {
    const actions = sift(ACTIONS, action => (action === player.last ? NO.sameAction : null))
    const deed = yield* choose(t, seat, 'turn', [...actions.free, ...cardsOf(state, seat)] as Deed[], {
      like: deedNames,
      refused: () => actions.refusals(deedNames),
      rule: 'base.turn.4',
    })
    if (!isAction(deed)) {
      yield* playCard(t, seat, deed)
      continue
    }
    player.last = deed
    t.say('acts', { party: seat, action: deed })
    yield* ACT[deed](t, seat)
    break
  }
  state.phase = 'after'
  return ['after', seat]
}

/** Whatever follows the action of a seat. */
export function* after(t: DiluviumTable, seat: Seat): Rule<Next> {
  const { state } = t
  if (state.flags.endAtOnce && endsNow(state)) {
    // Nobody loses by a goal without a word: until it is confirmed, it can be taken back.
    if (losesByGold(state)) yield* closing(t, seat, [])
    return 'roundEnd'
  }
  for (;;) {
    const deed = yield* closing(t, seat, cardsOf(state, seat))
    if (deed === 'end') break
    state.phase = 'action' // Ships and settlers move again.
    yield* playCard(t, seat, deed)
    state.phase = 'after'
  }
  yield* keep(t, seat)
  const order = seatsInOrder(state)
  const next = order[order.indexOf(seat) + 1]
  return next === undefined ? 'roundEnd' : ['turn', next]
}

/** base.turn.6: the end of the turn, or a Ruins card before it; an end that loses the game is confirmed (end.8). */
function* closing(t: DiluviumTable, seat: Seat, cards: readonly CardId[]): Rule<'end' | CardId> {
  const { state } = t
  const poorer = losesByGold(state)
  return yield* choose(t, seat, 'after', ['end', ...cards] as ('end' | CardId)[], {
    say: one => (one === 'end' ? say('after.end', { poorer }) : say('card', { card: one })),
    at: one => (one === 'end' ? [] : `card:${one}`),
    values: () => ({
      poorer,
      gold: state.players[seat].gold,
      rival: state.rival ? goldOf(state, RIVAL) : -1,
    }),
    rule: poorer ? 'end.8' : 'base.turn.6',
    waits: true,
    commits: one => poorer && one === 'end',
  })
}

/** base.turn.11: resources beyond the limit of the racks are discarded, as the seat likes. */
function* keep(t: DiluviumTable, seat: Seat): Rule {
  const { state } = t
  const player = state.players[seat]
  const limit = rackLimit(state, player)
  while (held(player.resources) > limit) {
    const there = RESOURCES.filter(one => player.resources[one] > 0)
    const resource = yield* choose(t, seat, 'keep', there, {
      say: one => say('resource', { resource: one }),
      at: one => `rack:${one}`,
      values: () => ({ limit, over: held(player.resources) - limit }),
      rule: 'base.turn.11',
    })
    discardResource(t, seat, resource, 1)
  }
}
