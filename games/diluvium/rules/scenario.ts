import { type Chance, type Objection, type Rule, RuleFault } from '@tablee/kernel'
import type { OutcomeId } from '../data/campaign.ts'
import type { CardId } from '../data/cards.ts'
import type { ScenarioId } from '../data/scenarios.ts'
import type { Hex, IslandType, Resource } from '../data/types.ts'
import type { Story, StoryOf } from '../scenarios/stories.ts'
import type { Diluvium, DiluviumTable, Gold, Island, Party, Place, Settler, Warship } from '../state.ts'

/** Which of a party's ships. */
export type Ship = 'explorer' | 'warship'

/** By what a settler is moved: the action, an exploration space, a Ruins card. */
export type Means = 'colonise' | 'space' | 'card'

/** An end that can be a victory, as a line of a checklist: it is met when `have` reaches `of`. */
export interface Goal {
  readonly outcome: OutcomeId
  have(state: Diluvium): number
  of(state: Diluvium): number
  /** The rule that tells of it. */
  readonly rule: string
}

/** An end that is a defeat. */
export interface Loss {
  readonly id: 'swallowed' | 'settlersSwallowed' | 'sanctuarySank' | 'alliesLost'
  is(state: Diluvium): boolean
  /** Whether it can come to that, by the reading of the rules that is played; always if left out. */
  can?(state: Diluvium): boolean
  readonly rule: string
}

/** What a victory leaves to the games to come: a Ruins card, the number of a tile. */
export interface Keepsake {
  readonly card?: CardId
  readonly home?: number
}

/** Something that a scenario lets one do within Exploit, besides conversions. */
export type ExploitDeed = 'tradeSet' | 'giveCraft'

/**
 * What a scenario adds to the rules. The core asks these hooks, all of which may be left out but the first few, and knows
 * no scenario. Hooks that are rules may ask; those that are not are pure questions to the state.
 */
export interface Scenario {
  readonly id: ScenarioId
  /** The rules of the index that are special here, to be shown beside the map. */
  readonly special: readonly string[]
  /** Its own part of the state at the start. */
  story(): Story
  /** What it does to the common set-up, which is done: tokens, exiles, a card aside (setup.29: before bonuses). */
  setup?(state: Diluvium, chance: Chance): void

  // Ends

  readonly goals: readonly Goal[]
  readonly losses?: readonly Loss[]
  /** Left out where a victory takes more gold than the rival has. */
  readonly needsGold?: false
  /** The piles that end the game when they run out; all if left out. */
  readonly clock?: readonly Resource[]
  /** How much gold is left before it has run out; that of the supply if left out. */
  goldLeft?(gold: Gold): number
  /** Your City does not fall when the rival's Warship gets there. */
  readonly cityStands?: true
  /** What is chosen or found at a victory for the games to come. */
  epilogue?(t: DiluviumTable, outcome: OutcomeId): Rule<Keepsake>
  /** The last thing of a turn, before ends are looked at. */
  endOfTurn?(t: DiluviumTable): Rule

  // Your ships

  /** Whether one of your ships may stop on a City that is not yours; or what else than its being a City speaks against it. */
  mayStop?(state: Diluvium, ship: Ship, place: Place): boolean | Objection
  /** The Weapons that go where one of your ships stops; none if left out. */
  toll?(state: Diluvium, place: Place): number
  /** What speaks against a step of your ships. */
  stepObjection?(state: Diluvium, ship: Ship, from: Place, to: Place): Objection | null
  /** One of your ships has come to a place, under way or at the end of its move. */
  enters?(t: DiluviumTable, ship: Ship, place: Place): Rule
  /** Whether entering a place does something, so that the way there is asked for where several differ in it. */
  passing?(state: Diluvium, place: Place): boolean
  /** One of your ships has ended its move; before exploring, before combats. */
  stops?(t: DiluviumTable, ship: Ship, place: Place): Rule
  /** Your Exploration Ship is done here: it has explored, or did not. */
  leaves?(t: DiluviumTable, place: Place): Rule
  /** Your Warship has beaten the Warships at its arrival; tells whether it is still there to drive others off. */
  arrives?(t: DiluviumTable, place: Place): Rule<boolean>
  /** Tiles may leave the game, and settlers, markers and ships with them. */
  readonly tilesSink?: true
  /** Somebody has turned a tile over. */
  revealed?(t: DiluviumTable, by: Party, place: Place): Rule

  // Exploring, settling, harvesting

  /** What speaks against exploring a tile. */
  exploreObjection?(state: Diluvium, place: Place): Objection | null
  /** You have explored a tile; `turned` when it was turned over in the same action. */
  explored?(t: DiluviumTable, place: Place, turned: boolean): Rule
  /** Whether a place counts as explored by a party that has no marker there. */
  settles?(state: Diluvium, party: Party, place: Place): boolean
  /** Whether you may move a settler of allies: one beside your board (null), or one on the map. */
  allyMoves?(state: Diluvium, from: Place | null, by: Means): boolean
  /** Whether such a settler may go to a tile where one of yours might. */
  allyMayGo?(state: Diluvium, to: Place): boolean
  /** Takes care of what a settler of yours gains on its arrival: true when it did. */
  gains?(t: DiluviumTable, settler: Settler, place: Place, island: Island): Rule<boolean>
  /** How many resources an island has to give to so many settlers, and from where; null for the pile. */
  stock?(state: Diluvium, place: Place, island: Island): number | null
  /** What else can be done within Exploit. */
  exploitDeeds?(state: Diluvium): readonly ExploitDeed[]
  exploitDeed?(t: DiluviumTable, deed: ExploitDeed): Rule

  // Combat, flight, monsters, gold

  /** A combat between Warships was won. */
  won?(t: DiluviumTable, winner: Party, attacker: Party): Rule
  /** Takes care of where a rival Warship goes that you have beaten: true when it did. */
  sentBack?(t: DiluviumTable, warship: Warship): Rule<boolean>
  /** Your settlers that are driven off go to the reserve only. */
  readonly settlersFlee?: 'reserve'
  /** So many of them came to the reserve. */
  fled?(state: Diluvium, settlers: number): void
  /** The rival's Warship drives allies off a place; they stay if left out. */
  alliesFlee?(t: DiluviumTable, place: Place): void
  /** Where a ship of yours goes that is sent back; your City if left out. */
  shipHome?(t: DiluviumTable): Rule<Hex>
  /** Where a rival settler that is driven off goes instead of the reserve. */
  rivalShelter?(state: Diluvium): Island | null
  /** Whether a place's monster lives; until it was beaten once if left out. */
  monsterLives?(state: Diluvium, place: Place): boolean
  /** What a victory over a place's monster would pay you now; the gold it shows if left out. */
  monsterPays?(state: Diluvium, place: Place): number | null
  /** Takes care of a victory over a monster: true when it did. */
  beatMonster?(t: DiluviumTable, by: Party, place: Place): Rule<boolean>
  /** Takes care of a gain of gold: true when it did. */
  gainGold?(t: DiluviumTable, party: Party, gold: number): Rule<boolean>

  // The rival

  /** What a rival Warship heads for: the nearest of these; your City if left out. */
  warGoals?(state: Diluvium, warship: Warship): readonly Hex[]
  /** Sets the Colonisation column right whenever it was changed. */
  column?(column: IslandType[]): void
  /** The rival has a settler that it cannot place: true when the scenario took care of it. */
  cannotPlace?(t: DiluviumTable): Rule<boolean>
  /** Whether rival ships may enter your City, and the rival explore and settle it. */
  readonly rivalEntersHome?: true
  /** Settlers of the rival may stand on tiles that it has not explored. */
  readonly rivalReplaces?: true
  /** A rival ship has ended its move, before it explores or drives anybody off. */
  rivalStops?(t: DiluviumTable, ship: Ship, place: Place): Rule
  /** The rival has placed a settler. */
  rivalSettled?(t: DiluviumTable, place: Place, island: Island): Rule
  /** The rival fights: an action, or a card that moves its ship. */
  rivalFights?(t: DiluviumTable): Rule
  /** Whether the rival's Warship leaves a live monster alone. */
  rivalSpares?(state: Diluvium, place: Place): boolean
}

const scenarios = new Map<string, Scenario>()

/** Adds scenarios to the game, which lists them. */
export function addScenarios(list: readonly Scenario[]): void {
  for (const scenario of list) scenarios.set(scenario.id, scenario)
}

/** The hooks of a scenario. */
export function scenarioCalled(id: ScenarioId): Scenario {
  const scenario = scenarios.get(id)
  if (!scenario) throw new RuleFault(`There is no scenario “${id}”.`)
  return scenario
}

const NONE: Partial<Scenario> = {}

/** The hooks of the scenario in play; none in a game of several. */
export const hooksOf = ({ scenario }: Diluvium): Partial<Scenario> =>
  scenario === null ? NONE : scenarioCalled(scenario)

/** The story of a scenario that is in play. */
export function storyIn<S extends ScenarioId>({ story }: Diluvium, id: S): StoryOf<S> {
  if (story?.id !== id) throw new RuleFault(`“${story?.id}” is in play, not “${id}”.`)
  return story as StoryOf<S>
}
