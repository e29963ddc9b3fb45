import type { Text } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { EquipmentId } from '../../data/equipment.ts'
import type { MemberId } from '../../data/members.ts'
import type { Rank, ScenarioId } from '../../data/solo.ts'
import type { TrapId } from '../../data/traps.ts'
import type { PathId } from '../../state.ts'
import { RANK, SCENARIO } from './called.ts'
import { building, equipment, member, path, trap } from './words.ts'

/** What is said of Madhala and of scenarios. */
export const solo = {
  'madhala.rolled': (v: { red: number; yellow: number; closed: number }) =>
    `Madhala: red ${v.red}, yellow ${v.yellow}${v.closed > 0 ? ` (${v.closed} of 36 results were closed to her)` : ''}.`,
  'madhala.idle': () => 'No place is open to Madhala: she stays where she is.',
  'madhala.visits': (v: { building: BuildingId; persuasion: number }) =>
    `Madhala takes a place at ${building(v.building)}${v.persuasion > 0 ? `, with a Persuasion ${v.persuasion}` : ''}.`,
  'madhala.takesTrap': (v: { trap: TrapId }) => `She takes ${trap(v.trap)} off the display.`,
  'madhala.takesMember': (v: { member: MemberId }) => `She sends ${member(v.member)} away.`,
  'madhala.takesEquipment': (v: { equipment: EquipmentId }) =>
    `She takes ${equipment(v.equipment)} off the display.`,
  'madhala.settles': (v: { path: PathId }) => `Madhala takes ${path(v.path)}.`,
  'win.rank': (v: { rank: Rank; scenario: ScenarioId }) => `${SCENARIO[v.scenario]}: ${RANK[v.rank]}.`,
} satisfies Text
