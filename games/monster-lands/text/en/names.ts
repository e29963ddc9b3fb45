import type { BuildingId, ExpeditionId } from '../../data/board.ts'
import type { EquipmentType } from '../../data/equipment.ts'
import type { Role } from '../../data/members.ts'
import type { Rank, ScenarioId } from '../../data/solo.ts'
import type { Band, Difficulty, Track } from '../../data/tracks.ts'
import type { TrapKind } from '../../data/traps.ts'
import type { Affinity, Colour } from '../../data/types.ts'

/** What things are called that have no name of their own. */
export interface Names {
  readonly affinity: { readonly [A in Affinity]: string }
  readonly colour: { readonly [C in Colour]: string }
  readonly building: { readonly [B in BuildingId]: string }
  readonly equipmentType: { readonly [E in EquipmentType]: string }
  readonly role: { readonly [R in Role | 'novice']: string }
  readonly trapKind: { readonly [K in TrapKind]: string }
  readonly expedition: { readonly [E in ExpeditionId]: string }
  readonly difficulty: { readonly [D in Difficulty]: string }
  readonly track: { readonly [T in Track]: string }
  readonly band: { readonly [B in Band]: string }
  readonly scenario: { readonly [S in ScenarioId]: string }
  readonly rank: { readonly [R in Rank]: string }
  readonly phase: { readonly [P in 'preparation' | 'deployment' | 'adventure' | 'cleanup']: string }
  readonly zone: { readonly [Z in 'missionA' | 'missionB' | 'regionA' | 'regionB' | 'gates']: string }
  readonly option: { readonly [O in 'queensFavor' | 'moreMonsters' | 'ambushModule']: string }
}

/** What things are called in English. */
export const names: Names = {
  affinity: { fire: 'Fire', water: 'Water', air: 'Air', jungle: 'Jungle' },
  colour: { force: 'Force', magic: 'Magic', persuasion: 'Persuasion' },
  building: {
    huntersLair: 'Hunter’s Lair',
    alchemist: 'Alchemist’s Lab',
    tavern: 'Tavern',
    armory: 'Armory',
    pawnshop: 'Pawnshop',
    bazaar: 'Bazaar',
    mine: 'Mine',
  },
  equipmentType: { weapon: 'Weapon', clothing: 'Clothing', spell: 'Spell' },
  role: { leader: 'Leader', starter: 'Starting mercenary', mercenary: 'Mercenary', novice: 'Novice' },
  trapKind: {
    initial: 'Starting trap',
    classic: 'Trap',
    reinforced: 'Reinforced trap',
    ambush: 'Ambush',
  },
  expedition: {
    E1: 'First expedition',
    E2: 'Second expedition',
    E3: 'Third expedition',
    E4: 'Fourth expedition',
    upper: 'Upper expedition at the gates',
    lower: 'Lower expedition at the gates',
  },
  difficulty: { tutorial: 'Tutorial', normal: 'Normal', heroic: 'Heroic', legendary: 'Legendary' },
  track: {
    tileA: 'tile, side A',
    printed: 'printed track',
    tileB: 'tile, side B',
  },
  band: {
    none: 'No glory',
    low: 'From 1 to 10 glory',
    middle: 'From 11 to 20 glory',
    high: 'From 21 glory on',
  },
  scenario: {
    routine: 'Business as usual',
    money: 'Money is king',
    blitz: 'Blitz',
    noArmour: 'No armour',
    prepared: 'Well prepared',
    besieged: 'Besieged',
    diversity: 'Diversity',
    sneaky: 'Sneaky',
    missionary: 'Missionary',
    judgment: 'Last judgment',
  },
  rank: { cannonFodder: 'Cannon fodder', recruit: 'Recruit', veteran: 'Veteran', hero: 'Hero' },
  phase: {
    preparation: 'Preparation',
    deployment: 'Deployment',
    adventure: 'Adventure',
    cleanup: 'Cleanup',
  },
  zone: {
    missionA: 'Competitive mission',
    missionB: 'Contract',
    regionA: 'Region A',
    regionB: 'Region B',
    gates: 'Citadel Gates',
  },
  option: {
    queensFavor: 'Queen’s Favor',
    moreMonsters: 'More Monsters',
    ambushModule: 'Ambush module',
  },
}
