import { names as shared } from '@tablee/perseverance/text/en/names.ts'

/** What things are called in English. */
export const names = {
  ...shared,
  zone: {
    sustenance: 'Sustenance',
    military: 'Military',
    expansion: 'Expansion',
    construction: 'Construction',
    wilderness: 'Wilderness',
  },
  area: { hills: 'Hills', jungle: 'Jungle', swamp: 'Swamp' },
  effect: { sustenance: 'Market', military: 'Training', expansion: 'Explorers', construction: 'Worksite' },
  temple: {
    raptorTemple: 'Raptor Temple',
    thunderhornTemple: 'Thunderhorn Temple',
    ironjawTemple: 'Ironjaw Temple',
  },
  outpost: { outpostA: 'Outpost A', outpostB: 'Outpost B' },
  artefact: {
    crown: 'Crown',
    jewel: 'Jewel',
    hourglass: 'Hourglass',
    hexagon: 'Hexagon',
    sapling: 'Sapling',
    arrow: 'Arrow',
    acorn: 'Acorn',
    shield: 'Shield',
  },
  ranchType: {
    administration: 'Administration',
    services: 'Services',
    culture: 'Cultivation',
    domestication: 'Domestication',
  },
  program: {
    cartographer: 'Cartographer',
    influencer: 'Influencer',
    architect: 'Architect',
    rider: 'Rider',
    horticulturist: 'Horticulturist',
  },
  level: {
    citizen: 'Citizen',
    ranger: 'Ranger',
    tamer: 'Tamer',
    leader: 'Leader',
    dinoExpert: 'Dino Expert',
  },
  adjustment: { easier: 'easier', normal: 'normal', harder: 'harder' },
  symbol: {
    ranch: 'the ranch offer is refreshed',
    adventures: 'the adventure offer is refreshed',
    structures: 'the upper structures come on the board',
  },
  side: { few: '2–3 players', many: '4 players' },
  row: { lower: 'Lower structure', upper: 'Upper structure', portal: 'Structure of the temple' },
  fate: { tired: 'tired', wounded: 'wounded', defeated: 'defeated' },
} as const

/** The same names in another language. */
export type Names = {
  readonly [K in keyof typeof names]: { readonly [N in keyof (typeof names)[K]]: string }
}
