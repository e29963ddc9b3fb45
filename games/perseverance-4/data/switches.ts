import type { FieldTable } from '@tablee/common/fields.ts'

/** Rules that are reconstructed, or read in one of two ways. */
export interface Switches {
  /** The secondary action of cards 1 to 8 costs a cube of the card’s officer. */
  readonly ep4SecondaryPaysInfluence: boolean
  /** Whose a crate is counts for voyages, officers and memoirs; otherwise every crate counts for everybody. */
  readonly ep4CrateOwnership: boolean
  readonly ep4FortificationStopsDescent: boolean
  /** A full battlefield calls for a combat. */
  readonly ep4CombatWhenFull: boolean
  /** Only groups that are strong enough may be rallied; otherwise weak ones withdraw before a combat. */
  readonly ep4RallyOnlyFitGroups: boolean
  /** Without presence, or cubes, Dissenters get no prize. */
  readonly soloDissentersNeedPresence: boolean
  /** A crate goes on the voyage above the other’s program zone, not above that of the other’s action card. */
  readonly ep4VoyageOpposedByProgram: boolean
}

const SWITCHES: Switches = {
  ep4SecondaryPaysInfluence: true,
  ep4CrateOwnership: true,
  ep4FortificationStopsDescent: true,
  ep4CombatWhenFull: true,
  ep4RallyOnlyFitGroups: true,
  soloDissentersNeedPresence: false,
  ep4VoyageOpposedByProgram: true,
}

const FLAG = { kind: 'flag' } as const

/** Whence the switches: payments in the order of the cards (L3138-3156), no need of presence (L2880, L3325), the voyage (L3111). */
export const switchTable: FieldTable<'rules', Switches> = {
  family: 'switch',
  records: { rules: SWITCHES },
  from: {
    ep4SecondaryPaysInfluence: 'Xi3138-3156',
    ep4CrateOwnership: 'X',
    ep4FortificationStopsDescent: 'X',
    ep4CombatWhenFull: 'X',
    ep4RallyOnlyFitGroups: 'Xi3273-3275',
    soloDissentersNeedPresence: 'Xi3325,3332',
    ep4VoyageOpposedByProgram: 'Xi3111',
  },
  must: {
    ep4SecondaryPaysInfluence: FLAG,
    ep4CrateOwnership: FLAG,
    ep4FortificationStopsDescent: FLAG,
    ep4CombatWhenFull: FLAG,
    ep4RallyOnlyFitGroups: FLAG,
    soloDissentersNeedPresence: FLAG,
    ep4VoyageOpposedByProgram: FLAG,
  },
}
