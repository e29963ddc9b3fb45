import { capital, list } from '@tablee/common/words/en.ts'
import type { Cast, Text } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { ActionDie } from '../../data/dice.ts'
import { type AdventureType, type CharacterId, type Payment, RESOURCES } from '../../data/types.ts'
import type { DeedValues } from '../../rules/plan/deed-values.ts'
import type { Queued } from '../../rules/plan/odds.ts'
import type { Again } from '../../rules/resolve/roll.ts'
import { SCENARIO_DEED } from '../../scenarios/text/en-deeds.ts'
import type { Resources } from '../../state.ts'
import { Does, helpers, its, Name, pawn, Who, who } from './people.ts'
import { ACTION, COLOUR, card, DIE, node, resource, theItem, thing } from './words.ts'

type Roll = { who: CharacterId; type: AdventureType; die: ActionDie; shows: boolean | null }

const AGAIN: { readonly [A in Again]: string } = {
  space: 'reroll token',
  bowl: 'Ceremonial Bowl',
  confused: 'Confused',
  paid: 'paid for',
  free: 'for nothing',
}

/** What was staked, in words. */
const stakes = (staked: Resources, det: number): string =>
  list([
    ...RESOURCES.filter(what => staked[what] > 0).map(what => resource(what, staked[what])),
    ...(det > 0 ? [`${det} determination`] : []),
  ])

const inDet = (det: number): string => (det === 0 ? 'for nothing' : `for ${det} determination`)

const face = ({ die, shows }: Pick<Roll, 'die' | 'shows'>): string =>
  shows ? DIE[die] : die === 'success' ? 'failure' : 'blank'

/** What is paid, where there is a choice; so much of each only where kinds are mixed. */
function price({ wood = 0, food = 0, fur = 0, item }: Payment): string {
  if (item) return theItem(item)
  const amounts = { wood, food, fur }
  const parts = (['wood', 'food', 'fur'] as const).filter(what => amounts[what] > 0)
  return parts.length === 1 ? parts[0] : parts.map(what => `${amounts[what]} ${what}`).join(' and ')
}

/** A deed in words. */
export function deed({ type, what, node: at, gives, nth, paid }: DeedValues): string {
  const own = SCENARIO_DEED[what]
  if (own) return own(at as Node)
  const way = paid ? ` with ${price(paid)}` : ''
  switch (type) {
    case 'threat':
      return `${card(what, 1)}${way}`
    case 'build':
      return `build ${theItem(what)}${way}`
    case 'gather':
      return at === '' ? ACTION.gather : `gather ${gives} on ${node(at)}${nth > 0 ? ` (source ${nth})` : ''}`
    case 'explore':
      return what !== '' ? `explore the ${thing(what)}` : at === '' ? ACTION.explore : `explore ${node(at)}`
    default:
      return what === '' ? ACTION[type] : `${ACTION[type]}: ${thing(what)}`
  }
}

/** Planning and resolving actions, in English. */
export const plan = {
  plan: (v: { left: number }) =>
    v.left > 0 ? 'Plan this round together, then confirm.' : 'Place what is left, then confirm.',
  'plan.place': (v: { pawn: string }, cast: Cast) => `Place ${pawn(cast, v.pawn)}`,
  'plan.where': (v: { pawn: string }, cast: Cast) => `Where does ${pawn(cast, v.pawn)} go?`,
  'plan.back': () => 'Keep it for now',
  'plan.begin': (v: { deed: DeedValues }) => capital(deed(v.deed)),
  'plan.begin.thrift': (v: { deed: DeedValues }) =>
    `${capital(deed(v.deed))}, one wood less by Economical Construction`,
  'plan.join': (v: { deed: DeedValues }) => `Join: ${deed(v.deed)}`,
  'plan.take': (v: { pawn: string; deed: DeedValues }, cast: Cast) =>
    `Take back ${pawn(cast, v.pawn)}: ${deed(v.deed)}`,
  'plan.lead': (v: { pawn: string; deed: DeedValues }, cast: Cast) =>
    `Let ${pawn(cast, v.pawn)} lead: ${deed(v.deed)}`,
  'plan.carry': (v: { token: string; deed: DeedValues }) => `Put the token on: ${deed(v.deed)}`,
  'plan.gear': (v: { gear: string; on: boolean; deed: DeedValues }) =>
    `${v.on ? 'Take' : 'Leave'} ${theItem(v.gear)}: ${deed(v.deed)}`,
  'plan.thrift': (v: { on: boolean; deed: DeedValues }) =>
    `${v.on ? 'Stake' : 'Take back'} 2 determination for one wood: ${deed(v.deed)}`,
  'plan.asking': (v: { mode: 'always' | 'matters' }) =>
    v.mode === 'always' ? 'Ask me whenever I could use something' : 'Ask me only when it matters',
  'plan.confirm': () => 'Confirm the plan',
  'plan.confirmed': (v: { who: CharacterId }, cast: Cast) =>
    `${Does(cast, v.who, 'confirms', 'confirm')} the plan.`,
  'plan.late': () => 'The planning has taken long: what is incomplete is given up.',
  'plan.placed': (v: { who: CharacterId; pawn: string; deed: DeedValues }, cast: Cast) =>
    `${Does(cast, v.who, 'plans', 'plan')} ${pawn(cast, v.pawn)}: ${deed(v.deed)}.`,
  'plan.taken': (v: { who: CharacterId; pawn: string; deed: DeedValues }, cast: Cast) =>
    `${Does(cast, v.who, 'takes', 'take')} ${pawn(cast, v.pawn)} back: ${deed(v.deed)}.`,
  'plan.committed': (_: { actions: readonly Queued[] }) => 'The plan is made.',

  // Resolution
  'action.next': () => 'Which of these is resolved next?',
  'action.which': (v: { deed: DeedValues; who: CharacterId }, cast: Cast) =>
    `${Name(cast, v.who)}: ${deed(v.deed)}`,
  'action.begins': (v: Queued, cast: Cast) =>
    `${Who(cast, v.who)}${v.helpers.length > 0 ? `, with ${list(helpers(cast, v.who, v.helpers))}` : ''}: ${deed(v.deed)}.`,
  'action.succeeds': (v: { who: CharacterId }, cast: Cast) => `${Does(cast, v.who, 'succeeds', 'succeed')}.`,
  'action.fails': (v: { who: CharacterId }, cast: Cast) => `${Does(cast, v.who, 'fails', 'fail')}.`,
  die: (v: Roll) => `${capital(COLOUR[v.type])} ${DIE[v.die]} die: ${face(v)}.`,
  'die.again': (v: Roll & { before: boolean | null; by: Again }) =>
    `${capital(COLOUR[v.type])} ${DIE[v.die]} die rerolled (${AGAIN[v.by]}): ${face(v)}.`,
  'stake.spent': (v: { staked: Resources }) => `Paid: ${stakes(v.staked, 0)}.`,
  'stake.back': (v: { staked: Resources; det: number }) => `Not spent: ${stakes(v.staked, v.det)}.`,
  reroll: (
    v: {
      who: CharacterId
      type: AdventureType
      shown: { [D in ActionDie]: boolean | null }
      deed: DeedValues
      price: number
    },
    cast: Cast,
  ) =>
    `${capital(deed(v.deed))}: ${its(cast, v.who, 'does', 'do')} ${who(cast, v.who)} reroll a ${COLOUR[v.type]} die, ${inDet(v.price)}?`,
  'reroll.keep': () => 'Keep the dice',
  'reroll.die': (v: { die: ActionDie; shows: boolean; price: number }) =>
    `Reroll the ${DIE[v.die]} die (it shows: ${face(v)}), ${inDet(v.price)}`,
  'adventure.drawn': (v: { who: CharacterId; card: string }, cast: Cast) =>
    `${Does(cast, v.who, 'has an', 'have an')} adventure: ${card(v.card)}.`,
  'shelter.built': () => 'The shelter is built.',
  'hunt.nothing': () => 'There is nothing left to hunt.',
  'tile.revealed': (v: { node: Node; tile: number }) => `Tile ${v.tile} is placed on ${node(v.node)}.`,
  arrange: () => 'Arrange Camp with four players: what do you take?',
  'arrange.det': () => '2 determination',
  'arrange.morale': () => 'Morale +1',
  'arrange.repaired': () => 'The camp is put in order again.',
  thrift: () => 'Economical Construction: save a wood?',
  'thrift.no': () => 'No, keep the tokens',
  'thrift.save': () => 'Spend 2 determination, take a wood back',
  bible: () => 'You have arranged the camp: do you read the Bible?',
  'arrange.bible': () => 'Yes, read it: 1 determination, heal 1',
  'bible.no': () => 'No, keep it',
  'rest.where': () => 'Rest where?',
  'rest.bed': () => 'In the Bed',
  'rest.hammock': () => 'In the Hammock',

  // Why not
  'no.pawn': () => 'This pawn may not take part in that action.',
  'no.leader': () => 'Neutral pawns only support: a character must lead the action.',
  'no.owner': () => 'Another character has to lead this.',
  'no.jenny': () => 'Jenny can only rest.',
  'no.limited': () => 'This character may not do that in this round.',
  'no.full': () => 'There are pawns enough.',
  'no.neutral': () => 'All ten neutral pawns are in the plan.',
  'no.argument': () => 'You have quarrelled: no action with another player this round.',
  'no.twice': () => 'This can be tried only once in a round.',
  'no.built': () => 'This is already built.',
  'no.pay': () => 'There is too little left to pay for it.',
  'no.terrain': () => 'The terrain it needs is not explored.',
  'no.item': () => 'An item it needs is missing.',
  'no.weapons': () => 'Your weapons are too weak.',
  'no.shelter': () => 'Without a shelter there is neither roof nor palisade.',
  'no.prey': () => 'There is no beast left to hunt.',
  'no.path': () => 'No explored path leads there.',
  'no.sourceTwice': () => 'Each source is gathered once in a round.',
  'no.exhausted': () => 'This source is exhausted.',
  'no.shortcut': () => 'The Shortcut has already used this source.',
  'no.exploreTwice': () => 'Each space is explored once in a round.',
  'no.inaccessible': () => 'This space is inaccessible.',
  'no.tiles': () => 'There is no island tile left.',
  'no.pawnsLeft': () => 'A pawn of a player has not been placed.',
  'no.pawns': () => 'An action has too few pawns.',
  'no.together': () => 'This takes two different characters.',
  'no.carrier': () => 'A token of an action space must ride on one of its actions.',
} satisfies Text
