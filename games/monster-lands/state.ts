import type { Seat, Table } from '@tablee/kernel'
import type { GameData } from './data/all.ts'
import type { BuildingId } from './data/board.ts'
import type { EquipmentId, EquipmentType } from './data/equipment.ts'
import type { LootId } from './data/loot.ts'
import type { MemberId } from './data/members.ts'
import type { CompetitiveId, ContractId } from './data/missions.ts'
import type { MonsterId } from './data/monsters.ts'
import type { FaceId } from './data/paths.ts'
import type { RegionId } from './data/regions.ts'
import type { ScenarioId } from './data/solo.ts'
import type { Difficulty } from './data/tracks.ts'
import type { TrapId } from './data/traps.ts'
import type { Affinity, Colour } from './data/types.ts'
import type { MonsterText } from './text/en.ts'

/** Anybody of a clan: novices are all alike. */
export type Name = MemberId | 'novice'

/** A die on the board; 0 as long as it was not rolled. */
export interface Die {
  colour: Colour
  value: number
}

/** A die of a pool, by its colour; persuasion dice are known by their value. */
export type PoolDie = 'force' | 'magic' | 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6'

/** The dice that a clan may still deploy; persuasion dice lie there as they were rolled, lowest first. */
export interface Pool {
  force: number
  magic: number
  persuasion: number[]
}

/** What may be used once a turn: a member's talent, or what a piece of equipment can do. */
export type Source = 'talent' | EquipmentType

/** Somebody of a clan. */
export interface Member {
  id: Name
  leader: boolean
  wounded: boolean
  worn: { weapon: EquipmentId | null; clothing: EquipmentId | null; spell: EquipmentId | null }
  /** The region that is managed, if any. */
  manages: RegionId | null
  /** The expedition, if any; who is on none is idle. */
  at: PathId | null
  /** How often each was used this turn: rerolls and defences count one by one. */
  spent: { talent: number; weapon: number; clothing: number; spell: number }
  /** What a novice was given in exchange, until cleanup. */
  held: Colour | null
}

/** A region that a clan has conquered. */
export interface Land {
  id: RegionId
  /** The dice of its action; none as long as it was not used this turn. */
  dice: Die[]
}

/** What one seat owns. */
export interface Clan {
  /** Null until it is chosen. */
  affinity: Affinity | null
  gold: number
  glory: number
  pool: Pool
  /** Face down: the others know how many. */
  traps: TrapId[]
  defense: number
  potion: number
  venom: number
  loot: LootId[]
  /** Monsters that were killed. */
  trophies: MonsterId[]
  members: Member[]
  lands: Land[]
  passed: boolean
  /** How often equipment was shifted this turn. */
  shifts: number
  /** How many missions were rewarded: scenario 9. */
  missions: number
}

/** Whoever is on an expedition beside the seats: Madhala, of the solo game. */
export const MADHALA = -1

/** A Defense token, or a trap, face down or up, with the dice that lie on it. */
export interface Token {
  id: TrapId | 'defense'
  up: boolean
  dice: Die[]
}

/** How an expedition fares in its zone. */
export type Fate = 'waiting' | 'failed' | 'captured' | 'killed' | 'conquered'

/** One mercenary under way; of the dead, what their attack left. */
export interface Expedition {
  /** A seat, or Madhala. */
  owner: Seat | typeof MADHALA
  /** Null for Madhala, and when the mercenary has died. */
  member: MemberId | null
  dice: Die[]
  /** Top to bottom. */
  tokens: Token[]
  /** Carried on the token. */
  gold: number
  potion: number
  venom: number
  /** What is left of the Defense talents and rerolls that the expedition itself gives. */
  guards: number
  rerolls: number
  fate: Fate
  /** What it reached by itself, once it has attacked or tried to conquer. */
  result: number
  /** The paths to which revealed ambushes send attack dice, one entry for each. */
  redirects: number[]
  /** Loot discarded for this expedition, with what is left of its rerolls. */
  used: { id: LootId; rerolls: number }[]
  /** Venoms used in its attack. */
  poisons: number
}

export const ZONE_IDS = ['missionA', 'missionB', 'regionA', 'regionB', 'gates'] as const
export type ZoneId = (typeof ZONE_IDS)[number]

/** An expedition's place: `regionA:0` is the leftmost of region A, `gates:0` the upper one. */
export type PathId = `${ZoneId}:${number}`

/** Where expeditions go. */
export interface Zone {
  id: ZoneId
  monster: MonsterId | null
  region: RegionId | null
  face: FaceId | null
  mission: CompetitiveId | ContractId | null
  /** From left to right, at the gates from above; null where nobody is. */
  paths: (Expedition | null)[]
}

/** A place for dice in a building. */
export interface Slot {
  dice: Die[]
  /** Whose dice they are; null as long as it is free. */
  by: Seat | typeof MADHALA | null
}

export interface Building {
  /** In the order of the board; the pawnshop gets one more with every use. */
  slots: Slot[]
  panic: boolean
  /** The last persuasion die of this turn, 0 for none. */
  persuasion: number
}

/** A deck of which some lie open. */
export interface Market<Card> {
  /** Null where the deck ran out. */
  display: (Card | null)[]
  deck: Card[]
  discard: Card[]
}

/** A fight, a conquest or a mission that is being resolved: what all can see of it. */
export interface Battle {
  zone: ZoneId
  path: number
  stage: 'conflict' | 'attacked' | 'attacking' | 'conquest' | 'mission' | 'loot'
  /** The monster's dice as rolled against this path, and what they come to. */
  attack: {
    path: number
    dice: number[]
    automatic: number
    hits: number
    stopped: number
    wounds: number
  } | null
  /** What earlier expeditions achieved against the monster, or towards the conquest. */
  carry: number
}

/** The opponent of the solo game. */
export interface Madhala {
  /** Her mercenary tokens in stock. */
  tokens: number
  /** Scenario 8: the module's tokens that she draws from, and those she has used. */
  pile: TrapId[]
  used: TrapId[]
}

export type Phase = 'preparation' | 'deployment' | 'adventure' | 'cleanup'

/** Everything there is to know about a game of Monster Lands. */
export interface MonsterLands {
  difficulty: Difficulty
  ambushes: boolean
  favor: boolean
  moreMonsters: boolean
  scenario: ScenarioId | null
  turn: number
  phase: Phase
  firstPlayer: Seat
  clans: Clan[]
  citadel: { [building in BuildingId]: Building }
  lair: Market<TrapId>
  tavern: Market<MemberId> & { novices: number }
  bazaar: Market<EquipmentId>
  loot: Market<LootId>
  monsters: { deck: MonsterId[]; discard: MonsterId[]; escaped: MonsterId | null }
  regions: { deck: RegionId[]; discard: RegionId[] }
  /** Path tiles by their number; the side is drawn with the tile. */
  tiles: { deck: number[]; discard: number[] }
  /** Mission tiles by their number. */
  missions: { bag: number[]; discard: number[] }
  panic: BuildingId[]
  /** Out of the game: starting members of clans that do not play or have lost them, initial traps that were used. */
  gone: { members: MemberId[]; traps: TrapId[] }
  /** Tokens in the general supply; dice and gold never run out. */
  supply: { potion: number; venom: number; defense: number }
  /** In the order in which they are resolved: missions, regions, gates. */
  zones: Zone[]
  battle: Battle | null
  madhala: Madhala | null
  /** What is reconstructed, as this match reads it: no part of the state. */
  readonly data: GameData
}

/** The table that Monster Lands is played at. */
export type MonsterTable = Table<MonsterLands, MonsterText>
