import type { Face, Language, Seat } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import type { BuildingId } from '../data/board.ts'
import type { Affinity } from '../data/types.ts'
import { discountOf } from '../rules/deploy/price.ts'
import type { Member, Name, PathId, PoolDie } from '../state.ts'
import * as told from '../terminal/told.ts'
import { type ClanView, dataOf, type MonsterView } from '../view.ts'
import { wordsIn } from './words.ts'

export { othersOf, partyOf, placeOf, poolDice } from '../terminal/told.ts'

/** What is printed on the components, as the queries of the rules read it. */
export const printed = (view: MonsterView): { readonly data: GameData } => ({ data: dataOf(view) })

/** The clan of the seat that looks; null for a spectator. */
export const myClan = ({ clans, seat }: MonsterView): ClanView | null => (seat === null ? null : clans[seat])

/** What a clan is called. */
export const clanName = (view: MonsterView, seat: Seat, language: Language): string =>
  told.clanName(view, seat, wordsIn(language))

/** The affinity of somebody; novices have none. */
export const affinityOf = (view: MonsterView, id: Name): Affinity | null =>
  id === 'novice' ? null : dataOf(view).members[id].affinity

/** An expedition in a few words. */
export const pathName = (view: MonsterView, at: PathId, language: Language): string =>
  told.pathName(view, at, wordsIn(language))

/** What somebody is doing. */
export const stateOf = (view: MonsterView, member: Member, language: Language): string =>
  told.stateOf(view, member, wordsIn(language))

/** Who manages a region of a clan. */
export const managerOf = (clan: ClanView, region: string, language: Language): string | null =>
  told.managerOf(clan, region, wordsIn(language))

/** What a die of a pool is called: « Persuasion 4 ». */
export const dieName = (die: PoolDie, language: Language): string => told.dieName(die, wordsIn(language))

/** What the die that was chosen takes off at a building that is open; 0 where none was. */
export function discountWith(face: Face | null | undefined, view: MonsterView, building: BuildingId): number {
  const die = chosenDie(face)
  return die === null || view.citadel[building].panic ? 0 : discountOf(view, building, die)
}

/** The die that was chosen and waits for its place. */
export function chosenDie(face: Face | null | undefined): PoolDie | null {
  if (face?.prompt.id !== 'deploy.place') return null
  return (face.prompt.values as { readonly die: PoolDie }).die
}
