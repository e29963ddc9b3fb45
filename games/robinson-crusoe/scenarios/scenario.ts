import { type Chance, type Message, type Objection, type Rule, RuleFault } from '@tablee/kernel'
import type { Node } from '../data/board.ts'
import type { AnimalsFace, WeatherDie } from '../data/dice.ts'
import type { SpecialSymbol } from '../data/discoveries.ts'
import type { CharacterId, Discovery } from '../data/types.ts'
import { addSpecials, type Specials } from '../rules/cards/special.ts'
import type { Cause } from '../rules/cause.ts'
import type { Deed, PieceKind, Place, PlanAction, Robinson, RobinsonTable } from '../state.ts'
import type { ScenarioId } from './data.ts'
import type { Story, StoryOf } from './stories.ts'

/** The options of a game, as the setup reads them. */
type Options = { readonly [name: string]: unknown }

/** What a scenario adds to the rules. The core asks these hooks and knows no scenario. */
export interface Scenario {
  readonly id: ScenarioId
  /** What `{ do: 'special', id }` means for what only it has. */
  readonly specials?: Specials
  /** Its own part of the state. */
  story(): Story
  /** What it changes in the common setup, which is done (tiles, items, equipment …). */
  setup?(state: Robinson, chance: Chance, options: Options): void
  /** Equipment that never comes into play, or that is given instead of a draw. */
  readonly equipment?: { readonly without?: readonly string[]; readonly fixed?: readonly string[] }
  /** How many inventions are drawn at the start; 5 if left out. */
  readonly inventions?: number

  /** Round start, before events (lava, births); a win may be checked here. */
  roundStart?(t: RobinsonTable): Rule
  /** The book effect. */
  book(t: RobinsonTable, cause: Cause): Rule
  /** A totem tile was revealed: the so-manyth, by whom. */
  totem?(t: RobinsonTable, node: Node, nth: number, explorer: CharacterId): Rule
  /** Which tile is placed, where it is not simply the next. */
  chooseTile?(t: RobinsonTable, explorer: CharacterId): Rule<number | null>
  /** After an exploration, whether it succeeded or not. */
  explored?(t: RobinsonTable, action: PlanAction, explorer: CharacterId): Rule
  /** Before production. */
  production?(t: RobinsonTable): Rule
  /** The last moment before the actions. */
  preAction?(t: RobinsonTable): Rule
  /** The actions are done, and what they brought is in use. */
  endOfActions?(t: RobinsonTable): Rule
  /** This round's dice, where they differ from the sheet. */
  dice?(state: Robinson): readonly WeatherDie[]
  /** Takes care of a face of the animals die itself: true when it did. */
  animals?(t: RobinsonTable, face: AnimalsFace): Rule<boolean>
  /** At night before the characters eat. */
  night?(t: RobinsonTable): Rule
  /** How many eat besides the characters. */
  mouths?(state: Robinson): number
  /** Somebody at camp went without a meal. */
  hungry?(t: RobinsonTable): Rule
  /** The last thing of a round; wins of the end of a round are checked here. */
  endOfRound?(t: RobinsonTable): Rule

  /** Adds its own deeds to what can be planned: special places, prey, builds elsewhere. */
  deeds?(state: Robinson, add: (deed: Deed) => void): void
  /** What speaks against a deed here, beyond the general rules; `far` is the distance of each space. */
  objection?(state: Robinson, deed: Deed, far: { readonly [N in Node]: number }): Objection | null
  /** Whether a character may lead one of its own deeds; anybody if left out. */
  mayLead?(state: Robinson, deed: Deed, who: CharacterId): boolean
  /** Whether a pawn that serves only totem locations may join. */
  isTotemPlace?(state: Robinson, deed: Deed): boolean
  /** How many more pawns a deed takes here (fog, ash, villages). */
  extraPawns?(state: Robinson, deed: Deed): number
  /** Whether an action must wait for another of its type. */
  waits?(state: Robinson, action: PlanAction): boolean
  /** Whether an adventure only wounds the leader of this action, without a card. */
  noAdventure?(action: PlanAction): boolean
  /** Resolves one of its own deeds when it has succeeded. */
  resolve?(t: RobinsonTable, action: PlanAction, actor: CharacterId): Rule
  /** One of its inventions takes effect at once, or at the end of the phase as `effects` tell. */
  built?(t: RobinsonTable, what: string, node: Node | '', actor: CharacterId): Rule
  /** Whether its inventions go to future resources when built; those that mark the island or win do not. */
  readonly atOnce?: readonly string[]
  /** Whether the camp may not be on a tile. */
  noCamp?(state: Robinson, node: Node): boolean
  /** A tile was turned face up again. */
  turnedUp?(state: Robinson, node: Node): void
  /** Whether a tile's terrain, sources and tokens are of no use (fog). */
  hidden?(state: Robinson, node: Node): boolean
  /** Whether a tile's terrain is never explored. */
  noTerrain?(state: Robinson, node: Node): boolean
  /** Tokens that lie somewhere for good, as the other hooks tell: no other of their kind goes there. L1475 */
  readonly tokens?: readonly { readonly kind: PieceKind; readonly at: Place }[]
  /** Whether several extra-food tokens may lie on the camp tile. */
  readonly stacksFood?: boolean
  /** Whether the fur may replace wood one for one in shelter, roof and palisade. */
  readonly mixedPay?: boolean
  /** The record of one of its tokens that is not always the same. */
  token?(state: Robinson, symbol: SpecialSymbol): Discovery | null
  /** Whether one of its irregular powers would do nothing now, so that it is not offered. */
  idle?(state: Robinson, special: string): boolean
  /** What the scenario's goal stands at, for the strip above the board. */
  goal(state: Robinson): Message
}

const scenarios = new Map<string, Scenario>()

/** Adds scenarios to the game, which lists them. */
export function addScenarios(list: readonly Scenario[]): void {
  for (const scenario of list) {
    scenarios.set(scenario.id, scenario)
    addSpecials(scenario.specials ?? {})
  }
}

/** The hooks of a scenario. */
export function scenarioCalled(id: string): Scenario {
  const scenario = scenarios.get(id)
  if (!scenario) throw new RuleFault(`There is no scenario “${id}”.`)
  return scenario
}

/** The story of a scenario that is in play. */
export function storyIn<S extends Story['id']>({ story }: Robinson, id: S): StoryOf<S> {
  if (story.id !== id) throw new RuleFault(`“${story.id}” is in play, not “${id}”.`)
  return story as StoryOf<S>
}

/** The hooks of the scenario in play. */
export const scenarioOf = (state: Robinson): Scenario => scenarioCalled(state.scenario)
