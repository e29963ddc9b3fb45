import type { Face, Language, Seat } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import type { Affinity } from '../data/types.ts'
import type { Member, Name, PathId, Pool, PoolDie } from '../state.ts'
import type { ClanView, MonsterView, ZoneView } from '../view.ts'
import { dataOf } from './data.ts'
import { memberName, NAMES, properName, WORDS } from './words.ts'

/** What is printed on the components, as the queries of the rules read it. */
export const printed = (view: MonsterView): { readonly data: GameData } => ({ data: dataOf(view) })

/** The clan of the seat that looks; null for a spectator. */
export const myClan = ({ clans, seat }: MonsterView): ClanView | null => (seat === null ? null : clans[seat])

/** The other seats, in turn order after the one that looks; all of them for a spectator. */
export function othersOf({ clans, seat }: MonsterView): Seat[] {
  const first = seat === null ? 0 : seat + 1
  return clans.map((_, step) => (first + step) % clans.length).filter(one => one !== seat)
}

/** The party of a seat: its affinity once that was chosen. */
export const partyOf = ({ clans }: MonsterView, seat: Seat): string =>
  clans[seat].affinity ?? `seat${seat + 1}`

/** What a clan is called. */
export const clanName = (view: MonsterView, seat: Seat, language: Language): string => {
  const { affinity } = view.clans[seat]
  return affinity === null ? WORDS[language].player(seat + 1) : WORDS[language].clan[affinity]
}

/** All dice of a pool, one by one. */
export const poolDice = ({ force, magic, persuasion }: Pool): readonly PoolDie[] => [
  ...Array<PoolDie>(force).fill('force'),
  ...Array<PoolDie>(magic).fill('magic'),
  ...persuasion.map(value => `p${value}` as PoolDie),
]

/** The affinity of somebody; novices have none. */
export const affinityOf = (view: MonsterView, id: Name): Affinity | null =>
  id === 'novice' ? null : dataOf(view).members[id].affinity

/** The zone of a path, and its place in it. */
export function placeOf({ zones }: MonsterView, at: PathId): { zone: ZoneView | undefined; path: number } {
  const [id, path] = at.split(':')
  return { zone: zones.find(one => one.id === id), path: Number(path) }
}

/** An expedition in a few words: « Kyzhul 1 », « contrat ». */
export function pathName(view: MonsterView, at: PathId, language: Language): string {
  const words = WORDS[language]
  const { zone, path } = placeOf(view, at)
  if (at.startsWith('missionA')) return words.mission
  if (at.startsWith('missionB')) return words.contract
  if (at.startsWith('gates')) return words.pathOf(words.gates, path + 1)
  const land = zone?.region ? properName(zone.region) : NAMES[language].zone[zone?.id ?? 'regionA']
  return words.pathOf(land, path + 1)
}

/** What somebody is doing: on an expedition, managing a region, or idle. */
export function stateOf(view: MonsterView, { at, manages, leader }: Member, language: Language): string {
  const words = WORDS[language]
  if (at !== null) return pathName(view, at, language)
  if (manages !== null) return words.manages(properName(manages))
  return leader ? words.leader : words.idle
}

/** Who manages a region of a clan. */
export function managerOf({ members }: ClanView, region: string, language: Language): string | null {
  const manager = members.find(({ manages }) => manages === region)
  return manager ? memberName(manager.id, language) : null
}

/** The die that was chosen and waits for its place. */
export function chosenDie(face: Face | null | undefined): PoolDie | null {
  if (face?.prompt.id !== 'deploy.place') return null
  return (face.prompt.values as { readonly die: PoolDie }).die
}
