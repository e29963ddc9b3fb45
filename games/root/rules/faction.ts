import type { Message, Rule, Seat } from '@tablee/kernel'
import type { Card } from '../data/cards.ts'
import type { Clearing } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { FactionId, Phase, Player, RootState, RootTable } from '../state.ts'
import type { Battle } from './battle.ts'
import type { ExtraHits } from './hits.ts'
import type { Loss, Removal } from './remove.ts'
import type { Award } from './score.ts'

/** One part of a phase; it tells whether it is to run again (one more action). */
export interface Part {
  (t: RootTable, seat: Seat): Rule<boolean>
  /** Whether there is nothing to do in it, by what everybody knows, so that it need not run. */
  idle?(state: RootState, seat: Seat): boolean
}

/** An effect of removed pieces that waits for its turn to resolve. */
export interface Trigger {
  readonly key: string
  readonly say: Message
  readonly run: () => Rule
}

/** The rules of a faction. The general procedures ask its hooks; what it leaves out follows the general Law. */
export interface FactionRules {
  readonly id: FactionId
  /** The letter that orders setup (5.1.7). */
  readonly letter: string
  readonly reach: number
  /** Warriors in the box. */
  readonly warriors: number
  /** Buildings in the box, by kind. */
  readonly buildings: { readonly [kind: string]: number }
  /** Tokens in the box, by kind. */
  readonly tokens: { readonly [kind: string]: number }
  /** The buildings or tokens that craft, by kind. */
  readonly craftsWith: readonly string[]
  /** Starts in a corner under the standard setup. */
  readonly corner: boolean

  /** The faction's own part of a player, before its setup steps. */
  start(player: Player): void
  setup(t: RootTable, seat: Seat): Rule
  readonly phases: { readonly [P in Phase]: readonly Part[] }
  /** Cards drawn in Evening, bonuses included. */
  cardsToDraw(state: RootState, seat: Seat): number
  /** The rule of its hand limit. */
  readonly limitRule: string

  /** What happens at the very start of its Birdsong (9.4.1). */
  startOfBirdsong?(t: RootTable, seat: Seat): Rule
  /** Activates dominance cards to form a coalition, not to win by rule (9.2.8). */
  readonly formsCoalitions?: boolean
  coalitionFormed?(t: RootTable, seat: Seat, partner: Seat): void

  // Rule, placing and moving

  /** Rules a clearing when tied for the most there (7.2.2). */
  readonly winsTies?: boolean
  /** Moves whoever rules (9.2.3). */
  readonly ignoresRule?: boolean
  /** Forbids another seat to place pieces in a clearing (6.2.2). */
  barsPlacing?(state: RootState, seat: Seat, clearing: Clearing): boolean
  /** Whether it can take a move that an effect gives; with warriors if left out. */
  canMoveByEffect?(state: RootState, seat: Seat): boolean
  /** Takes a move that an effect gives, and tells where to; with warriors if left out (9.2.2, 9.2.3). */
  moveByEffect?(t: RootTable, seat: Seat): Rule<Clearing>
  /** Another seat moved warriors into a clearing. */
  entered?(t: RootTable, seat: Seat, mover: Seat, clearing: Clearing): Rule

  // Crafting

  /** How many crafting pieces of each suit are left to activate; by `craftsWith` if left out. */
  craftingPower?(state: RootState, seat: Seat): { [S in ClearingSuit]: number }
  /** Activates crafting pieces of a suit; by `craftsWith` if left out. */
  activate?(t: RootTable, seat: Seat, suit: ClearingSuit): void
  /** The points for an item, where they are not the printed ones (7.2.3). */
  itemPoints?(state: RootState, seat: Seat, card: Card): number
  /** Takes a crafted item; into the Crafted Items box if left out. */
  gainItem?(t: RootTable, seat: Seat, item: NonNullable<Card['item']>): void

  // Battle

  /** The most a die can deal; the warriors there if left out. */
  rolledCap?(state: RootState, battle: Battle, seat: Seat): number
  /** Whether the defender has nobody to fight; no warriors there if left out. */
  defenceless?(state: RootState, battle: Battle, seat: Seat): boolean
  /** As defender takes the higher die (8.2.2). */
  readonly defendsHigh?: boolean
  /** Extra hits that the faction deals by itself. */
  extraHits?(state: RootState, battle: Battle, seat: Seat): readonly ExtraHits[]
  /** What is declared as a battle starts, by the attacker. */
  battleStarts?(t: RootTable, battle: Battle, seat: Seat): Rule
  /** What any seat may bring in before the roll, parties or not. */
  beforeRoll?(t: RootTable, battle: Battle, seat: Seat): Rule
  /** Optional effects of step 3, by key; each tells how many extra hits it adds. */
  battleOptions?(state: RootState, battle: Battle, seat: Seat): readonly string[]
  useBattleOption?(t: RootTable, battle: Battle, seat: Seat, option: string): void
  /** Takes hits in its own way; tells the pieces to remove. */
  takeHits?(t: RootTable, battle: Battle, seat: Seat, hits: number): Rule<Loss[]>
  battleEnds?(t: RootTable, battle: Battle, seat: Seat): void
  /** Still able to fight after an ambush; a warrior left if left out. */
  canFightOn?(state: RootState, battle: Battle, seat: Seat): boolean

  // Removal

  /** Pieces of the faction were removed: what that sets off. */
  triggers?(t: RootTable, seat: Seat, removal: Removal, lost: readonly Loss[]): readonly Trigger[]
  /** The faction removed pieces: what that brings it beyond the points of 3.2.1. */
  removed?(t: RootTable, seat: Seat, removal: Removal, lost: readonly Loss[]): readonly Award[]
  /** All enemy pieces of a clearing are removed where the faction has a pawn (9.2.2.I). */
  fullRemoval?(t: RootTable, seat: Seat, by: Seat, clearing: Clearing): Rule

  // Knowledge

  /** A player as others see it: a copy in which what the faction hides is replaced. */
  hide?(player: Player): Player
  /** Hidden card piles beside the hand that a viewer does not know, to be dealt again. */
  hiddenPiles?(player: Player): number[][]
  /** Whether a player knows what lies under the ruin of a clearing (9.7.3). */
  knowsRuin?(player: Player, clearing: Clearing): boolean
  /** What is wrong with the faction's part of a state. */
  invariants?(state: RootState, seat: Seat): readonly string[]
  /** Warriors that stand neither on the map nor in the supply (officers). */
  warriorsElsewhere?(player: Player): number
  /** Cards that the faction holds outside hand and play area, for counting them. */
  cards?(player: Player): readonly number[]
}

const opened: { [id: string]: FactionRules } = {}

/** Opens the boxes of factions: their rules hold from now on. */
export function openFactions(factions: readonly { readonly rules: FactionRules }[]): void {
  for (const { rules } of factions) opened[rules.id] = rules
}

/** The rules of a faction by its id. */
export const factionOf = (id: FactionId): FactionRules => opened[id]

/** The rules of the faction that a seat plays. */
export const factionAt = (state: RootState, seat: Seat): FactionRules => opened[state.players[seat].faction]

/** Every faction, in the order of setup. */
export function allFactions(): FactionRules[] {
  return Object.values(opened).sort((a, b) => a.letter.localeCompare(b.letter))
}
