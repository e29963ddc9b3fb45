import type { Rule } from '@tablee/kernel'
import { CLEARINGS } from '../../../data/map.ts'
import { QUESTS } from '../../../factions/vagabond/data.ts'
import { hasTrait } from '../../../rules/robots/robot.ts'
import { score } from '../../../rules/score.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { Party, RootTable } from '../../../state.ts'
import { CARD, NUMBERS } from '../data.ts'
import { boardAt } from './board.ts'
import { canExhaust, exhaust } from './items.ts'
import { nearest, travel } from './travel.ts'

/** Draws a quest; from those it completed once there is no other. 7.5.2, ruling.26 */
export function drawQuest(t: RootTable, party: Party): void {
  const { questDeck } = t.state
  const board = boardAt(t.state, party)
  if (questDeck.length === 0) {
    questDeck.push(...board.completed.splice(0))
    t.shuffle(questDeck)
  }
  board.quest = t.draw(questDeck) ?? -1
  if (board.quest >= 0) t.say('vagabot.quest', { seat: party, quest: board.quest })
}

/** Quest: to the nearest clearing of its suit, then two items for a point and a new one. Tells whether it was done. 7.5.2 */
export function* quest(t: RootTable, party: Party): Rule<boolean> {
  const { state } = t
  const board = boardAt(state, party)
  if (board.quest < 0) return false
  const { suit } = QUESTS[board.quest]
  const fitting = CLEARINGS.filter(one => hasSuit(state, one, suit))
  if (!(yield* travel(t, party, 'quest', fitting, [nearest(state, party)]))) return false
  if (!canExhaust(t, party, NUMBERS.questItems)) return false
  exhaust(t, party, NUMBERS.questItems)
  t.say('vagabot.quested', { seat: party, quest: board.quest })
  board.completed.push(board.quest)
  board.quest = -1 // before the points, which may end the game
  score(t, party, hasTrait(state.players[party], 'questing') ? CARD.questingPoints : 1, 'quests')
  drawQuest(t, party)
  return true
}
