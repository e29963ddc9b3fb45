import { type Cast, reads, type Text } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import type { Name } from '../../state.ts'
import { building, capital, Does, equipment, list, member, Who, who } from './words.ts'

/** What is said in cleanup, and at the end. */
export const cleanup = {
  'panic.spread': (v: { buildings: readonly BuildingId[] }) =>
    `Panic closes ${list(v.buildings.map(building))}.`,
  'leader.new': () => 'Who leads your clan from now on?',
  'leader.promoted': (v: { seat: number; member: Name }, cast: Cast) =>
    `${capital(member(v.member))} now leads ${reads(cast, v.seat) ? 'your clan' : who(cast, v.seat)}.`,
  'free.wages': () => 'Before wages are due: is there anything you wish to do?',
  'free.contract': () => 'Before the contract: is there anything you wish to do?',
  'free.pay': () => 'Pay the wages',
  'free.go': () => 'Go on',
  'wages.paid': (v: { seat: number; gold: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'pays', 'pay')} ${v.gold} gold in wages.`,
  'wages.short': (v: { seat: number; gold: number; due: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'owes', 'owe')} ${v.due} gold in wages and ${v.gold === 0 ? 'has nothing' : `pays all there is: ${v.gold}`}.`,
  deserter: () => 'Who deserts?',
  deserted: (v: { seat: number; member: Name }, cast: Cast) =>
    `${capital(member(v.member))} deserts ${reads(cast, v.seat) ? 'your clan' : who(cast, v.seat)}.`,
  'equipment.inherit': (v: { equipment: EquipmentId }) => `Who takes over ${equipment(v.equipment)}?`,
  'first.player': (v: { seat: number }, cast: Cast) => `${Does(cast, v.seat, 'is', 'are')} first player.`,
  'score.clan': (
    v: {
      seat: number
      glory: number
      reputation: number
      trophies: number
      affinities: number
      total: number
    },
    cast: Cast,
  ) =>
    `${Who(cast, v.seat)}: ${v.total} victory points (${v.glory} glory, ${v.reputation} reputation, ${v.trophies} trophies, ${v.affinities} affinities).`,
  'win.points': () => 'Most victory points after the last turn.',
} satisfies Text
