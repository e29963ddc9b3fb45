import { choose, type Objection, type Rule, type Seat } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing, isForest } from '../../../data/map.ts'
import { battle } from '../../../rules/battle.ts'
import { canBattleIn, defendersIn } from '../../../rules/battlefields.ts'
import { handNaming, hasCards, take, takeRandomCard } from '../../../rules/cards.ts'
import { closed } from '../../../rules/may-move.ts'
import { canPlace, partyNaming } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { fitting } from '../../../rules/suits.ts'
import { endPhase } from '../../../rules/turn.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import type { Character } from '../data.ts'
import { type Action, action, notReady } from './action.ts'
import { inReach } from './aid.ts'
import { exhaustOne, hasDamaged, hasReady, repairOne } from './items.ts'
import { goTo, regionNaming } from './move.ts'
import { type VagabondItem, vagabondAt } from './state.ts'

/**
 * The special actions taken in Daylight for a torch. Appendix D
 * The Arbiter is enlisted and the Ronin strikes in battle (battle.ts), the Adventurer improvises (quests.ts).
 */
export const SPECIAL_ACTIONS: Partial<{ readonly [C in Character]: Action }> = {
  thief: special('steal', 'D.1.2', (state, seat) => victims(state, seat).length > 0, steal),
  tinker: special('dayLabor', 'D.2.2', (state, seat) => labors(state, seat).length > 0, dayLabor),
  ranger: special('hideout', 'D.3.2', (state, seat) => hasDamaged(vagabondAt(state, seat)), hideout),
  vagrant: special('instigate', 'D.4.2.a', (state, seat) => brawlers(state, seat).length > 0, instigate),
  scoundrel: specialAction('scorch', againstScorching, scorch),
  harrier: special('glide', 'D.9.2.a', (state, seat) => glides(state, seat).length > 0, glide),
}

/** What a special action does, once the torch is exhausted. */
type Deed = (t: RootTable, seat: Seat, torch: VagabondItem) => Rule

/** A special action that needs no more than that it would do something. */
function special(
  name: string,
  rule: string,
  useful: (state: RootState, seat: Seat) => boolean,
  deed: Deed,
): Action {
  const USELESS: Objection = { why: say('vagabond.why.special'), rule }
  return specialAction(name, (state, seat) => (useful(state, seat) ? null : USELESS), deed)
}

/** A special action: a torch, and something to do. 9.5.9 */
function specialAction(name: string, against: Action['against'], deed: Deed): Action {
  const NO_TORCH = notReady('torch', '9.5.9')
  return action(name, {
    against: (state, seat) => (hasReady(vagabondAt(state, seat), 'torch') ? against(state, seat) : NO_TORCH),
    *run(t, seat) {
      yield* deed(t, seat, exhaustOne(t, seat, 'torch'))
    },
  })
}

/** Those in his clearing with cards in hand. */
const victims = (state: RootState, seat: Seat): Seat[] =>
  inReach(state, seat).filter(other => hasCards(state, other))

/** Thief: a random card from somebody in his clearing. D.1.2 */
function* steal(t: RootTable, seat: Seat): Rule {
  const victim = yield* choose(t, seat, 'vagabond.steal.whom', victims(t.state, seat), {
    like: partyNaming,
    rule: 'D.1.2',
    waits: true,
    final: true,
  })
  takeRandomCard(t, victim, seat)
}

/** The discarded cards of his clearing's suit. */
function labors(state: RootState, seat: Seat): CardId[] {
  const { pawn } = state.players[seat]
  return isForest(pawn) ? [] : fitting(state, state.discard, pawn)
}

/** Tinker: a card of the clearing's suit, or a bird, from the discard pile. D.2.2 */
function* dayLabor(t: RootTable, seat: Seat): Rule {
  const card = yield* choose(t, seat, 'vagabond.dayLabor.card', labors(t.state, seat), {
    like: handNaming,
    always: false,
    waits: true,
    rule: 'D.2.2',
  })
  take(t.state.discard, card)
  t.state.players[seat].hand.push(card)
  t.say('vagabond.dayLabor.took', { seat, card })
}

/** How many items a hideout repairs. */
const HIDEOUT_REPAIRS = 3

/** Ranger: repairs three items, and Daylight is over. D.3.2 */
function* hideout(t: RootTable, seat: Seat): Rule {
  for (let repaired = 0; repaired < HIDEOUT_REPAIRS && hasDamaged(vagabondAt(t.state, seat)); repaired++)
    yield* repairOne(t, seat, 'D.3.2')
  endPhase(t.state)
}

/** The seats in his clearing that can be made to attack there, himself too. */
function brawlers(state: RootState, seat: Seat): Seat[] {
  const { pawn } = state.players[seat]
  const found: Seat[] = []
  if (isForest(pawn)) return found
  for (let other = 0; other < state.players.length; other++)
    if (!state.players[other].hireling && canBattleIn(state, other, pawn)) found.push(other) // E.3.4
  return found
}

/** Vagrant: a battle between an attacker and a defender of his choice; he removes the buildings and tokens. D.4.2 */
function* instigate(t: RootTable, seat: Seat): Rule {
  const { pawn } = t.state.players[seat]
  const rule = 'D.4.2.a'
  const attacker = yield* choose(t, seat, 'vagabond.instigate.attacker', brawlers(t.state, seat), {
    like: partyNaming,
    rule,
  })
  const defender = yield* choose(
    t,
    seat,
    'vagabond.instigate.defender',
    defendersIn(t.state, attacker, pawn),
    {
      like: partyNaming,
      values: () => ({ attacker }),
      rule,
    },
  )
  yield* battle(t, attacker, defender, pawn, seat)
}

/** What speaks against scorching: a torch is a piece (G.1.22), and where the keep is only its owner places any. 6.2.2 */
function againstScorching(state: RootState, seat: Seat): Objection | null {
  const { pawn } = state.players[seat]
  if (isForest(pawn) || closed(state, pawn)) return { why: say('vagabond.why.special'), rule: 'D.6.2.a' }
  return canPlace(state, seat, pawn) ? null : { why: say('vagabond.why.torchAtKeep'), rule: '6.2.2.a' }
}

/** Scoundrel: the torch stays in the clearing; all enemy pieces go, and nothing comes in any more. D.6.2 */
function* scorch(t: RootTable, seat: Seat, torch: VagabondItem): Rule {
  const { pawn } = t.state.players[seat]
  const { items } = vagabondAt(t.state, seat)
  items.splice(items.indexOf(torch), 1)
  t.state.scorched.push(pawn)
  t.say('vagabond.scorched', { seat, clearing: pawn })
  yield* removeAllEnemies(t, seat, [pawn])
}

const glides = (state: RootState, seat: Seat): Clearing[] =>
  CLEARINGS.filter(to => to !== state.players[seat].pawn && !closed(state, to))

/** Harrier: his pawn alone flies to any clearing. D.9.2 */
function* glide(t: RootTable, seat: Seat): Rule {
  const to = yield* choose(t, seat, 'vagabond.glide.to', glides(t.state, seat), {
    like: regionNaming,
    rule: 'D.9.2.a',
    waits: true,
  })
  goTo(t, seat, to)
}
