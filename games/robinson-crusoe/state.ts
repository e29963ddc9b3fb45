import type { Seat, Table } from '@tablee/kernel'
import type { AdventureId } from './data/adventures.ts'
import type { BeastId } from './data/beasts.ts'
import type { Node } from './data/board.ts'
import type { AnimalsFace } from './data/dice.ts'
import type { DiscoveryId } from './data/discoveries.ts'
import type { ProductionRule } from './data/effects.ts'
import type { EquipmentId } from './data/equipment.ts'
import type { EventId } from './data/events.ts'
import type { InventionId } from './data/inventions.ts'
import type { MysteryId } from './data/mysteries.ts'
import type { SkillId } from './data/skills.ts'
import type {
  ActionType,
  AdventureType,
  BodyPart,
  CharacterId,
  CostSpot,
  PawnColour,
  Resource,
  TokenKind,
} from './data/types.ts'
import type { WreckageId } from './data/wreckage.ts'
import type { ScenarioId } from './scenarios/data.ts'
import type { Story } from './scenarios/stories.ts'
import type { RobinsonText } from './text/en.ts'

/** The phases of a round, its start and the end of the action phase apart. */
export type Phase =
  | 'start'
  | 'event'
  | 'morale'
  | 'production'
  | 'planning'
  | 'action'
  | 'end'
  | 'weather'
  | 'night'

/** So many of each resource. */
export type Resources = { [R in Resource]: number }

/** A card that may lie in a threat slot. */
export type ThreatId = EventId | WreckageId

/** A card that may be drawn from the event deck. */
export type EventDeckCard = EventId | AdventureId | MysteryId

/** Any card that an effect may come from, or an item, equipment, token or skill. */
export type CardId = string

/** Something gained that is not of use to all yet. */
export interface Gain {
  /** A resource, a discovery token, an invention of a card or of the scenario, a treasure, equipment, a card to keep. */
  kind: 'resource' | 'discovery' | 'invention' | 'treasure' | 'equipment' | 'card'
  id: string
  n: number
  /**
   * From when on: the action that brings it is still being resolved; it lies in future resources; or it is with one
   * who sleeps outside, and theirs alone until the next round. L1260
   */
  from: 'afterAction' | 'actionEnd' | 'roundStart'
  /** Who has gained it; '' when no action has. */
  by: CharacterId | ''
}

/** A limit on a character, in one round. */
export interface Limit {
  to: 'onePawn' | 'noSkills' | ActionType[]
  round: number
}

/** A character. Those of the seats come first, in the order of seats; then Friday and Jenny. */
export interface Character {
  id: CharacterId
  alive: boolean
  wounds: number
  det: number
  /** Arrows of the wound track that lower morale no more, by the heart they follow. */
  coveredArrows: number[]
  specialWounds: { card: CardId; colour: AdventureType; part: BodyPart }[]
  skillsUsed: SkillId[]
  limits: Limit[]
  /** Reroll tokens on the sheet: the Ceremonial Bowl's from this round on, Confused in this round; 0 for none. */
  bowl: number
  confused: number
  /** The markers of the Strange Disease. */
  disease: number
  /** Where the character spends the night, away from the camp. */
  outside: Node | ''
}

/** What lies on the island, on action spaces, on costs, in the weather and night spaces. */
export type PieceKind =
  | TokenKind
  | 'rain'
  | 'snow'
  | 'storm'
  | 'animals'
  | 'shortcut'
  | 'numbered'
  /** Black markers: on a source, on a terrain, on Arrange Camp, on a space whose tile will lose a source. */
  | 'exhausted'
  | 'covered'
  | 'blocked'
  | 'pendingSource'
  /** Scenario markers. */
  | 'fog'
  | 'ash'
  | 'cross'
  | 'trap'
  | 'burnt'

/** Where a piece may lie. */
export type Place = Node | ActionType | CostSpot | 'weather' | 'night'

/** A token or marker on the board. */
export interface Piece {
  kind: PieceKind
  at: Place
  /** Which source of the tile a marker covers; -1 for all else. */
  source: number
  /** The card or item that placed it; '' when none has to be remembered. */
  by: CardId
  /** Placed in this action phase: it has no effect before the phase is over. L754 */
  fresh: boolean
  /** The number of a numbered token; 0 for all else. */
  n: number
}

/** A space of the island. */
export interface Space {
  /** The number of its tile; 0 while it is unexplored. */
  tile: number
  faceDown: boolean
  /** The card that turned the tile. */
  turnedBy: CardId
  /** Lava, or a space that this scenario does not use. */
  closed: boolean
}

/** Whose pawn, or which card's or token's: a character's id, `dog`, or that of a card, item or token. */
export type PawnId = string

/** A neutral pawn, which may only support. */
export interface NeutralPawn {
  id: PawnId
  colour: PawnColour
}

/** What an action is about: enough to tell one action from another. */
export interface Deed {
  type: ActionType
  /** The card, the thing to build, the special place or prey; '' where the type says it all. */
  what: string
  /** Where it happens; the camp for builds at the camp, arranging and resting. */
  node: Node | ''
  /** Which source is gathered; -1 for all else. */
  source: number
  /** Which of the ways to pay; the place in the list. */
  pay: number
}

/** An action of the plan. */
export interface PlanAction extends Deed {
  /** Its number in the order of planning. */
  id: number
  /** The pawns; the first is the leader's. */
  pawns: PawnId[]
  /** How many it takes, carried tokens aside, and whether one more is never put. */
  base: number
  exact: boolean
  staked: Resources
  /** Determination that the carpenter stakes for one wood less. */
  det: number
  /** The tokens of its action space that it carries. */
  carries: ('slow' | 'extraWood' | 'danger')[]
  /** Basket and Sack. */
  gear: ('basket' | 'sack')[]
  /** What a gather brings, fixed when the plan is committed. */
  yields: number
  /** Whether there are pawns enough for success without dice, fixed when the plan is committed. */
  safe: boolean
}

/** The plan of this round. */
export interface Plan {
  actions: PlanAction[]
  /** How often it was changed, so that it comes to an end. */
  edits: number
  confirmed: Seat[]
  /** The seats that have taken up their own pawns, once for each pawn: a bot proposes its own once. */
  proposed: Seat[]
  nextId: number
  /** Whether the carpenter had no determination to stake when it was committed. */
  thriftLater: boolean
}

/** The action that is being resolved. */
export interface Act {
  type: ActionType
  actor: CharacterId
  node: Node | ''
  source: number
  /** Whether it makes its actor sleep outside. */
  outside: boolean
}

/** A treasure beside the board. */
export interface Treasure {
  id: MysteryId
  /** -1 without a limit. */
  uses: number
  /** Who uses it this round, where one may. */
  user: CharacterId | ''
  /** The round from which on it is of use. */
  from: number
}

/** What lies in wait: it happens at a night, or at the start of a round. */
export interface Later {
  card: CardId
  who: CharacterId
  when: 'night' | 'everyNight' | 'roundStart'
  /** Not before this round. */
  round: number
}

/** This round's weather, once the dice are rolled. */
export interface Sky {
  rain: number
  snow: number
  animals: AnimalsFace[]
}

/** The decks that are hidden from all; the top is the last of the list. */
export interface Decks {
  event: EventDeckCard[]
  build: AdventureId[]
  gather: AdventureId[]
  explore: AdventureId[]
  mystery: MysteryId[]
  beast: BeastId[]
  hunting: BeastId[]
  invention: InventionId[]
  discovery: DiscoveryId[]
  equipment: EquipmentId[]
  tiles: number[]
}

/** A deck. */
export type DeckName = keyof Decks

/** What happens in this round only. */
export interface RoundNotes {
  production: ProductionRule[]
  /** Argument: no action may use pawns of two players. */
  argument: boolean
  /** Catastrophe: items are out of reach until the end of the action phase. */
  itemsAway: boolean
  /** The source that the Shortcut has produced from: node and place, or ''. */
  shortcut: string
  /** Powers used this round that are limited by the round. */
  used: string[]
  /** Items turned this round, which are of use until it ends. L1128 */
  flipped: InventionId[]
  /** What was built or attempted in this action phase. */
  tried: string[]
  /** Neutral pawns of this round only. */
  pawns: NeutralPawn[]
}

/** Everything there is to know about a game of Robinson Crusoe. */
export interface Robinson {
  scenario: ScenarioId
  /** What only this scenario has. */
  story: Story
  players: number
  round: number
  rounds: number
  phase: Phase
  firstPlayer: Seat
  characters: Character[]
  /** Women and men, for the words. */
  women: boolean[]
  dog: boolean
  /** Which windows a seat wants to be asked in. */
  asking: ('always' | 'matters')[]

  morale: number
  shelter: boolean
  roof: number
  palisade: number
  weapons: number
  available: Resources
  /** Food on the Barrel, which does not rot. */
  barrel: number
  /** What was gained and is not of use to all yet. */
  gains: Gain[]

  camp: Node
  island: { [N in Node]: Space }
  pieces: Piece[]

  decks: Decks
  /** Cards of a deck whose place is known to all, because they were looked at. */
  seen: { [D in DeckName]: (string | number)[] }
  /** Event cards that left the game unseen. */
  unusedEvents: EventId[]
  /** Cards out of the game, by deck; the mysteries among them are shuffled when their deck is empty. */
  gone: string[]
  mysteryDiscard: MysteryId[]
  inventionDiscard: InventionId[]

  threats: { left: ThreatId | ''; right: ThreatId | '' }
  /** The beast of a Dangerous Night, unseen. */
  asideBeast: BeastId | ''
  /** Cards kept beside the board besides treasures. */
  kept: CardId[]
  /** Invention cards on the board, on their invention side. */
  inventions: InventionId[]
  /** Personal inventions beside their owner's sheet. */
  personal: InventionId[]
  items: InventionId[]
  /** Items whose roof or palisade had no shelter to stand on: nothing is taken back for them. L1052, L1138 */
  ungiven: InventionId[]
  /** Scenario inventions built, each as often as it was. */
  built: string[]
  treasures: Treasure[]
  equipment: { id: EquipmentId; uses: number }[]
  discoveries: DiscoveryId[]
  discoveriesGone: DiscoveryId[]

  plan: Plan
  act: Act | null
  later: Later[]
  /** What irregular cards remember. */
  notes: { [id: string]: (string | number)[] }
  thisRound: RoundNotes
  sky: Sky | null
  /** Dice rolled before their time (Storm-Glass). */
  forecast: Sky | null

  /** What free actions gave in a demand that is about to be checked. */
  purse: Resources | null
  /** The temporary weapons of the fight or test that is going on, and who ignores one wound of it. */
  bonus: number
  parry: CharacterId[]
  /** What was used in that fight, where once in a fight is all. */
  usedInFight: string[]
  /** The cards that are being resolved, the inmost last, and what becomes of that one. */
  open: CardId[]
  fate: 'gone' | 'shuffled' | 'kept'
  /** A mystery draw that is going on: what was set aside, and whether a card has stopped it. */
  drawing: { aside: MysteryId[]; stopped: boolean } | null
  /** How many totem tiles were revealed. */
  totems: number
}

/** The table that Robinson Crusoe is played at. */
export type RobinsonTable = Table<Robinson, RobinsonText>
