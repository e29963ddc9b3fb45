import type { Rule } from '@tablee/kernel'
import { CARDS } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { layOnDiscard } from '../../../rules/cards.ts'
import { canBuildIn, placeBuilding } from '../../../rules/pieces.ts'
import { once, tellStep } from '../../../rules/robots/base.ts'
import { isStopped, placeable, placeIn } from '../../../rules/robots/deeds.ts'
import { mostEnemyBuildings, mostOwnWarriors, withFreeSlot } from '../../../rules/robots/keys.ts'
import { boardOf, byLevel, hasTrait } from '../../../rules/robots/robot.ts'
import { targetClearing } from '../../../rules/robots/target.ts'
import { rules } from '../../../rules/ruler.ts'
import { clearingsOf } from '../../../rules/suits.ts'
import type { Party, RootTable } from '../../../state.ts'
import { LEVEL, NUMBERS } from '../data.ts'
import { lizardsOf } from './board.ts'
import { addAcolyte } from './souls.ts'

/** The top Lost Souls, one after the other, each for a ritual. 8.5 */
export const rituals = once(function* (t, party) {
  const own = lizardsOf(t.state.players[party])
  const { easyRituals, rituals: usual } = NUMBERS
  const times = byLevel(boardOf(t.state, party), easyRituals, usual, LEVEL.hardRituals)
  for (let time = 0; time < times; time++) {
    const card = own.lostSouls.pop()
    if (card === undefined) return
    const { suit } = CARDS[card]
    tellStep(t, party, 'ritual', suit === 'bird' ? 'robot.8.5.2' : 'robot.8.5.1')
    t.say('logicalLizards.revealed', { seat: party, card })
    if (suit === 'bird') {
      sacrifice(t, party)
      layOnDiscard(t, [card]) // 8.5.2: it does not come back.
    } else {
      own.revealed.push(card)
      yield* plant(t, party, suit)
    }
  }
})

/** A warrior in a clearing of the suit, and a garden if they rule there then. 8.5.1 */
function* plant(t: RootTable, party: Party, suit: ClearingSuit): Rule {
  const { state } = t
  const clearing = targetClearing(t, party, 'ritual', placeable(state, party, clearingsOf(state, suit)), [
    withFreeSlot(state),
    mostEnemyBuildings(state, party),
  ])
  if (clearing === null) return
  yield* placeIn(t, party, clearing, 1)
  const garden = GARDEN_OF[suit]
  const can = state.players[party].buildings[garden][0] > 0 && canBuildIn(state, party, clearing)
  if (can && rules(state, party, clearing) && !(yield* isStopped(t, party, clearing)))
    placeBuilding(t, party, garden, clearing)
}

/** A warrior from where most of theirs are becomes an acolyte; martyrs bring another from the supply. 8.5.2 */
function sacrifice(t: RootTable, party: Party): void {
  const player = t.state.players[party]
  const { warriors } = player
  const own = CLEARINGS.filter(one => warriors[one] > 0)
  const clearing = targetClearing(t, party, 'sacrifice', own, [mostOwnWarriors(t.state, party)])
  if (clearing !== null) {
    warriors[clearing]--
    addAcolyte(t, party)
  }
  if (!hasTrait(player, 'martyrs') || warriors[0] === 0) return
  warriors[0]--
  addAcolyte(t, party)
}
