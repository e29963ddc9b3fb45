import type { Clash } from '@tablee/kernel'
import type { GameData } from './all.ts'
import { BUILDING_IDS, type Slot } from './board.ts'
import { EQUIPMENT_TYPES } from './equipment.ts'
import { MEMBER_IDS, type Member } from './members.ts'
import { FACES } from './paths.ts'
import { OPENING_REPUTATION } from './tracks.ts'
import type { TrapKind } from './traps.ts'
import { AFFINITIES, COLOURS } from './types.ts'

/** How many tokens there are of each kind of trap (L233). */
export const TRAPS_OF_KIND: { readonly [K in TrapKind]: number } = {
  initial: 4,
  classic: 36,
  reinforced: 6,
  ambush: 18,
}

/** How many cards and tokens there are (L86-195). */
export const COUNTS = {
  equipment: 18,
  monstersOfRank: { A: 8, B: 12 },
  monstersOfAffinity: 5,
  regionsOfAffinity: 3,
  membersOfAffinity: 9,
  /** The dice with which every clan starts (L374). */
  startPool: { force: 2, magic: 1, persuasion: 1 },
  /** The places for dice on an expedition of a region (L679). */
  diceOnPath: 6,
} as const

const counted = (data: string, value: string | number, must: number, got: number): Clash => ({
  data,
  value: String(value),
  min: must,
  max: must,
  got,
})

const atLeast = (data: string, value: string | number, min: number, got: number): Clash => ({
  data,
  value: String(value),
  min,
  max: null,
  got,
})

const summed = (data: string, min: number, max: number | null, got: number): Clash => ({
  data,
  value: null,
  min,
  max,
  got,
})

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

function* monsterClashes({ monsters }: GameData): Iterable<Clash> {
  const all = Object.values(monsters)
  for (const rank of ['A', 'B'] as const) {
    const got = all.filter(one => one.rank === rank).length
    yield counted('monster:*.rank', rank, COUNTS.monstersOfRank[rank], got)
  }
  for (const affinity of AFFINITIES) {
    const got = all.filter(one => one.affinity === affinity).length
    yield counted('monster:*.affinity', affinity, COUNTS.monstersOfAffinity, got)
  }
  for (const [id, { capture, kill }] of Object.entries(monsters))
    yield summed(`monster:${id}.kill - monster:${id}.capture`, 1, null, kill - capture)
}

function* memberClashes({ members, leaders, starters, gloryBonus }: GameData): Iterable<Clash> {
  const all = MEMBER_IDS.map((id): Member => members[id])
  for (const affinity of AFFINITIES) {
    const own = all.filter(one => one.affinity === affinity)
    yield counted('member:*.affinity', affinity, COUNTS.membersOfAffinity, own.length)
    for (const role of ['leader', 'starter'] as const) {
      const got = own.filter(one => one.role === role).length
      yield counted(`member:*.role (${affinity})`, role, 1, got)
    }
    const [, low] = gloryBonus
    for (const colour of COLOURS) {
      const given = [members[leaders[affinity]].dice, members[starters[affinity]].dice, low.dice]
      const must = COUNTS.startPool[colour]
      const data = `member:${leaders[affinity]}.dice + member:${starters[affinity]}.dice + glory:low.dice: ${colour}`
      yield summed(data, must, must, sum(given.map(some => some[colour])))
    }
  }
  const reputation = (role: Member['role'], n: number) =>
    all.filter(one => one.role === role && one.reputation === n).length
  yield counted('member:*.reputation (leader)', 0, AFFINITIES.length, reputation('leader', 0))
  yield counted('member:*.reputation (starter)', 1, AFFINITIES.length, reputation('starter', 1))
  // Or the opening display of four could never be completed, nor that of the scenario with Persuasion alone.
  const early = all.filter(one => one.role === 'mercenary' && one.reputation <= OPENING_REPUTATION)
  yield atLeast('member:*.reputation', `0-${OPENING_REPUTATION}`, 4, early.length)
  const persuasive = early.filter(one => one.dice.persuasion > 0)
  yield atLeast(`member:*.dice (reputation 0-${OPENING_REPUTATION})`, 'persuasion', 3, persuasive.length)
}

function* trapClashes({ traps }: GameData): Iterable<Clash> {
  const all = Object.values(traps)
  for (const kind of Object.keys(TRAPS_OF_KIND) as TrapKind[]) {
    const copies = all.filter(one => one.kind === kind).map(one => one.copies)
    yield summed(`trap:*.copies (${kind})`, TRAPS_OF_KIND[kind], TRAPS_OF_KIND[kind], sum(copies))
  }
  // L454-458: one of 9 and two of 4 lie open at the same time.
  const ofCost = (cost: number) =>
    sum(all.filter(one => one.kind === 'classic' && one.cost === cost).map(one => one.copies))
  yield atLeast('trap:*.cost', 9, 1, ofCost(9))
  yield atLeast('trap:*.cost', 4, 2, ofCost(4))
}

function* cardClashes({ equipment, regions, paths }: GameData): Iterable<Clash> {
  const cards = Object.values(equipment)
  yield summed('equipment:*.copies', COUNTS.equipment, COUNTS.equipment, sum(cards.map(one => one.copies)))
  for (const type of EQUIPMENT_TYPES)
    yield atLeast('equipment:*.type', type, 1, cards.filter(one => one.type === type).length)
  for (const affinity of AFFINITIES) {
    const got = Object.values(regions).filter(one => one.affinity === affinity).length
    yield counted('region:*.affinity', affinity, COUNTS.regionsOfAffinity, got)
  }
  for (const face of FACES)
    for (const [place, { requirement, reinforcement }] of paths[face].entries()) {
      const data = `path:${face}${place + 1}.requirement + path:${face}${place + 1}.reinforcement`
      yield summed(data, 0, COUNTS.diceOnPath, requirement.length + reinforcement.length)
    }
}

/** What the rulebook tells of slots: two dice lie in the Mine alone, and what each gives (L418-424, L478, L621). */
const PRINTED_SLOTS: { readonly [building: string]: readonly (readonly [dice: number, yields: number])[] } = {
  alchemist: [
    [1, 3],
    [1, 2],
  ],
  mine: [
    [2, 6],
    [2, 4],
    [1, 2],
  ],
}

function* slotClashes({ buildings }: GameData): Iterable<Clash> {
  for (const id of BUILDING_IDS) {
    const { slots } = buildings[id]
    if (slots.length === 0) continue
    const printed = PRINTED_SLOTS[id] ?? [[1, 0]]
    const of = (dice: number, yields: number) => (one: Slot) => one.dice === dice && one.yields === yields
    const data = `building:${id}.slots`
    for (const [dice, yields] of printed) {
      const got = slots.filter(of(dice, yields)).length
      yield atLeast(data, `dice ${dice}, yields ${yields}`, 1, got)
    }
    for (const { dice, yields } of slots)
      if (!printed.some(([n, gives]) => n === dice && gives === yields))
        yield counted(data, `dice ${dice}, yields ${yields}`, 0, slots.filter(of(dice, yields)).length)
    yield atLeast(data, 'players 1', 1, slots.filter(one => one.players === 1).length)
  }
}

/** The first thing that does not fit together; null where all of it does. */
export function clash(data: GameData): Clash | null {
  for (const part of [monsterClashes, memberClashes, trapClashes, cardClashes, slotClashes])
    for (const one of part(data)) if (one.got < one.min || (one.max !== null && one.got > one.max)) return one
  return null
}
