import type { Seat } from '@tablee/kernel'
import { COLOURS, type Dice } from '../data/types.ts'
import type { Die, Member, Name, PathId, Pool, PoolDie } from '../state.ts'
import { PROPER } from '../text/proper.ts'
import type { ClanView, MonsterView, ZoneView } from '../view.ts'
import type { Spoken } from './words.ts'

/** The other seats, in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ clans, seat }: MonsterView): Seat[] {
  const first = seat === null ? 0 : seat + 1
  return clans.map((_, step) => (first + step) % clans.length).filter(one => one !== seat)
}

/** The party of a seat: its affinity once that was chosen. */
export const partyOf = ({ clans }: MonsterView, seat: Seat): string =>
  clans[seat].affinity ?? `seat${seat + 1}`

/** What a clan is called. */
export function clanName({ clans }: MonsterView, seat: Seat, { board }: Pick<Spoken, 'board'>): string {
  const affinity = clans[seat]?.affinity
  if (seat < 0) return board.clan.madhala
  return affinity ? board.clan[affinity] : board.player(seat + 1)
}

/** What a member is called. */
export const memberName = (id: Name, { names }: Pick<Spoken, 'names'>): string =>
  id === 'novice' ? names.role.novice : PROPER[id]

/** All dice of a pool, one by one. */
export const poolDice = ({ force, magic, persuasion }: Pool): readonly PoolDie[] => [
  ...Array<PoolDie>(force).fill('force'),
  ...Array<PoolDie>(magic).fill('magic'),
  ...persuasion.map(value => `p${value}` as PoolDie),
]

/** What a die of a pool is called: « Persuasion 4 ». */
export function dieName(die: PoolDie, { names: { colour } }: Pick<Spoken, 'names'>): string {
  return die === 'force' || die === 'magic' ? colour[die] : `${colour.persuasion} ${die[1]}`
}

/** How many dice of each colour. */
export const counted = (dice: readonly Die[]): Dice =>
  Object.fromEntries(
    COLOURS.map(colour => [colour, dice.filter(die => die.colour === colour).length]),
  ) as unknown as Dice

/** The zone of a path, and its place in it. */
export function placeOf({ zones }: MonsterView, at: PathId): { zone: ZoneView | undefined; path: number } {
  const [id, path] = at.split(':')
  return { zone: zones.find(one => one.id === id), path: Number(path) }
}

/** An expedition in a few words: « Kyzhul 1 », « contrat ». */
export function pathName(
  view: MonsterView,
  at: PathId,
  { board, names }: Pick<Spoken, 'board' | 'names'>,
): string {
  const { zone, path } = placeOf(view, at)
  if (at.startsWith('missionA')) return board.mission
  if (at.startsWith('missionB')) return board.contract
  if (at.startsWith('gates')) return board.pathOf(board.gates, path + 1)
  return board.pathOf(zone?.region ? PROPER[zone.region] : names.zone[zone?.id ?? 'regionA'], path + 1)
}

/** What somebody is doing: on an expedition, managing a region, or idle. */
export function stateOf(
  view: MonsterView,
  { at, manages, leader }: Member,
  spoken: Pick<Spoken, 'board' | 'names'>,
): string {
  const { board } = spoken
  if (at !== null) return pathName(view, at, spoken)
  if (manages !== null) return board.manages(PROPER[manages])
  return leader ? board.leader : board.idle
}

/** Who manages a region of a clan. */
export function managerOf(
  { members }: ClanView,
  region: string,
  spoken: Pick<Spoken, 'names'>,
): string | null {
  const manager = members.find(({ manages }) => manages === region)
  return manager ? memberName(manager.id, spoken) : null
}
