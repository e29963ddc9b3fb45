import { Chance, keysOf, matchAt, maybe, type Rule } from '@tablee/kernel'
import type { AdventureId } from '../../data/adventures.ts'
import type { Node } from '../../data/board.ts'
import type { EventId } from '../../data/events.ts'
import type { InventionId } from '../../data/inventions.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import type { CharacterId } from '../../data/types.ts'
import { robinson } from '../../game.ts'
import { adventureCard } from '../../rules/cards/resolve-card.ts'
import { byActor } from '../../rules/cause.ts'
import { settle } from '../../rules/gains.ts'
import { drawMysteries, type Limits } from '../../rules/mystery.ts'
import { eventCardStep, strike } from '../../rules/phases/event.ts'
import { unload } from '../../rules/phases/unload.ts'
import { adventure } from '../../rules/resolve/roll.ts'
import type { ScenarioId } from '../../scenarios/data.ts'
import type { PlanAction, Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { position, type RobinsonMatch } from '../position.ts'
import { summary } from './summary.ts'

/** What has changed, by the names of the summary. */
export type Changes = { readonly [what: string]: number }

/** What a scene does. */
export type Action = (t: RobinsonTable) => Rule | undefined

/** A small camp in round 3: shelter, roof 2, palisade 2, weapons 3, 5 wood, 5 food, 3 fur, some items and tiles. */
export class Scene {
  readonly state: Robinson
  private readonly table: ReturnType<typeof position>
  private readonly setup: { seats: number; options: { [name: string]: unknown }; seed: number }

  constructor(cast: readonly CharacterId[] = ['cook', 'carpenter'], scenario: ScenarioId = 'castaways') {
    this.setup = { seats: cast.length, options: { scenario, characters: cast }, seed: 1 }
    this.table = position(...cast)
      .with({ scenario, friday: 'yes' })
      .round(3)
      .shelter()
      .level('roof', 2)
      .level('palisade', 2)
      .level('weapons', 3)
      .has({ wood: 5, food: 5, fur: 3 })
      .threats('', '')
      .tile('M2', 6)
      .tile('T1', 7)
      .tile('B1', 10)
      .items('shovel', 'rope', 'fire', 'knife')
      .hunting('fox', 'tapir')
    this.state = this.table.state
    this.state.phase = 'event'
    for (const character of this.state.characters) character.det = 2
  }

  /** Changes anything. */
  with(change: (state: Robinson) => void): this {
    change(this.state)
    return this
  }

  /** Nobody has any determination: no skills. */
  discouraged(): this {
    for (const character of this.state.characters) character.det = 0
    return this
  }

  /** Lays one more tile: parrots on 9, a natural shelter on 2. */
  tile(node: Node, tile: number): this {
    this.table.tile(node, tile)
    return this
  }

  /** Makes inventions items, without what building them gives. */
  items(...ids: InventionId[]): this {
    this.table.items(...ids)
    return this
  }

  /** Turns items back. */
  without(...ids: InventionId[]): this {
    this.state.items = this.state.items.filter(id => !ids.includes(id))
    this.state.inventions.push(...ids)
    return this
  }

  /** Puts treasures beside the board. */
  treasures(...ids: MysteryId[]): this {
    this.table.treasures(...ids)
    return this
  }

  /** The mystery cards that will be drawn next, first to last. */
  mysteries(...ids: MysteryId[]): this {
    this.table.mysteries(...ids)
    return this
  }

  /** Makes the dice of the next roll show these sides, from 1 to 6. */
  dice(...sides: readonly number[]): this {
    for (this.setup.seed = 1; ; this.setup.seed++) {
      const chance = Chance.of(this.setup.seed)
      if (sides.every(side => chance.below(6) + 1 === side)) return this
    }
  }

  /** Does something and picks what is asked for; tells what has changed. */
  play(action: Action, ...picks: string[]): Changes {
    const before = summary(this.state)
    const match = this.match(action)
    for (const key of picks) pickIn(match, key)
    if (match.ask && !offeredIn(match).includes(OVER))
      throw new Error(`“${match.ask.id}” is asked: ${offeredIn(match)}`)
    Object.assign(this.state, match.state)
    return difference(before, summary(match.state))
  }

  /** The same up to the first question. */
  ask(action: Action): RobinsonMatch {
    return this.match(action)
  }

  private match(action: Action): RobinsonMatch {
    const game = { ...robinson, steps: { ...robinson.steps, scene: sceneStep(action), halt } }
    return matchAt(game, this.setup, this.state, 'scene')
  }
}

const OVER = 'over'

const sceneStep = (action: Action) =>
  function* (t: RobinsonTable): Rule<string> {
    yield* action(t) ?? []
    return 'halt'
  }

// The scene is over: a question that nobody answers.
function* halt(t: RobinsonTable): Rule<string> {
  yield* maybe(t, 0, 'window', [OVER], {
    say: () => say('window.done'),
    values: () => ({ kind: 'planning' as const }),
    always: true,
  })
  return 'halt'
}

function difference(before: Changes, after: Changes): Changes {
  const changes: { [what: string]: number } = {}
  for (const what of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = (after[what] ?? 0) - (before[what] ?? 0)
    if (change !== 0) changes[what] = change
  }
  return changes
}

/** Makes a pick by key, by the first seat that is asked and offered it. */
export function pickIn(match: RobinsonMatch, key: string): void {
  const { ask } = match
  const seat = ask?.waiting.find(one => keysOf(ask, one).includes(key))
  if (!ask || seat === undefined)
    throw new Error(`“${key}” is not offered by “${ask?.id}”: ${offeredIn(match)}`)
  match.pickKey(seat, key)
}

/** The keys that are offered. */
export function offeredIn({ ask }: RobinsonMatch): string[] {
  return ask ? [...new Set(ask.waiting.flatMap(seat => keysOf(ask, seat)))] : []
}

// What cards do

/** An event card is drawn in the event phase. */
export const drawEvent =
  (id: EventId): Action =>
  t => {
    const { decks, unusedEvents } = t.state
    for (const list of [decks.event, unusedEvents] as string[][])
      if (list.includes(id)) list.splice(list.indexOf(id), 1)
    decks.event.push(id)
    return eventCardStep(t) as unknown as Rule
  }

/** A card is pushed off the row in the event phase. */
export const pushOff =
  (id: EventId): Action =>
  t => {
    for (const list of [t.state.decks.event, t.state.unusedEvents] as string[][])
      if (list.includes(id)) list.splice(list.indexOf(id), 1)
    return strike(t, id)
  }

/** Where the action of a card takes place. */
export interface Setting {
  readonly who?: CharacterId
  readonly node?: Node | ''
  readonly source?: number
}

/** An adventure card is drawn by an action of its type. */
export const drawAdventure =
  (id: AdventureId, { who = 'cook', node = 'M2', source = 1 }: Setting = {}): Action =>
  t => {
    const { state } = t
    const { deck: type } = adventureCard(id)
    const deck = state.decks[type]
    deck.splice(deck.indexOf(id), 1)
    deck.push(id)
    beginAction(state, who, type, node, source)
    return adventure(t, type, who, { node, source } as PlanAction, true)
  }

/** A card that was shuffled in comes back through the event deck. */
export const comeBack =
  (id: AdventureId | MysteryId): Action =>
  t => {
    const { decks } = t.state
    for (const deck of [decks.build, decks.gather, decks.explore, decks.mystery, decks.event] as string[][])
      if (deck.includes(id)) deck.splice(deck.indexOf(id), 1)
    decks.event.push(id)
    t.state.phase = 'event'
    return eventCardStep(t) as unknown as Rule
  }

/** A character draws mysteries in an exploration. */
export const explore =
  (limits: Limits, { who = 'cook', node = 'M2' }: Setting = {}): Action =>
  t => {
    beginAction(t.state, who, 'explore', node, -1)
    return drawMysteries(t, byActor('oldHut', who, node), limits)
  }

/** What was found comes into use at the end of the action phase. */
export const endOfActions: Action = t => {
  const { state } = t
  settle(state, false)
  state.act = null
  state.phase = 'end'
  return unload(t, { from: 'actionEnd' }, 'cook')
}

function beginAction(
  state: Robinson,
  actor: CharacterId,
  type: 'build' | 'gather' | 'explore',
  node: Node | '',
  source: number,
): void {
  state.phase = 'action'
  state.act = { type, actor, node, source, outside: false }
}

/** The end of the rule id of a card: its own id in small letters with hyphens. */
export const ruleOf = (id: string): string => id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
