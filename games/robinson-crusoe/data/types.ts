import type { Provenance } from '@tablee/kernel'
import type { Terrain } from './board.ts'
import type { Effect } from './effects.ts'
import type { InventionId } from './inventions.ts'

/** The types of action in the order of their resolution; `reclaim` is scenario 6's. */
export const ACTION_TYPES = [
  'threat',
  'hunt',
  'build',
  'gather',
  'explore',
  'arrange',
  'rest',
  'reclaim',
] as const

/** A type of action. */
export type ActionType = (typeof ACTION_TYPES)[number]

/** The actions that roll dice, each with its own colour of dice and its own deck of adventures. */
export type AdventureType = 'build' | 'gather' | 'explore'

/** What can be gained and paid. */
export type Resource = 'wood' | 'food' | 'nonPerishable' | 'fur'

/** The resources. */
export const RESOURCES: readonly Resource[] = ['wood', 'food', 'nonPerishable', 'fur']

/** The levels of the camp. */
export type Level = 'roof' | 'palisade' | 'weapons'

/** Where an extra-wood token makes a build dearer. */
export type CostSpot = 'shelterCost' | 'roofCost' | 'palisadeCost' | 'weaponsCost'

/** Where special wounds sit. */
export type BodyPart = 'head' | 'arm' | 'belly' | 'leg'

/** The tokens that cards place. */
export type TokenKind = 'slow' | 'reroll' | 'danger' | 'extraFood' | 'extraWood' | 'adventure'

/** Neutral pawns: hunt, build, gather, explore, gather or explore, totem locations only, hunt or explore (the Dog). */
export type PawnColour = 'red' | 'brown' | 'grey' | 'green' | 'greyGreen' | 'totem' | 'purple'

/** The characters; Friday and Jenny have no seat. */
export type CharacterId = 'cook' | 'carpenter' | 'explorer' | 'soldier' | 'friday' | 'jenny'

/** Every record tells where it comes from. */
export interface Sourced {
  readonly src: Provenance
}

/** What must be there, though it is not used up. */
export interface Needs {
  readonly terrain?: readonly Terrain[]
  readonly items?: readonly InventionId[]
  readonly weapons?: number
  /** Built or natural. */
  readonly shelter?: true
}

/** One way to pay; the holder of the item pays nothing. */
export interface Payment {
  readonly wood?: number
  readonly food?: number
  readonly fur?: number
  readonly item?: InventionId
}

/** When a power matters, so that it is offered: see rules/powers/window.ts. */
export type WindowKind =
  | 'event'
  | 'morale'
  | 'production'
  | 'preAction'
  | 'planning'
  | 'action'
  | 'roll'
  | 'demand:wood'
  | 'demand:food'
  | 'demand:fur'
  | 'demand:det'
  | 'demand:roof'
  | 'demand:palisade'
  | 'demand:weapons'
  | 'fight'
  | 'weapons' // a weapon level is tested: a danger token, a threat action, the Goat
  | 'medicine'
  | 'mystery:trap'
  | 'mystery:creature'
  | 'totem'
  | 'weather'
  | 'animals'
  | 'night'
  | 'outside' // one who sleeps outside has nothing to eat

/** A power: something that is used when its owner likes, and when. */
export interface Power {
  /** Where it is offered because it matters there. */
  readonly windows: readonly WindowKind[]
  /** Whether it is also offered, to those who ask for it, at the start of every phase. */
  readonly anytime?: true
  readonly needs?: Needs
  readonly effects: readonly Effect[]
  /** What it costs the group in food. */
  readonly food?: number
  /** Only in what its owner resolves. */
  readonly own?: true
  /** The first character to use it in a round keeps its use until the end of that round. L1497 */
  readonly oneUser?: true
  /** How often it may be used in one round. */
  readonly perRound?: number
  /** Once in each fight. */
  readonly perFight?: true
  /** Not while actions are resolved. */
  readonly notInActions?: true
  /** Not in answer to a card that was revealed and has yet to have its effect. L2145 */
  readonly notAfterCard?: true
  /** Once in the game, though its card stays. */
  readonly once?: true
}

/** An event card. */
export interface EventCard extends Sourced {
  /** How many of it there are; one if left out. */
  readonly copies?: number
  readonly symbol: 'book' | AdventureType
  readonly event: readonly Effect[]
  readonly action: {
    readonly pawns: 1 | 2
    readonly needs?: Needs
    /** The ways to pay; nothing if left out. */
    readonly pay?: readonly Payment[]
    readonly result: readonly Effect[]
    /** The pawns must be of two different characters. */
    readonly together?: true
  }
  readonly threat: readonly Effect[]
}

/** A wreckage card: what one pawn brings, and what two. */
export interface WreckageCard extends Sourced {
  readonly one: readonly Effect[]
  readonly two: readonly Effect[]
}

/** An adventure card: its upper part when it is drawn, its lower when it comes back through the event deck. */
export interface AdventureCard extends Sourced {
  readonly deck: AdventureType
  readonly copies?: number
  readonly upper: readonly Effect[]
  readonly lower?: readonly Effect[]
  /** What a card that is kept may be used for, once. */
  readonly power?: Power
}

/** The kinds of mystery cards. */
export type MysteryKind = 'treasure' | 'creature' | 'trap'

/** A mystery card. */
export interface MysteryCard extends Sourced {
  readonly kind: MysteryKind
  /** What it does when it is resolved; a treasure gained in the action phase does it at the end of the phase. */
  readonly effects: readonly Effect[]
  readonly lower?: readonly Effect[]
  /** A treasure that stays beside the board, for so many uses; without a limit if left out. */
  readonly keep?: { readonly uses?: number }
  readonly power?: Power
  /** The pawn that a kept treasure gives; each round, unless the uses are counted. */
  readonly pawn?: PawnColour
}

/** An invention, which becomes an item when it is built. */
export interface Invention extends Sourced {
  readonly kind: 'base' | 'personal' | 'other'
  readonly owner?: CharacterId
  readonly needs: Needs
  readonly pay?: readonly Payment[]
  /** What happens once when it is built; levels, gains and tokens are reversed when it is lost. */
  readonly effects: readonly Effect[]
  readonly pawn?: PawnColour
  readonly power?: Power
}

/** A beast. */
export interface Beast extends Sourced {
  readonly strength: number
  readonly weapons: number
  readonly food: number
  readonly fur: number
  readonly effects: readonly Effect[]
}

/** Starting equipment, with two uses. */
export interface Equipment extends Sourced {
  /** None when it is a pawn. */
  readonly power?: Power
  readonly pawn?: PawnColour
}

/** A discovery token. */
export interface Discovery extends Sourced {
  readonly copies?: number
  /** Whether it stays when it is used. */
  readonly keep?: true
  readonly power?: Power
  readonly pawn?: PawnColour
  /** Cashed in when it becomes available. L1285 */
  readonly cash?: readonly Effect[]
}

/** A skill of a character, used once per round. */
export interface Skill extends Sourced {
  readonly owner: CharacterId
  readonly det: number
  /** None when the rules of the plan or of rolls know it. */
  readonly power?: Power
}

/** A character: the hearts of the wound track and after which of them an arrow comes. */
export interface CharacterRecord extends Sourced {
  readonly hearts: number
  readonly arrows: readonly number[]
}
