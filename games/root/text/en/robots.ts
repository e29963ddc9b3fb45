import type { Cast, Text } from '@tablee/kernel'
import type { Item } from '../../data/items.ts'
import type { Found } from '../../rules/robots/target.ts'
import { PARTIES } from './names.ts'
import './robot-names.ts'
import { ROBOT_DEEDS, ROBOT_KEYS } from './robot-words.ts'
import { card, count, Does, ITEM, list, place, verb, Who, who } from './words.ts'

/** What decided, one criterion after the other: `most own warriors (2), then highest priority`. */
const because = (found: readonly Found<number>[]): string =>
  found
    .map(({ by, want, value }) => {
      const key = ROBOT_KEYS[by]
      return 'alone' in key ? key.alone : `${key[want]} (${value})`
    })
    .join(', then ')

const clearings = (all: readonly number[]): string => list(all.map(one => `[[clearing:${one}|${one}]]`))

/** What is said of robots at any table with them, in English. */
export const robots = {
  'setup.crowded': (v: { parties: number }) =>
    `At most six play at a table, robots among them: these would be ${v.parties}.`,
  'setup.robotToo': (v: { robot: string; faction: string }) =>
    `${PARTIES[v.robot].full} plays with the pieces of ${PARTIES[v.faction].name}: only one of them can be at the table.`,
  'robot.order': (v: { seat: number; card: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'reveals', 'reveal')} the order: ${card(v.card)}.`,
  'robot.noOrder': (v: { seat: number }, cast: Cast) =>
    `There is no card left to draw: ${who(cast, v.seat)} goes by a bird.`,
  'robot.step': (v: { seat: number; step: string; rule: string }, cast: Cast) =>
    `${Who(cast, v.seat)}: ${ROBOT_DEEDS[v.step]} (rule ${v.rule.replace('robot.', '')}).`,
  'robot.crafted': (v: { seat: number; card: number; item: Item }, cast: Cast) =>
    `${Does(cast, v.seat, 'crafts', 'craft')} the item of ${card(v.card)}: ${ITEM[v.item]}.`,
  'robot.clearing': (
    v: {
      seat: number
      deed: string
      clearing: number
      among: readonly number[]
      found: readonly Found<number>[]
    },
    cast: Cast,
  ) =>
    v.among.length === 1
      ? `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]}: ${place(v.clearing)}, the only one possible.`
      : `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]}: of ${clearings(v.among)}, ${place(v.clearing)} by ${because(v.found)}.`,
  'robot.party': (
    v: {
      seat: number
      deed: string
      party: number
      among: readonly number[]
      found: readonly Found<number>[]
    },
    cast: Cast,
  ) =>
    v.among.length === 1
      ? `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]}: only ${who(cast, v.party)} can be the target.`
      : `${Who(cast, v.seat)}, ${ROBOT_DEEDS[v.deed]}: of ${list(v.among.map(one => who(cast, one)))}, the target is ${who(cast, v.party)} by ${because(v.found)}.`,
  'robot.paid': (v: { seat: number; buyer: number; owner: number; count: number }, cast: Cast) =>
    v.owner === v.seat
      ? `${Who(cast, v.seat)} ${verb(cast, v.seat, 'puts', 'put')} ${count(v.count, 'warrior')} in Payments for ${who(cast, v.buyer)}.`
      : `${Does(cast, v.owner, 'pays', 'pay')} ${who(cast, v.seat)} ${count(v.count, 'warrior')}.`,
  'robot.sold': (v: { seat: number; buyer: number; card: number }, cast: Cast) =>
    `${Does(cast, v.buyer, 'buys', 'buy')} ${card(v.card)} from ${who(cast, v.seat)}.`,
  'robot.serves': (v: { seat: number; buyer: number; service: 'riverboats' | 'mercenaries' }, cast: Cast) =>
    `${Does(cast, v.buyer, 'hires', 'hire')} the ${v.service} of ${who(cast, v.seat)} for this turn.`,
} satisfies Text
