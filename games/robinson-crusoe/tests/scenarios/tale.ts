import {
  Chance,
  type Face,
  faceOf,
  type Match,
  matchAt,
  maybe,
  type Next,
  type Refusal,
  type Rule,
  readSetup,
} from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { DiscoveryId } from '../../data/discoveries.ts'
import type { InventionId } from '../../data/inventions.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import type { CharacterId } from '../../data/types.ts'
import { robinson } from '../../game.ts'
import { characterOf } from '../../rules/characters.ts'
import { distances } from '../../rules/island.ts'
import { takeInvention } from '../../rules/items.ts'
import { least } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { startState } from '../../rules/setup.ts'
import type { ScenarioId } from '../../scenarios/data.ts'
import type { Character, Deed, PlanAction, Resources, Robinson, RobinsonTable } from '../../state.ts'
import type { RobinsonText } from '../../text/en.ts'
import { say } from '../../text/say.ts'
import { offeredIn, pickIn } from '../cards/scene.ts'

/** A game in a test. */
export type RobinsonMatch = Match<Robinson, RobinsonText>

/** The start of a scenario, changed as a test needs it: no resources, no equipment, no threat in the row. */
export class Tale {
  readonly state: Robinson
  private readonly setup: { seats: number; options: { [name: string]: unknown }; seed: number }

  constructor(
    scenario: ScenarioId,
    cast: readonly CharacterId[],
    options: { readonly [name: string]: unknown },
  ) {
    const all = {
      scenario,
      characters: cast,
      firstPlayer: 'firstSeat',
      equipment: 0,
      friday: 'no',
      dog: 'no',
      ...options,
    }
    this.setup = { seats: cast.length, options: all, seed: 1 }
    this.state = startState(readSetup(robinson, cast.length, all, 1), Chance.of(1))
    this.state.threats.right = ''
  }

  /** Changes anything. */
  with(change: (state: Robinson) => void): this {
    change(this.state)
    return this
  }

  /** Sets parts of the state. */
  set(parts: Partial<Robinson>): this {
    Object.assign(this.state, parts)
    return this
  }

  /** Chooses the round. */
  round(round: number): this {
    this.state.round = round
    return this
  }

  /** Lays tiles of the stack. */
  tiles(tiles: { readonly [N in Node]?: number }): this {
    const { island, decks } = this.state
    for (const [node, tile] of Object.entries(tiles)) {
      const place = decks.tiles.indexOf(tile)
      if (place < 0) throw new Error(`Tile ${tile} is not in the stack.`)
      decks.tiles.splice(place, 1)
      island[node as Node].tile = tile
    }
    return this
  }

  /** The tiles that will be drawn next, first to last. */
  nextTiles(...tiles: readonly number[]): this {
    const { decks } = this.state
    decks.tiles = [...decks.tiles.filter(tile => !tiles.includes(tile)), ...tiles.toReversed()]
    return this
  }

  /** What is available. */
  has(resources: Partial<Resources>): this {
    Object.assign(this.state.available, resources)
    return this
  }

  /** Makes inventions items, without what building them gives. */
  items(...ids: InventionId[]): this {
    for (const id of ids) {
      takeInvention(this.state, id)
      this.state.items.push(id)
    }
    return this
  }

  /** Gives discovery tokens. */
  tokens(...ids: DiscoveryId[]): this {
    const { decks, discoveries } = this.state
    for (const id of ids) discoveries.push(...decks.discovery.splice(decks.discovery.indexOf(id), 1))
    return this
  }

  /** The mystery cards that will be drawn next, first to last. */
  mysteries(...ids: MysteryId[]): this {
    const { decks } = this.state
    decks.mystery = [...decks.mystery.filter(id => !ids.includes(id)), ...ids.toReversed()]
    return this
  }

  /** Makes the dice of the next roll show these sides, from 1 to 6. */
  dice(...sides: readonly number[]): this {
    for (this.setup.seed = 1; ; this.setup.seed++) {
      const chance = Chance.of(this.setup.seed)
      if (sides.every(side => chance.below(6) + 1 === side)) return this
    }
  }

  /** A character. */
  who(id: CharacterId): Character {
    return characterOf(this.state, id)
  }

  // What is planned

  /** Plans a deed with pawns, the first of which leads. */
  plans(deed: Partial<Deed> & Pick<Deed, 'type'>, ...pawns: readonly string[]): PlanAction {
    const { state } = this
    const whole: Deed = { what: '', node: '', source: -1, pay: 0, ...deed }
    const [leader, ...others] = pawns
    const action = begin(state, whole, leader, false, distances(state))
    for (const pawn of others) join(action, pawn)
    return action
  }

  /** How many pawns a deed would take at least. */
  pawnsFor(deed: Partial<Deed> & Pick<Deed, 'type'>): number {
    const before = structuredClone(this.state)
    const n = least(this.plans(deed, 'cook'))
    Object.assign(this.state, before)
    return n
  }

  /** What a pawn could begin, by the keys of the plan. */
  spots(pawn: string = this.state.characters[0].id): string[] {
    return offeredIn(this.asking(pawn))
  }

  /** The rule that forbids a pawn to begin a deed; '' when nothing does. */
  refusal(key: string, pawn: string = this.state.characters[0].id): string {
    const { ask } = this.asking(pawn)
    const face: Face | null = ask ? faceOf(ask, ask.waiting[0]) : null
    return face?.refused.find((one: Refusal) => one.key === key)?.rule ?? ''
  }

  private asking(pawn: string): RobinsonMatch {
    this.state.phase = 'planning'
    const match = this.enter('planning')
    pickIn(match, `place:${pawn}`)
    return match
  }

  // What is played

  /** Enters a step and plays on, up to the step `until`, if that is given. */
  enter(step: Next, until = 'halt'): RobinsonMatch {
    const game = { ...robinson, steps: { ...robinson.steps, [until]: halt } }
    return matchAt(game, this.setup, structuredClone(this.state), step)
  }

  /** Resolves the plan, up to the weather. */
  acts(...picks: string[]): RobinsonMatch {
    this.state.phase = 'planning'
    return answer(this.enter('commit', 'weather'), ...picks)
  }

  /** Runs a part of the rules by itself. */
  does(rule: (t: RobinsonTable) => Rule | undefined, ...picks: string[]): RobinsonMatch {
    const scene = function* (t: RobinsonTable): Rule<string> {
      yield* rule(t) ?? []
      return 'halt'
    }
    const game = { ...robinson, steps: { ...robinson.steps, scene, halt } }
    return answer(matchAt(game, this.setup, structuredClone(this.state), 'scene'), ...picks)
  }
}

/** Makes picks by key. */
export function answer(match: RobinsonMatch, ...picks: string[]): RobinsonMatch {
  for (const key of picks) pickIn(match, key)
  return match
}

/** What is asked; '' when all is done. */
export const askedIn = ({ ask }: RobinsonMatch): string => (!ask || ask.id === HALT ? '' : ask.id)

/** How the game ended, if it did. */
export const endOf = ({ outcome }: RobinsonMatch): string =>
  outcome ? `${outcome.winners.length > 0 ? 'won' : 'lost'}: ${outcome.why.id}` : ''

/** The wounds of a character. */
export const woundsOf = ({ state }: RobinsonMatch, id: CharacterId): number => characterOf(state, id).wounds

const HALT = 'window.done'

// The tale is told: a question that nobody answers.
function* halt(t: RobinsonTable): Rule<string> {
  yield* maybe(t, 0, HALT, ['over'], { say: () => say('window.done'), always: true })
  return 'halt'
}

/** A tale of a scenario, by the cook and the carpenter if nobody else is named. */
export const tale = (
  scenario: ScenarioId,
  cast: readonly CharacterId[] = ['cook', 'carpenter'],
  options: { readonly [name: string]: unknown } = {},
): Tale => new Tale(scenario, cast, options)
