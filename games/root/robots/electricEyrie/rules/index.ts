import type { Rule } from '@tablee/kernel'
import { onMap } from '../../../rules/pieces.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { nightmare, once, robotBase, step } from '../../../rules/robots/base.ts'
import { hasTrait, type RobotRules } from '../../../rules/robots/robot.ts'
import { type Award, lose, score } from '../../../rules/score.ts'
import type { Party, RootTable } from '../../../state.ts'
import { card } from '../card.ts'
import { TRACK } from '../data.ts'
import { extraHits } from './battle.ts'
import { addToDecree, newRoost, newSuits, setup } from './birdsong.ts'
import { ownCards, problems, startBoard } from './board.ts'
import { buildRoost, resolveDecree } from './decree.ts'

/** The Electric Eyrie. Law of Robotics 5 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: 20,
  buildings: { roost: 7 },
  tokens: {},
  start: startBoard,
  setup,
  phases: {
    birdsong: [step('order', 'robot.5.4', addToDecree), newRoost],
    daylight: [resolveDecree, step('build', 'robot.5.5.2', buildRoost)],
    evening: [step('score', 'robot.5.6', once(scoreRoosts)), nightmare],
  },
  winsTies: true, // 5.2.1
  extraHits,
  removed: warTax,
  cards: player => [...robotBase.cards(player), ...ownCards(player)],
  shownCards: player => [...robotBase.cards(player), ...ownCards(player)],
  invariants: problems,
  advanced: { takesBoats: true, wants: newSuits },
  ...card,
}

/** 5.6 */
function* scoreRoosts(t: RootTable, party: Party): Rule {
  score(t, party, TRACK.points[onMap(t.state.players[party].buildings.roost)], 'roosts')
}

/** War Tax: the owner of each building or token that the Eyrie remove loses a point. robot.trait.eyrie.war-tax */
function warTax(t: RootTable, party: Party, _: Removal, lost: readonly Loss[]): Award[] {
  if (hasTrait(t.state.players[party], 'warTax'))
    for (const { party: owner, type, count } of lost) if (type !== 'warrior') lose(t, owner, count, 'warTax')
  return []
}
