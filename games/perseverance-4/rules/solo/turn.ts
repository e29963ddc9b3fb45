import { choose, type Next, type Rule } from '@tablee/kernel'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { assign, discardSlots, fillRow } from '@tablee/perseverance/dissenters/deck.ts'
import { resetReserve } from '@tablee/perseverance/dissenters/reserve.ts'
import { ROUNDS } from '../../data/numbers.ts'
import { type ActionCardId, RESHUFFLE } from '../../data/solo/actions.ts'
import type { P4Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { ownerOf } from '../query.ts'
import { endChecks } from '../turn/end.ts'
import { placeDie } from './die.ts'
import { run } from './effects.ts'
import { gainReserves, soloOf } from './gains.ts'
import { type Acting, cardOf, officerOfCard, sideOf } from './query.ts'

/** What a Dissenter resolves of the cards: both parts of the action card, the reserve action of the program card. */
export type Part = 'primary' | 'secondary' | 'reserve'

/** solo.turn.5 to solo.turn.12: the top card of the deck gives each Dissenter a card of the row. */
export function* assignCards(t: P4Table): Rule<Next> {
  const { cards } = soloOf(t)
  yield* choose(t, 0, 'solo.turn', ['go'], {
    say: () => say('solo.go'),
    at: () => 'deck:actions',
    rule: 'solo.turn.5',
    waits: true,
    final: true,
  })
  t.state.phase = 'dissenters'
  t.reveal()
  assign(cards, card => t.state.data.actions[card].selects)
  const top = cards.deck[cards.deck.length - 1]
  t.say('solo.assigned', { top, narek: slot(t, 'narek'), camilla: slot(t, 'camilla') })
  return ['dissenterActs', 0]
}

const slot = (t: P4Table, dissenter: Dissenter): ActionCardId => soloOf(t).cards.slots[dissenter] ?? RESHUFFLE

/** solo.turn.11 to solo.turn.18, s4.die.18: die, primary, secondary, and the reserve action where the marker reached it. */
export function* dissenterActs(t: P4Table, who: number): Rule<Next> {
  const acting: Acting = { t, dissenter: DISSENTERS[who] }
  t.state.turnOf = ownerOf(acting.dissenter)
  announce(acting, 'primary')
  if (placeDie(acting)) run(acting, cardOf(acting).primary)
  announce(acting, 'secondary')
  if (pays(acting)) run(acting, cardOf(acting).secondary)
  const { reserve } = soloOf(t).dissenters[acting.dissenter]
  if (reserve.onProgram) {
    announce(acting, 'reserve')
    run(acting, sideOf(acting).reserve)
    resetReserve(reserve)
    t.say('solo.reset', { owner: ownerOf(acting.dissenter) })
  }
  return ['dissenterEnds', who]
}

function announce({ t, dissenter }: Acting, part: Part): void {
  const { program } = soloOf(t).dissenters[dissenter]
  t.say('solo.acts', {
    owner: ownerOf(dissenter),
    part,
    card: part === 'reserve' ? null : slot(t, dissenter),
    program,
  })
}

/** s4.fx.8 to s4.fx.10: the secondary action of cards 1 to 8 costs a cube of the card’s officer; without one it is skipped. */
function pays(acting: Acting): boolean {
  const { t, dissenter } = acting
  if (cardOf(acting).officer === 'program' || !t.state.data.switches.ep4SecondaryPaysInfluence) return true
  const officer = officerOfCard(acting)
  const owner = ownerOf(dissenter)
  const paid = t.state.influence[officer][owner] > 0
  if (paid) {
    t.state.influence[officer][owner]--
    soloOf(t).dissenters[dissenter].cubes++
  }
  t.say('solo.pays', { owner, officer, paid })
  return paid
}

/** solo.turn.19: combats and assemblies at the end of a Dissenter’s turn. */
export function* dissenterEnds(t: P4Table, who: number): Rule<Next> {
  yield* endChecks(t)
  return who + 1 < DISSENTERS.length ? ['dissenterActs', who + 1] : 'endRound'
}

/** solo.turn.22 to solo.turn.32, solo.reshuffle: cards are discarded, and the row is filled; after the last round it ends. */
export function* endRound(t: P4Table): Rule<Next> {
  const { cards } = soloOf(t)
  discardSlots(cards)
  const empty = cards.row.flatMap((card, place) => (card === null ? [place] : []))
  t.reveal()
  fillRow(t, cards, RESHUFFLE, () => {
    t.say('solo.reshuffled')
    for (const dissenter of DISSENTERS) gainReserves(t, dissenter, 1)
  })
  t.say('solo.row', { cards: empty.map(place => cards.row[place] ?? RESHUFFLE) })
  return t.state.players[t.state.active].turns === ROUNDS ? 'finalScoring' : 'primary'
}
