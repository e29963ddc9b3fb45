import type { Cast, Text } from '@tablee/kernel'
import type { OfficerId, Specialist } from '@tablee/perseverance/ids.ts'
import type { CityZone, LocationId, OptionId, StructureId } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { count, Does, location, officer, ROW, unit, verb, who, zone } from './words.ts'

/** A turn: the primary action in the city, the secondary action, favours. */
export const turn = {
  'turn.begins': (v: { seat: number; turn: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'begins', 'begin')} turn ${v.turn} of 8.`,
  primary: () => 'Where do you act: on a die space of the city, or at a location of the wilderness?',
  'primary.work': (v: { zone: CityZone; space: number }) =>
    `Work in ${zone(v.zone)}, die space ${v.space + 1}`,
  'primary.explore': (v: { location: LocationId }) => `Explore ${location(v.location)}`,
  'work.die': (v: { zone: CityZone; space: number; calls: boolean }) =>
    `Which die do you place in ${zone(v.zone)}?${v.calls ? ' It calls an assembly at the end of this turn.' : ''}`,
  'work.placed': (
    v: { seat: number; owner: number; face: Specialist; zone: CityZone; space: number },
    cast: Cast,
  ) => {
    const whose =
      v.owner < 0
        ? 'a neutral die'
        : v.owner === v.seat
          ? `one of ${verb(cast, v.seat, 'their', 'your')} dice`
          : `a die of ${who(cast, v.owner)}`
    return `${Does(cast, v.seat, 'places', 'place')} ${whose} (${names.specialist[v.face]}) in ${zone(v.zone)}.`
  },
  'work.companion': () => 'Who takes the thunderhorn space, for a third option?',
  'work.alone': () => 'Nobody',
  'work.joined': (v: { seat: number; unit: Unit; zone: CityZone }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${unit(v.unit)} on the thunderhorn space of ${zone(v.zone)}.`,
  'work.which': (v: { zone: CityZone; left: number }) =>
    `Which option of ${zone(v.zone)} do you resolve? (${v.left} left)`,
  'work.anywhere': () => 'Which option of the city do you resolve?',
  'work.option': (
    v: { seat: number; zone: CityZone; option: OptionId; variant: StructureId | null },
    cast: Cast,
  ) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} ${v.variant === null ? `${names.effect[v.zone]} ${v.option}` : PROPER[v.variant]}.`,
  secondary: () => 'Do you use a row of your ranch, or an officer’s favour?',
  'secondary.row': (v: { row: number; crates: number }) =>
    `Use the ${ROW[v.row]}: ${count(v.crates + 1, 'effect')}${v.crates === 0 ? ', for free' : ` for ${count(v.crates, 'crate')}`}`,
  'secondary.favour': (v: { officer: OfficerId }) => `Use the favour of ${officer(v.officer)}`,
  'row.cell': (v: { left: number }) => `Which effect of the row do you resolve? (${v.left} left)`,
  'row.more': () => 'Do you spend a crate of another row for one of its effects?',
  'favour.used': (v: { seat: number; officer: OfficerId }, cast: Cast) =>
    `${Does(cast, v.seat, 'uses', 'use')} the favour of ${officer(v.officer)}.`,
  'captain.where': (v: { moves: boolean }) =>
    v.moves
      ? 'Where does your mounted leader move, for 1 glowberry?'
      : 'In which zone does your leader work?',
  'leader.works': (v: { seat: number; zone: CityZone }, cast: Cast) =>
    `${Does(cast, v.seat, 'sends', 'send')} the leader to work in ${zone(v.zone)}.`,
  'steward.recall': () => 'Which of your dinos do you take back Home?',
} satisfies Text
