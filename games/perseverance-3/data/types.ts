import type { Species } from '@tablee/perseverance/ids.ts'

export const CITY_ZONES = ['sustenance', 'military', 'expansion', 'construction'] as const
export type CityZone = (typeof CITY_ZONES)[number]
export const ZONES = [...CITY_ZONES, 'wilderness'] as const
export type Zone = (typeof ZONES)[number]
export const AREAS = ['hills', 'jungle', 'swamp'] as const
export type Area = (typeof AREAS)[number]
export const OPTIONS = ['A', 'B', 'C', 'D'] as const
export type OptionId = (typeof OPTIONS)[number]
export const NUMBERED = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
] as const
export type NumberedId = (typeof NUMBERED)[number]
export const TEMPLES = ['raptorTemple', 'thunderhornTemple', 'ironjawTemple'] as const
export type TempleId = (typeof TEMPLES)[number]
export type LocationId = NumberedId | TempleId
export const OUTPOSTS = ['outpostA', 'outpostB'] as const
export type OutpostId = (typeof OUTPOSTS)[number]
export type SiteId = OutpostId | NumberedId
export type NodeId = 'outpost' | LocationId
export const ARTEFACTS = [
  'crown',
  'jewel',
  'hourglass',
  'hexagon',
  'sapling',
  'arrow',
  'acorn',
  'shield',
] as const
export type ArtefactId = (typeof ARTEFACTS)[number]
export const RANCH_TYPES = ['administration', 'services', 'culture', 'domestication'] as const
export type RanchType = (typeof RANCH_TYPES)[number]
export const TAMED_BY: { readonly [S in Species]: ArtefactId } = {
  shieldhead: 'sapling',
  raptor: 'arrow',
  thunderhorn: 'acorn',
  ironjaw: 'shield',
}

/** The adventure cards of the wilderness. */
export const ADVENTURES = [
  'acids-and-bases',
  'ancient-knowledge',
  'scouting-at-dawn',
  'see-you-later-gator',
  'serpents-nest',
  'swamp-up-the-jam',
  'swamped-giant',
  'swarm-welcome',
  'the-witchs-hut',
  'alien-vs-predators',
  'dino-catcher',
  'following-the-stream',
  'mind-the-gap',
  'mushroom-run',
  'paradise-falls',
  'raid-hunting',
  'settling-down',
  'tales-from-space',
  'tender-tendrils',
  'thermal-terror',
  'devils-den',
  'earth-shattering-discovery',
  'fata-morgana',
  'for-pits-sake',
  'gentlemans-treasure',
  'hunter-games',
  'it-takes-a-killer',
  'king-of-the-hill',
  'maximum-madness',
  'prince-of-iron',
  'silence-please',
  'starry-night-view',
  'the-peak',
  'the-outcast',
  'thunderstruck',
  'volcano-shrine',
  'your-highness',
] as const
export type AdventureId = (typeof ADVENTURES)[number]

/** What a player may be on: a card of the wilderness, or a temple’s. */
export type CardId = AdventureId | TempleId

/** The ranch tiles by their number. */
export const RANCH_TILES = [
  'r1',
  'r2',
  'r3',
  'r4',
  'r5',
  'r6',
  'r7',
  'r8',
  'r9',
  'r10',
  'r11',
  'r12',
  'r13',
  'r14',
  'r15',
  'r16',
  'r17',
  'r18',
  'r19',
  'r20',
  'r21',
  'r22',
  'r23',
  'r24',
  'r25',
  'r26',
  'r27',
  'r28',
  'r29',
  'r30',
  'r31',
  'r32',
] as const
export type RanchTileId = (typeof RANCH_TILES)[number]

/** The exploration tiles by their number. */
export const TILES = [
  'x1',
  'x2',
  'x3',
  'x4',
  'x5',
  'x6',
  'x7',
  'x8',
  'x9',
  'x10',
  'x11',
  'x12',
  'x13',
  'x14',
  'x15',
  'x16',
  'x17',
  'x18',
  'x19',
  'x20',
  'x21',
  'x22',
  'x23',
  'x24',
  'x25',
  'x26',
] as const
export type TileId = (typeof TILES)[number]

/** The faces of the structures; S is Ancient Portal. */
export const STRUCTURES = [
  '1A',
  '1B',
  '2A',
  '2B',
  '3A',
  '3B',
  '4A',
  '4B',
  '5A',
  '5B',
  '6A',
  '6B',
  '7A',
  '7B',
  '8A',
  '8B',
  'S',
] as const
export type StructureId = (typeof STRUCTURES)[number]

/** The objective cards by their number. */
export const OBJECTIVES = [
  'o1',
  'o2',
  'o3',
  'o4',
  'o5',
  'o6',
  'o7',
  'o8',
  'o9',
  'o10',
  'o11',
  'o12',
  'o13',
  'o14',
  'o15',
] as const
export type ObjectiveId = (typeof OBJECTIVES)[number]

/** The provisions tiles by their number. */
export const PROVISIONS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const
export type ProvisionsId = (typeof PROVISIONS)[number]
