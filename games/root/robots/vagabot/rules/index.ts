import { clearingOf, forestOf, isForest, MAPS } from '../../../data/map.ts'
import { quests } from '../../../factions/vagabond/rules/invariants.ts'
import { endOfEvening, robotBase, step } from '../../../rules/robots/base.ts'
import type { RobotRules } from '../../../rules/robots/robot.ts'
import type { Party, RootState } from '../../../state.ts'
import { card } from '../card.ts'
import { NUMBERS } from '../data.ts'
import { defenceless, extraHits, removed, rolledCap } from './battle.ts'
import { beforeRoll, foresees } from './before-roll.ts'
import { allItems, boardAt, problems, ready, startBoard, vagabotOf } from './board.ts'
import { day, moreQuests, refreshItems, repairItems, reveal, slip } from './day.ts'
import { damage, damageSome, exhaust, gain } from './items.ts'
import { setup } from './setup.ts'

/** The Vagabot. Law of Robotics 7 */
export const rules: RobotRules = {
  ...robotBase,
  warriors: 0,
  buildings: {},
  tokens: {},
  start: startBoard,
  setup,
  phases: {
    birdsong: [step('order', 'robot.7.4', reveal), slip],
    daylight: [day, moreQuests],
    evening: [
      step('refresh', 'robot.7.6.1', refreshItems),
      step('mend', 'robot.7.6.2', repairItems),
      ...endOfEvening,
    ],
  },
  takesItem: gain,
  ignoresRule: true, // 7.2.2
  pays: {
    able: (state, party) => ready(boardAt(state, party)),
    *pay(t, party, count) {
      exhaust(t, party, count) // robot.service.basic.vagabot
    },
  },
  rolledCap,
  defenceless,
  extraHits,
  beforeRoll,
  foresees,
  canFightOn: () => true, // the pawn is still there
  *takeHits(t, _, party, hits) {
    damage(t, party, hits)
    return []
  },
  removed,
  pawnHurt: (t, party) => damageSome(t, party, 1),
  fullRemoval: (t, party) => damageSome(t, party, NUMBERS.fullRemoval), // 7.2.1.I
  quests: player => {
    const { quest, completed } = vagabotOf(player)
    return quest < 0 ? completed : [...completed, quest]
  },
  items: player => allItems(vagabotOf(player)).map(({ item }) => item),
  broughtItems: player => vagabotOf(player).brought,
  invariants: (state, party) => (state.players[party].pawn === 0 ? [] : wrong(state, party)),
  advanced: { takesBoats: true },
  ...card,
}

/** What is wrong with it once it is set up: its pawn, its track, the quests. */
function wrong(state: RootState, party: Party): string[] {
  const map = MAPS[state.map]
  const { pawn } = state.players[party]
  const there = isForest(pawn) ? forestOf(map, pawn) : clearingOf(map, pawn)
  return [
    ...(there ? [] : ['the pawn of the Vagabot stands nowhere']),
    ...problems(state, party),
    ...quests(state),
  ]
}
