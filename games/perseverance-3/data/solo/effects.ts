import type { OfficerId, Species } from '@tablee/perseverance/ids.ts'
import type { ArtefactId, TempleId } from '../types.ts'

/** Towards the highest number of a location, or towards the lowest: the arrows of the cards. */
export type Direction = 'high' | 'low'

/** An officer by name, or the one of the own program card. */
export type CardOfficer = OfficerId | 'program'

/** Which zone of the city or which way in the wilderness a Dissenter’s shelter goes. */
export type ShelterAt = 'program' | 'opposed' | 'minority' | Direction

/** What a Dissenter does; whatever cannot be done is left out (L2642). */
export type DissenterEffect =
  | { readonly verb: 'gainDino'; readonly species: Species; readonly tamed?: true }
  /** The strongest species whose temple is explored, untamed. */
  | { readonly verb: 'templeDino' }
  /** The strongest untamed dino. */
  | { readonly verb: 'tame' }
  | { readonly verb: 'reserve'; readonly n: number }
  /** On a tile: the outpost does not serve. */
  | { readonly verb: 'shelter'; readonly at: ShelterAt; readonly onTile?: true }
  | { readonly verb: 'structure'; readonly at: 'program' | 'opposed' }
  | { readonly verb: 'leader' }
  | { readonly verb: 'thunderhorn' }
  /** Once a temple is explored, where one is told. */
  | { readonly verb: 'artefact'; readonly artefact: ArtefactId; readonly temple?: TempleId }
  /** A cube on the officer of the zone in which the shelter before it was built. */
  | { readonly verb: 'influenceThere' }
  /** Cubes on the officer with the fewest own ones. */
  | { readonly verb: 'influenceMinority'; readonly n: number }
  /** More cubes than you: a reserve; otherwise two cubes there. */
  | { readonly verb: 'check'; readonly officer: CardOfficer }
  | { readonly verb: 'pay'; readonly officer: OfficerId; readonly then: readonly DissenterEffect[] }
  /** So many of these that can be done, the first ones. */
  | { readonly verb: 'firstOf'; readonly n: number; readonly of: readonly DissenterEffect[] }
  /** The location on which the dino was placed. */
  | { readonly verb: 'explore' }
  | { readonly verb: 'placeDinoAndExplore'; readonly direction: Direction }
  /** What the program card says, if a die was placed; and if no city assembly comes of it, where so told. */
  | { readonly verb: 'program'; readonly unlessAssembly?: true }
  /** Only after a die was placed. */
  | { readonly verb: 'afterDie'; readonly then: readonly DissenterEffect[] }

export const gainDino = (species: Species): DissenterEffect => ({ verb: 'gainDino', species })
export const templeDino: DissenterEffect = { verb: 'templeDino' }
export const tame: DissenterEffect = { verb: 'tame' }
export const reserve = (n: number): DissenterEffect => ({ verb: 'reserve', n })
export const shelter = (at: ShelterAt): DissenterEffect => ({ verb: 'shelter', at })
export const tileShelter = (at: Direction): DissenterEffect => ({ verb: 'shelter', at, onTile: true })
export const check = (officer: CardOfficer): DissenterEffect => ({ verb: 'check', officer })
export const explore: DissenterEffect = { verb: 'explore' }
export const firstOf = (n: number, ...of: readonly DissenterEffect[]): DissenterEffect => ({
  verb: 'firstOf',
  n,
  of,
})
export const paying = (officer: OfficerId, ...then: readonly DissenterEffect[]): DissenterEffect => ({
  verb: 'pay',
  officer,
  then,
})
export const artefactOf = (artefact: ArtefactId, temple?: TempleId): DissenterEffect => ({
  verb: 'artefact',
  artefact,
  ...(temple && { temple }),
})

/** What card 2, the Rider and whoever cannot place a dino do (L2605, L2982, L3000). */
export const TAMING: DissenterEffect = firstOf(2, tame, tame, templeDino, reserve(1))
