import type { Rule } from '@tablee/kernel'
import { isForest } from '../../../data/map.ts'
import { once, tellStep } from '../../../rules/robots/base.ts'
import { craftOrder, revealOrder } from '../../../rules/robots/order.ts'
import { boardOf, byLevel, hasTrait } from '../../../rules/robots/robot.ts'
import type { Party, Player, RootState, RootTable } from '../../../state.ts'
import { ACTIONS, type Action, CARD, NUMBERS, QUESTING_ACTIONS } from '../data.ts'
import { aid } from './aid.ts'
import { fight } from './battle.ts'
import { boardAt, ready, undamaged } from './board.ts'
import { explore } from './explore.ts'
import { canExhaust, exhaust, refresh, repair } from './items.ts'
import { quest } from './quest.ts'
import { special } from './special.ts'
import { slipAway } from './travel.ts'

/** 7.4.1, 7.4.2 */
export const reveal = once(function* (t, party) {
  revealOrder(t, party)
  yield* craftOrder(t, party)
})

/** With hardly an item left whole it slips into a forest, and there is no day. 7.4.3 */
export const slip = once(function* (t, party) {
  if (undamaged(boardAt(t.state, party)) > NUMBERS.slips) return
  t.say('vagabot.slips', { seat: party })
  t.state.turn.notes.slipped = 1
  yield* slipAway(t, party)
})

/** The actions of its order, in their order. 7.5, robot.trait.vagabot.questing.d */
export const actionsOf = (player: Player): readonly Action[] => {
  const lists = hasTrait(player, 'questing') ? QUESTING_ACTIONS : ACTIONS
  return lists[player.robot?.suit ?? 'bird']
}

/** Each action tells whether it was done. */
const DEEDS: { readonly [A in Action]: (t: RootTable, party: Party) => Rule<boolean> } = {
  explore,
  quest,
  aid,
  battle: fight,
  repair: repairOne,
  special,
}

/** The rule of each action. */
const ACTION_RULES: { readonly [A in Action]: string } = {
  explore: 'robot.7.5.1',
  quest: 'robot.7.5.2',
  aid: 'robot.7.5.3',
  battle: 'robot.7.5.4',
  repair: 'robot.7.5.5',
  special: 'robot.7.5.6',
}

/** Repair: an item to repair another. 7.5.5 */
function* repairOne(t: RootTable, party: Party): Rule<boolean> {
  if (boardAt(t.state, party).damaged.length === 0 || !canExhaust(t, party, 1)) return false
  exhaust(t, party, 1)
  repair(t, party, 1)
  return true
}

/** One action after the other, as long as it has items; what it cannot do it leaves out. 7.5 */
export const day = once(function* (t, party) {
  if (hasSlipped(t.state)) return
  for (const action of actionsOf(t.state.players[party])) {
    const able = ready(boardAt(t.state, party)) > 0
    if (able) tellStep(t, party, action, ACTION_RULES[action])
    const done = able && (yield* DEEDS[action](t, party))
    if (!done) t.say('vagabot.undone', { seat: party, action, why: able ? 'cannot' : 'items' })
  }
})

/** Adventurer: at the end of the day one quest after the other. robot.trait.vagabot.adventurer */
export const moreQuests = once(function* (t, party) {
  if (hasSlipped(t.state) || !hasTrait(t.state.players[party], 'adventurer')) return
  while (canExhaust(t, party, NUMBERS.questItems) && (yield* quest(t, party)));
})

const hasSlipped = ({ turn }: RootState): boolean => turn.notes.slipped === 1

/** More items are refreshed where none is damaged, and by level. 7.6.1 */
export const refreshItems = once(function* (t, party) {
  const { damaged } = boardAt(t.state, party)
  const count = damaged.length > 0 ? NUMBERS.refreshDamaged : NUMBERS.refresh
  refresh(t, party, count + byLevel(boardOf(t.state, party), -CARD.refresh, 0, CARD.refresh))
})

/** In a forest all items are repaired, elsewhere one. 7.6.2 */
export const repairItems = once(function* (t, party) {
  const player = t.state.players[party]
  const one = NUMBERS.repair + (hasTrait(player, 'berserker') ? CARD.berserkerRepair : 0)
  repair(t, party, isForest(player.pawn) ? boardAt(t.state, party).damaged.length : one)
})
