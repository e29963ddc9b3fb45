import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Clearing } from '../../data/map.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { placesOf } from '../adjacent.ts'
import { battleIn } from '../battle.ts'
import { canBattleIn } from '../battlefields.ts'
import { drawCards, giveCard, hasCards, takeRandomCard } from '../cards.ts'
import { rankAndFile } from '../chief.ts'
import { discardEffect, type Effect } from '../effect.ts'
import { forcedDestinations } from '../may-move.ts'
import { canMoveByEffect, moveByEffect, moveWarriors } from '../move.ts'
import { clearingNaming, partyNaming } from '../pieces.ts'
import { nothing } from '../remove.ts'
import { enemies, ruled } from '../ruler.ts'
import { score } from '../score.ts'
import { enemiesOf, others, othersWithCards } from './others.ts'

/** The persistent effects that are used in Birdsong. */
export const birdsongEffects: readonly Effect[] = [
  {
    name: 'coffinMakers',
    when: 'startBirdsong',
    mandatory: true,
    can: state => state.players.some(player => player.coffins > 0),
    use: buryTheDead,
    leaves: returnTheDead,
  },
  { name: 'betterBurrowBank', when: 'startBirdsong', use: betterBurrowBank },
  {
    name: 'saboteurs',
    when: 'startBirdsong',
    can: (state, seat) => enemyEffects(state, seat).length > 0,
    use: saboteurs,
  },
  {
    name: 'royalClaim',
    when: 'birdsong',
    can: (state, seat) => ruled(state, seat).length > 0,
    use: royalClaim,
  },
  {
    name: 'standAndDeliver',
    when: 'birdsong',
    can: (state, seat) => victims(state, seat).length > 0,
    use: standAndDeliver,
  },
  {
    name: 'swapMeet',
    when: 'birdsong',
    can: (state, seat) => othersWithCards(state, seat).length > 0,
    use: swapMeet,
  },
  {
    name: 'falseOrders',
    when: 'birdsong',
    can: (state, seat) => commandable(state, seat).length > 0,
    use: falseOrders,
  },
  { name: 'eyrieEmigre', when: 'endBirdsong', mandatory: true, use: eyrieEmigre },
]

/** How many warriors on the Coffin Makers score a point. */
const COFFINS_PER_POINT = 5

/** Coffin Makers: a point for every five warriors of all factions, then all go back. */
function buryTheDead(t: RootTable, seat: Seat): Rule {
  const { players } = t.state
  const total = players.reduce((sum, player) => sum + player.coffins, 0)
  t.say('coffinMakers.buries', { count: total })
  score(t, seat, Math.floor(total / COFFINS_PER_POINT), 'effects')
  returnTheDead(t.state)
  return nothing()
}

function returnTheDead({ players }: RootState): void {
  for (const player of players) {
    player.warriors[0] += player.coffins
    player.coffins = 0
  }
}

/** The players that are enemies. */
const rivals = (state: RootState, seat: Seat): Party[] =>
  others(state, seat).filter(other => enemies(state, seat, other))

/** Better Burrow Bank: its owner draws, and so does an enemy of its choice, as the current printing says. */
function* betterBurrowBank(t: RootTable, seat: Seat): Rule {
  drawCards(t, seat, 1)
  const other = yield* choose(t, seat, 'betterBurrowBank.who', rivals(t.state, seat), {
    like: partyNaming,
    rule: 'card.standard.better-burrow-bank',
    final: true,
  })
  drawCards(t, other, 1)
}

interface InPlay {
  readonly seat: Seat
  readonly card: CardId
}

function enemyEffects(state: RootState, seat: Seat): InPlay[] {
  return state.players.flatMap(({ effects }, other) =>
    enemies(state, seat, other) ? effects.map(card => ({ seat: other, card })) : [],
  )
}

/** Saboteurs: this card and an enemy's crafted card are discarded. */
function* saboteurs(t: RootTable, seat: Seat, card: CardId): Rule {
  discardEffect(t, seat, card)
  const target = yield* choose(t, seat, 'saboteurs.what', enemyEffects(t.state, seat), {
    key: one => CARDS[one.card].key,
    say: one => say('saboteurs.target', { seat: one.seat, card: one.card }),
    at: one => `card:${CARDS[one.card].key}`,
    rule: 'card.exiles.saboteurs',
    waits: true,
  })
  discardEffect(t, target.seat, target.card)
}

/** Royal Claim: a point for each clearing that its owner rules. */
function royalClaim(t: RootTable, seat: Seat, card: CardId): Rule {
  discardEffect(t, seat, card)
  score(t, seat, ruled(t.state, seat).length, 'effects')
  return nothing()
}

/** The enemies that have cards in hand. */
const victims = (state: RootState, seat: Seat): Seat[] =>
  enemiesOf(state, seat).filter(enemy => hasCards(state, enemy))

/** Stand and Deliver!: a random card of an enemy, as the current printing says, who scores a point. */
function* standAndDeliver(t: RootTable, seat: Seat): Rule {
  const victim = yield* choose(t, seat, 'standAndDeliver.who', victims(t.state, seat), {
    like: partyNaming,
    rule: 'card.standard.stand-and-deliver',
    waits: true,
    final: true,
  })
  takeRandomCard(t, victim, seat)
  score(t, victim, 1, 'effects')
}

/** Swap Meet: a random card of another player for a card of its owner's choice, perhaps the same. */
function* swapMeet(t: RootTable, seat: Seat): Rule {
  const other = yield* choose(t, seat, 'swapMeet.who', othersWithCards(t.state, seat), {
    like: partyNaming,
    rule: 'card.exiles.swap-meet',
    waits: true,
    final: true,
  })
  takeRandomCard(t, other, seat)
  yield* giveCard(t, seat, other, 'card.exiles.swap-meet')
}

/** The enemies with warriors that can be made to move. */
function commandable(state: RootState, seat: Seat): Seat[] {
  return enemiesOf(state, seat).filter(
    enemy => !state.players[enemy].hireling && commandableFrom(state, enemy).length > 0, // E.3.4
  )
}

function commandableFrom(state: RootState, enemy: Seat): Clearing[] {
  return placesOf(state, enemy).filter(
    from => rankAndFile(state.players[enemy], from) > 0 && forcedDestinations(state, enemy, from).length > 0,
  )
}

/** False Orders: half of an enemy's warriors in a clearing, rounded up, move next to it; never a chief. L492, 14.2.2 */
function* falseOrders(t: RootTable, seat: Seat, card: CardId): Rule {
  discardEffect(t, seat, card)
  const rule = 'card.exiles.false-orders.b'
  const enemy = yield* choose(t, seat, 'falseOrders.who', commandable(t.state, seat), {
    like: partyNaming,
    rule,
  })
  const from = yield* choose(t, seat, 'falseOrders.from', commandableFrom(t.state, enemy), {
    like: clearingNaming,
    values: () => ({ enemy }),
    rule,
  })
  const count = Math.ceil(t.state.players[enemy].warriors[from] / 2) // with a chief, never more than the others
  const to = yield* choose(t, seat, 'falseOrders.to', forcedDestinations(t.state, enemy, from), {
    like: clearingNaming,
    values: () => ({ enemy, from, count }),
    rule,
    waits: true,
  })
  yield* moveWarriors(t, enemy, from, to, count)
}

/** Eyrie Émigré: a move, then a battle where it led; without both, the card is discarded. */
function* eyrieEmigre(t: RootTable, seat: Seat, card: CardId): Rule {
  const to = canMoveByEffect(t.state, seat) ? yield* moveByEffect(t, seat) : 0
  if (to > 0 && canBattleIn(t.state, seat, to)) {
    yield* battleIn(t, seat, to)
    return
  }
  t.say('eyrieEmigre.leaves', { seat })
  discardEffect(t, seat, card)
}
