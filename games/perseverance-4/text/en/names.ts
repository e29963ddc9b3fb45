import { names as shared } from '@tablee/perseverance/text/en/names.ts'

/** What things are called in English. */
export const names = {
  ...shared,
  zone: {
    sustenance: 'Sustenance',
    military: 'Military',
    evacuation: 'Evacuation',
    construction: 'Construction',
  },
  section: { wheelhouse: 'wheelhouse', hold: 'hold', quarters: 'quarters', engineRoom: 'engine room' },
  crew: { salvager: 'salvager', sailor: 'sailor', surgeon: 'surgeon', technician: 'technician' },
  ancient: { spearman: 'spearman', raider: 'raider', sixleg: 'sixleg' },
  artefact: { fire: 'Fire', water: 'Water', wind: 'Wind', stone: 'Stone' },
  danger: {
    none: 'no danger',
    normalScout: 'a scout die',
    spearman: 'a spearman',
    dangerousScout: 'the dangerous scout die',
  },
  scoutFace: {
    none: 'nothing',
    spearman: 'a spearman',
    raider: 'a raider',
    sixleg: 'a sixleg',
    combat: 'a combat',
    'spearman+combat': 'a spearman and a combat',
    'raider+combat': 'a raider and a combat',
    'sixleg+combat': 'a sixleg and a combat',
  },
  program: { supplier: 'Supplier', fighter: 'Fighter', influencer: 'Influencer', shipwright: 'Shipwright' },
  voyage: {
    v1: 'Homeward Bound',
    v2: 'Storm Chasers',
    v3: 'Medical Convoy',
    v4: 'Wreck Divers',
    v5: 'Engine Trials',
    v6: 'Ark of the Island',
    v7: 'Last Boat Out',
    v8: 'Relic Transport',
  },
  preparation: {
    p1: 'Galley Stores',
    p2: 'Hull Plating',
    p3: 'Signal Beacon',
    p4: 'Field Hospital',
    p5: 'War Council',
    p6: 'Chart the Storm',
    p7: 'Saddle Workshop',
    p8: 'Rampart Crew',
    p9: 'Salvage Dive',
    p10: 'Evacuation Drill',
    p11: 'Envoy to the Ancients',
    p12: 'Night Watch',
  },
  source: {
    repair: 'repair card',
    voyages: 'voyages',
    followers: 'followers',
    dinos: 'dinos',
    rescue: 'rescue track',
    memoirs: 'memoirs',
  },
} as const

type Named = typeof names

/** The same names in another language. */
export type SameNames = { readonly [K in keyof Named]: { readonly [N in keyof Named[K]]: string } }
