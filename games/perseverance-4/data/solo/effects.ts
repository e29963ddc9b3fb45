import type { Crew, OfficerId, Section, Zone } from '../types.ts'

/** The zone that an effect names: one, or by what the cards and the board say (L2430-2446). */
export type ZoneWord = Zone | 'program' | 'opposed' | 'minority'

/** The officer that an effect names (L3162-3172). */
export type OfficerWord = OfficerId | 'program' | 'opposed' | 'minority'

/** What the Dissenters’ cards make them do (L3073-3234). */
export type DissenterEffect =
  | { readonly verb: 'cabin'; readonly crew: Crew; readonly zone: ZoneWord }
  | { readonly verb: 'cabinFewest'; readonly section: Section }
  | { readonly verb: 'crateBattlefield'; readonly zone: ZoneWord }
  | { readonly verb: 'crateVoyage'; readonly zone: ZoneWord }
  | { readonly verb: 'crateCommunity'; readonly zone: ZoneWord }
  | { readonly verb: 'leader'; readonly zone: ZoneWord }
  | { readonly verb: 'fortification'; readonly zone: ZoneWord }
  | { readonly verb: 'influence'; readonly officer: OfficerWord }
  | { readonly verb: 'reserve'; readonly n: number }
  | { readonly verb: 'advanceRally'; readonly n: number }
  /** Narek resolves those of action cards twice (L3220). */
  | { readonly verb: 'rally'; readonly zone: ZoneWord; readonly starred?: true }
  | { readonly verb: 'programPrimary' }
  | { readonly verb: 'programSecondary' }
  | { readonly verb: 'legend'; readonly effects: readonly DissenterEffect[] }

export type DissenterEffects = readonly DissenterEffect[]

// The tables tell effects in these words.

export const cabin = (crew: Crew, zone: ZoneWord): DissenterEffect => ({ verb: 'cabin', crew, zone })
export const cabinFewest = (section: Section): DissenterEffect => ({ verb: 'cabinFewest', section })
export const crateBattlefield: DissenterEffect = { verb: 'crateBattlefield', zone: 'minority' }
export const crateVoyage: DissenterEffect = { verb: 'crateVoyage', zone: 'opposed' }
export const crateCommunity: DissenterEffect = { verb: 'crateCommunity', zone: 'minority' }
export const leader: DissenterEffect = { verb: 'leader', zone: 'program' }
export const fortification = (zone: ZoneWord): DissenterEffect => ({ verb: 'fortification', zone })
export const influence = (officer: OfficerWord): DissenterEffect => ({ verb: 'influence', officer })
export const reserve = (n: number): DissenterEffect => ({ verb: 'reserve', n })
export const advanceRally = (n: number): DissenterEffect => ({ verb: 'advanceRally', n })
export const rally = (zone: ZoneWord): DissenterEffect => ({ verb: 'rally', zone })
export const starred = (zone: ZoneWord): DissenterEffect => ({ verb: 'rally', zone, starred: true })
