import { CARDS, type CardId, type EffectName } from '../../data/cards.ts'
import type { ClearingSuit } from '../../data/suits.ts'
import type { RootTable } from '../../state.ts'
import { type Battle, opposite, type Side } from '../battle.ts'
import { discardFromHand } from '../cards.ts'
import { discardEffect, type Effect } from '../effect.ts'
import { score } from '../score.ts'
import { hasSuit } from '../suits.ts'

/** The persistent effects that are used in step 3 of a battle. */
export const battleEffects: readonly Effect[] = [
  {
    name: 'armorers',
    when: 'battle',
    canInBattle: (_, battle, side) => battle.rolled[opposite(side)] > 0,
    useInBattle: armorers,
  },
  {
    name: 'sappers',
    when: 'battle',
    canInBattle: (_, __, side) => side === 'defender',
    useInBattle: sappers,
  },
  {
    name: 'brutalTactics',
    when: 'battle',
    canInBattle: (_, __, side) => side === 'attacker',
    useInBattle: brutalTactics,
  },
  partisans('foxPartisans', 'fox'),
  partisans('rabbitPartisans', 'rabbit'),
  partisans('mousePartisans', 'mouse'),
]

/** Armorers: the hits of the other side's die do not land. */
function armorers(t: RootTable, battle: Battle, side: Side, card: CardId): void {
  discardEffect(t, battle[side], card)
  battle.rolled[opposite(side)] = 0
}

/** Sappers: an extra hit by the defender. */
function sappers(t: RootTable, battle: Battle, side: Side, card: CardId): void {
  discardEffect(t, battle[side], card)
  battle.extra[side]++
}

/** Brutal Tactics: an extra hit by the attacker, for which the defender scores a point. */
function brutalTactics(t: RootTable, battle: Battle, side: Side): void {
  battle.extra[side]++
  score(t, battle.defender, 1, 'effects')
}

/** Partisans of a suit: an extra hit in their clearings, then all cards of other suits are discarded. */
function partisans(name: EffectName, suit: ClearingSuit): Effect {
  return {
    name,
    when: 'battle',
    canInBattle: (state, battle) => hasSuit(state, battle.clearing, suit),
    useInBattle(t, battle, side) {
      battle.extra[side]++
      const seat = battle[side]
      const { partisansKeepBirds, players } = t.state
      const lost = players[seat].hand.filter(card => {
        const own = CARDS[card].suit
        return own !== suit && !(own === 'bird' && partisansKeepBirds)
      })
      for (const card of lost) discardFromHand(t, seat, card)
      if (lost.length > 0) t.say('partisans.discarded', { seat, cards: lost })
    },
  }
}
