import type { Chance, Message, Objection, ObjectionTo, Rule, Seat, Sifted } from '@tablee/kernel'
import type { Card, CardId } from '../data/cards.ts'
import type { Item } from '../data/items.ts'
import type { Clearing } from '../data/map.ts'
import type { ClearingSuit } from '../data/suits.ts'
import type { FactionId, Party, Phase, Player, RootState, RootTable, SetupCard } from '../state.ts'
import type { Battle } from './battle.ts'
import type { Power } from './craft.ts'
import type { ForecastNote } from './forecast.ts'
import type { ExtraHits } from './hits.ts'
import type { Offering } from './offers.ts'
import type { Loss, Removal } from './remove.ts'
import type { Shop } from './robots/services.ts'
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

/** What a party pays with. */
export interface Payment {
  /** How much it could pay now. */
  able(state: RootState, party: Party): number
  pay(t: RootTable, party: Party, count: number, rule: string): Rule
}

/** Something that a party lets a seat do at the start of its Birdsong. */
export interface StartOffer {
  /** The party that offers it. */
  readonly party: Party
  readonly key: string
  readonly say: Message
  readonly at?: string
  /** Must be done, whether the seat likes it or not. */
  readonly mandatory?: boolean
  readonly run: (t: RootTable) => Rule
}

/**
 * The rules of whoever owns pieces: of a faction, and of what no seat plays. The general procedures ask its hooks;
 * what it leaves out follows the general Law. Each hook is told the state or table and the party it is asked for.
 */
export interface PartyRules {
  readonly id: string
  /** Warriors in the box. */
  readonly warriors: number
  /** Buildings in the box, by kind. */
  readonly buildings: { readonly [kind: string]: number }
  /** Tokens in the box, by kind. */
  readonly tokens: { readonly [kind: string]: number }
  /** The kinds that leave the game for good once they are removed. */
  readonly neverReturn?: readonly string[]

  /** Its own part of a player, before its setup steps. */
  start?(player: Player): void
  /** Decides for a party that nobody plays: the place of its choice among the candidates; the first if left out. */
  decides?(state: RootState, party: Party, prompt: string, candidates: readonly unknown[]): number

  /** What it lets a seat do at the start of that seat's Birdsong, by what everybody knows; asked again after each. */
  startOffers?(state: RootState, party: Party, seat: Seat): Sifted<StartOffer>
  /** While nobody controls it, whoever's turn it is decides for it (1.1.3). */
  readonly activeDecides?: true

  /** What it sells to robots in their turns. robot.9.7 */
  readonly shop?: Shop

  // Rule, placing and moving

  /** The party for whose rule its warriors and buildings count now, and to whom they are no enemies; -1 for its own. */
  lendsTo?(state: RootState, party: Party): Party
  /** The person against whom all enemies there count its warriors as their own now; -1 for none. */
  lendsAgainst?(state: RootState, party: Party): Party
  /** Where its warriors may stand; the clearings of the map if left out. */
  readonly places?: readonly Clearing[]
  /** The clearings that are adjacent to one for this party alone, beside those by path (12.2.2). */
  links?(state: RootState, party: Party, from: Clearing): readonly Clearing[]

  /** Rules a clearing when tied for the most there (7.2.2). */
  readonly winsTies?: boolean
  /** Lets whoever controls it do so. */
  readonly lendsTies?: boolean
  /** Rules a clearing where it has buildings, whoever else is there (10.2.4). */
  rulesOutright?(state: RootState, party: Party, clearing: Clearing): boolean
  /** Moves whoever rules (9.2.3). */
  readonly ignoresRule?: boolean
  /** Treats rivers as paths, and moves along them whoever rules (11.2.2). */
  readonly swims?: boolean
  /** Lets whoever controls it leave or enter a clearing whoever rules. */
  lendsPassage?(state: RootState, clearing: Clearing): boolean
  /** What speaks against pieces that another party would place in a clearing, or what it controls (6.2.2). */
  barsPlacing?(state: RootState, party: Party, other: Party, clearing: Clearing): ObjectionTo<Clearing> | null
  /** What speaks against pieces of another party moving out of a clearing, forced moves too (13.7.2). */
  holds?(state: RootState, party: Party, other: Party, clearing: Clearing): ObjectionTo<Clearing> | null
  /** A robot would place pieces in a clearing, or move out of it: tells whether that stops it there (robot.11.8.2). */
  springs?(t: RootTable, party: Party, robot: Party, clearing: Clearing): Rule<boolean>
  /** Tokens, by kind, that go along with warriors that it moves by its own choice. */
  carries?(
    t: RootTable,
    party: Party,
    from: Clearing,
    to: Clearing,
    warriors: number,
  ): Rule<readonly string[]>
  /** Warriors of another party are about to move from a clearing to another: tells how many of them fall on the way. */
  waylays?(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule<number>
  /** Warriors of another party have moved from a clearing to another. */
  arrived?(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule
  /** The pawn of another party goes from a clearing to another. */
  pawnPasses?(t: RootTable, party: Party, mover: Party, from: Clearing, to: Clearing): Rule
  /** Another party moved warriors into a clearing. */
  entered?(t: RootTable, party: Party, mover: Party, clearing: Clearing): Rule

  // Turns of others

  /** What it lets others do in their turns (13.2.4). */
  readonly offering?: Offering

  // Battle

  /** The party beside which its warriors fight now as if they were that party's, against all but itself; -1 for none. */
  fightsFor?(state: RootState, party: Party): Party
  /** Forbids an attacker to battle a defender in a clearing; asked of those that take no turns. */
  barsBattle?(state: RootState, party: Party, attacker: Party, defender: Party, clearing: Clearing): boolean
  /** The most a die can deal; the warriors there if left out. */
  rolledCap?(state: RootState, battle: Battle, party: Party): number
  /** Whether the defender has nobody to fight; no warriors there if left out. */
  defenceless?(state: RootState, battle: Battle, party: Party): boolean
  /** As defender takes the higher die (8.2.2). */
  readonly defendsHigh?: boolean
  /** Extra hits that the party deals by itself. */
  extraHits?(state: RootState, battle: Battle, party: Party): readonly ExtraHits[]
  /** What is declared as a battle starts, by the attacker. */
  battleStarts?(t: RootTable, battle: Battle, party: Party): Rule
  /** What may be brought in before the roll, by whoever fights or stands by; `may` tells what everybody knows. */
  readonly beforeRoll?: {
    readonly may: (state: RootState, battle: Battle, party: Party) => boolean
    readonly run: (t: RootTable, battle: Battle, party: Party) => Rule
  }
  /** Optional effects of step 3, by key; each tells how many extra hits it adds. */
  battleOptions?(state: RootState, battle: Battle, party: Party): readonly string[]
  useBattleOption?(t: RootTable, battle: Battle, party: Party, option: string): void
  /** What an attacker must do before it battles this party. */
  attacked?(t: RootTable, battle: Battle, party: Party): Rule
  /** Extra hits of whoever controls it. */
  lendsHits?(state: RootState, battle: Battle, party: Party): readonly ExtraHits[]
  /** Lets whoever controls it ignore the first hit in a battle. */
  readonly lendsGuard?: boolean
  /** Whether the first hit that it takes in a battle is ignored. */
  ignoresFirstHit?(state: RootState, battle: Battle, party: Party): boolean
  /** Which of its buildings and tokens it loses next, where nobody chooses. robot.1.2.1 */
  loses?(t: RootTable, losses: readonly Loss[]): Loss
  /** How many hits one of its buildings takes; one if left out. */
  sturdy?(state: RootState, party: Party): number
  /** Takes hits in its own way; tells the pieces to remove. */
  takeHits?(t: RootTable, battle: Battle, party: Party, hits: number): Rule<Loss[]>
  /** What follows from a battle that is over, by whoever has a part in it. */
  battleEnds?(t: RootTable, battle: Battle, party: Party): Rule
  /** Ambushes that lie open before a party without a hand, to play in defence. robot.service.advanced.intro */
  keptAmbushes?(player: Player): CardId[]
  /** Still able to fight after an ambush; a warrior left if left out. */
  canFightOn?(state: RootState, battle: Battle, party: Party): boolean
  /** What everybody may know, before the dice, of what this party may do with their outcome. */
  foresees?(state: RootState, battle: Battle, party: Party): readonly ForecastNote[]

  // Removal

  /** Points for removing its buildings and tokens beyond the one of 3.2.1, by kind. */
  readonly bounty?: { readonly [kind: string]: number }
  /** Whether removing a piece of a kind scores nothing. */
  withholds?(state: RootState, party: Party, kind: string): boolean
  /** As what a piece of a kind shows itself in a clearing: its kind, unless it lies face up or down. */
  showsAs?(player: Player, kind: string, clearing: Clearing): string
  /** A building or token of the party was taken off the map: keeps the party's own record of it. */
  takenOff?(player: Player, loss: Loss): void
  /** Forbids another party to remove the pieces of an owner from a clearing; asked of those that take no turns. */
  barsRemoval?(state: RootState, party: Party, by: Party, owner: Party, clearing: Clearing): boolean
  /** Pieces of the party were removed: what that sets off. */
  triggers?(t: RootTable, party: Party, removal: Removal, lost: readonly Loss[]): readonly Trigger[]
  /** Pieces of whoever controls it were removed: what that lets it do. */
  lendsTriggers?(t: RootTable, party: Party, removal: Removal, lost: readonly Loss[]): readonly Trigger[]
  /** The party removed pieces: what that brings it beyond the points of 3.2.1. */
  removed?(t: RootTable, party: Party, removal: Removal, lost: readonly Loss[]): readonly Award[]
  /** Warriors of the party fell: takes those that go elsewhere than to the supply (`leave`). */
  catchesFallen?(t: RootTable, party: Party, removal: Removal, fallen: Loss): void
  /** One of its moving pieces is to be removed, and it moves a pawn that cannot be. */
  pawnHurt?(t: RootTable, party: Party): Rule
  /** All enemy pieces of a clearing are removed where the party has a pawn (9.2.2.I). */
  fullRemoval?(t: RootTable, party: Party, by: Party, clearing: Clearing): Rule

  // Cards

  /** It has no hand: who would take a card of it draws one, who would give it one discards it (robot.2.8.1). */
  readonly noHand?: true
  /** Lets whoever controls it keep a card that was crafted for its item; tells whether it is kept. */
  lendsCraft?(t: RootTable, party: Party, seat: Seat, card: CardId): Rule<boolean>
  /** Takes a card that somebody spends or discards; tells whether it did. */
  catchesDiscards?(t: RootTable, party: Party, card: CardId): boolean

  /** What it pays with where others pay with warriors of their supply (11.2.6.III). */
  readonly pays?: Payment

  // Knowledge

  /** Its hand lies face up (11.2.3). */
  readonly publicHand?: boolean
  /** A player as others see it: a copy in which what the party hides is replaced. */
  hide?(player: Player): Player
  /** A player as even whoever plays it sees it: a copy in which what nobody knows is replaced. */
  hideFromAll?(player: Player): Player
  /** Deals again, in place, what nobody knows of the party. */
  redealUnknown?(player: Player, chance: Chance): void
  /** Hidden card piles beside the hand that a viewer does not know, to be dealt again. */
  hiddenPiles?(player: Player): number[][]
  /** Deals again, in place, what the party hides from others besides cards. */
  redeal?(player: Player, chance: Chance): void
  /** Whether a player knows what lies under the ruin of a clearing (9.7.3). */
  knowsRuin?(player: Player, clearing: Clearing): boolean
  /** What is wrong with the party's own part of a state. */
  invariants?(state: RootState, party: Party): readonly string[]
  /** Its items outside the Crafted Items box, those included that left the game with it; for counting them. */
  items?(player: Player): readonly Item[]
  /** The quests that it holds or has completed; asked of those who take on quests and explore ruins (9.7). */
  quests?(player: Player): readonly number[]
  /** The items that it brought into the game. */
  broughtItems?(player: Player): readonly Item[]
  /** Warriors that stand neither on the map nor in the supply (officers). */
  warriorsElsewhere?(player: Player): number
  /** Buildings or tokens of a kind that are neither in a clearing nor in the supply. */
  piecesElsewhere?(player: Player, kind: string): number
  /** The warriors of a party, its own or another, that stand on its board. */
  boards?(player: Player, owner: Party): number
  /** Cards of the shared deck that lie outside hand and play area, for counting them. */
  cards?(player: Player): readonly number[]
  /** Those of them that lie face up: nobody can hold them. */
  shownCards?(player: Player): readonly number[]
}

/** What is known of a faction before its box is opened: options, draws and set-up cards go by it. */
export interface FactionCard {
  readonly id: FactionId
  /** The letter that orders setup (5.1.7). */
  readonly letter: string
  readonly reach: number
  /** How many seats may play it at one table, and the Reach of those after the first; one if left out. */
  readonly again?: { readonly seats: number; readonly reach: number }
  /** Holds no clearing by itself: a table of such factions alone has no woodland to fight for. */
  readonly wanders?: boolean
  /** Militant: the set-up cards always have one. A.8.1 */
  readonly militant?: true
  /** Starts in a corner under the standard setup. */
  readonly corner: boolean
}

/** The rules of a faction that a seat plays. Its card is spread last: an object that begins with a spread is slower to read. */
export interface FactionRules extends PartyRules, FactionCard {
  readonly id: FactionId
  /** The buildings or tokens that craft, by kind. */
  readonly craftsWith: readonly string[]
  /** What is dealt along with its set-up card, one of these; and how the card is then called. A.8.1.III */
  readonly dealtAlong?: readonly string[]
  sayCard?(card: SetupCard): Message

  setup(t: RootTable, seat: Seat): Rule
  /** Sets up by its set-up card; as in the standard setup if left out. A.8.2 */
  settles?(t: RootTable, seat: Seat, card: SetupCard): Rule
  /** All seats have picked their faction: what it could not know before. */
  allSettled?(t: RootTable, seat: Seat): void
  readonly phases: { readonly [P in Phase]: readonly Part[] }
  /** Cards drawn in Evening, bonuses included. */
  cardsToDraw(state: RootState, seat: Seat): number
  /** The rule of its hand limit. */
  readonly limitRule: string

  /** What happens at the very start of its Birdsong (9.4.1). */
  startOfBirdsong?(t: RootTable, seat: Seat): Rule
  /** What it may do at the very end of its Birdsong, once (14.7.4). */
  readonly endOfBirdsong?: {
    readonly may: (state: RootState, seat: Seat) => boolean
    readonly run: (t: RootTable, seat: Seat) => Rule
  }
  /** Activates dominance cards to form a coalition, not to win by rule (9.2.8). */
  readonly formsCoalitions?: boolean
  coalitionFormed?(t: RootTable, seat: Seat, partner: Party): void

  /** Whether it can take a move that an effect gives; with warriors if left out. */
  canMoveByEffect?(state: RootState, seat: Seat): boolean
  /** Takes a move that an effect gives, and tells where to; with warriors if left out (9.2.2, 9.2.3). */
  moveByEffect?(t: RootTable, seat: Seat): Rule<Clearing>

  // Crafting

  /** The crafting pieces that are left to activate; by `craftsWith` if left out. */
  craftingPower?(state: RootState, seat: Seat): Power
  /** What else speaks against crafting a card. */
  whyNotCraft?(state: RootState, seat: Seat, card: Card): Objection | null
  /** Activates crafting pieces of a suit; by `craftsWith` if left out. */
  activate?(t: RootTable, seat: Seat, suit: ClearingSuit): Rule
  /** The points for an item, where they are not the printed ones (7.2.3). */
  itemPoints?(state: RootState, seat: Seat, card: Card): number
  /** Chooses between a crafted item and its points: tells whether it keeps the item. Both if left out (14.2.3). */
  keepsCrafted?(t: RootTable, seat: Seat, item: Item, points: number): Rule<boolean>
  /** Takes a crafted item; into the Crafted Items box if left out. */
  gainItem?(t: RootTable, seat: Seat, item: Item): Rule
}

const cards: { [id: string]: FactionCard } = {}

/** Lays out what is known of factions whose boxes may stay closed. */
export function layOut(factions: readonly { readonly card: FactionCard }[]): void {
  for (const { card } of factions) cards[card.id] = card
}

/** What is known of a faction, be its box open or not. */
export const cardOf = (id: FactionId): FactionCard => cards[id]

const opened: { [id: string]: PartyRules } = {}

/** Opens boxes: the rules of the parties in them hold from now on. */
export function openBoxes(boxes: readonly { readonly rules: PartyRules }[]): void {
  for (const { rules } of boxes) opened[rules.id] = rules
}

/** The rules of a party by its id. */
export const rulesOf = (id: string): PartyRules => opened[id]

/** The rules of a party. */
export const partyAt = (state: RootState, party: Party): PartyRules => opened[state.players[party].faction]

/** The rules of a faction by its id. */
export const factionOf = (id: FactionId): FactionRules => opened[id] as FactionRules

/** The rules of the faction that a seat plays. */
export const factionAt = (state: RootState, seat: Seat): FactionRules =>
  opened[state.players[seat].faction] as FactionRules
