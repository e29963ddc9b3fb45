import { take } from '@tablee/common/piles.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { MonsterTable } from '../../state.ts'
import { hasRule } from '../clan.ts'
import { arrive, gatesOf, topMonster } from '../markets.ts'

/** scenario.20, scenario.40: whenever a turn starts with empty gates, a monster of rank A comes there. */
export function besiege(t: MonsterTable): void {
  const { state } = t
  const gates = gatesOf(state)
  if (gates.monster !== null || !hasRule(state, 'besiegedEachTurn')) return
  const { deck, discard } = state.monsters
  const isFirst = (id: MonsterId) => state.data.monsters[id].rank === 'A'
  const pile = deck.some(isFirst) ? deck : discard
  const rankA = pile.filter(isFirst)
  if (rankA.length === 0) {
    const top = topMonster(t)
    if (top !== undefined) arrive(t, top, gates)
    return
  }
  const monster = rankA[t.random(rankA.length)]
  take(pile, monster)
  t.shuffle(deck)
  arrive(t, monster, gates)
}
