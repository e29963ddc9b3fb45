import type { Message, Next, Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import { FACES } from '../../data/dice.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup } from '../ask.ts'
import { firstCharacter } from '../characters.ts'
import { bareSources, givenBy, sourceAt, TOKEN_SOURCE } from '../island.ts'
import { hasItem } from '../items.ts'
import { type SourceOf, sourceNames } from '../names.ts'
import { countActing } from '../pieces.ts'
import { openWindow } from '../powers/window.ts'
import { gain } from '../resources.ts'
import { newPlan } from '../setup.ts'
import { because } from '../why.ts'

/** What production brings. */
interface Produce {
  wood: number
  food: number
}

/** The production phase: the camp's tile, the Shortcut, the Pit, less what cards take. L582 */
export function* production(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'production'
  t.say('phase.begins', { phase: 'production' })
  yield* openWindow(t, 'production', firstCharacter(state))
  yield* scenarioOf(state).production?.(t) ?? []
  if (state.thisRound.production.includes('skip')) t.say('production.none')
  else yield* produce(t)
  return 'preAction'
}

function* produce(t: RobinsonTable): Rule {
  const { state } = t
  const rules = state.thisRound.production
  const made: Produce = { wood: 0, food: 0 }
  if (!isHidden(state, state.camp))
    for (const source of bareSources(state, 'acting', state.camp))
      yieldInto(state, made, { node: state.camp, source })
  if (rules.includes('plusWood')) made.wood++
  if (rules.includes('minusFood')) made.food = Math.max(0, made.food - 1)
  yield* shortcut(t, made)
  if (hasItem(state, 'pit')) {
    const food = t.roll(6) <= FACES.build.wound ? 2 : 0 // L2257
    made.food += food
    t.say('production.pit', { food })
  }
  if (rules.includes('noFood')) made.food = 0
  if (rules.includes('noWood')) made.wood = 0
  if (rules.includes('half')) yield* halve(t, made)
  gain(t, 'wood', made.wood, PRODUCED)
  gain(t, 'food', made.food, PRODUCED)
}

const PRODUCED = because('production')

const isHidden = (state: Robinson, node: Node): boolean => scenarioOf(state).hidden?.(state, node) ?? false

/** One for a source, and one for each token of its kind. L586, L816 */
function yieldInto(state: Robinson, made: Produce, { node, source }: SourceOf): void {
  const what = givenBy(sourceAt(state, node, source))
  const token = what === 'wood' ? 'extraWood' : 'extraFood'
  made[what] += 1 + (source === TOKEN_SOURCE ? 0 : countActing(state, token, node))
}

/** The Shortcut's tile gives one of its resources, as the group likes. L2325 */
function* shortcut(t: RobinsonTable, made: Produce): Rule {
  const { state } = t
  const token = state.pieces.find(({ kind }) => kind === 'shortcut') // L2185: also while items are away
  if (!token) return
  const node = token.at as Node
  if (isHidden(state, node)) return
  const sources = bareSources(state, 'acting', node).map(source => ({ node, source }))
  if (sources.length === 0) return
  const source = yield* askGroup(t, 'production.shortcut', sources, {
    like: sourceNames(t.state),
    rule: 'card.invention.shortcut.2',
  })
  yieldInto(state, made, source)
  state.thisRound.shortcut = `${node}:${source.source}`
}

const mixNaming = {
  key: ({ wood, food }: Produce): string => `${wood}:${food}`,
  say: ({ wood, food }: Produce): Message => say('production.mix', { wood, food }),
  rule: 'card.event.raging-river.2',
}

/** Half of the total, rounded down, in any mixture of what was produced. L2343 */
function* halve(t: RobinsonTable, made: Produce): Rule {
  const half = Math.floor((made.wood + made.food) / 2)
  const mixes: Produce[] = []
  for (let wood = Math.min(half, made.wood); wood >= 0; wood--)
    if (half - wood <= made.food) mixes.push({ wood, food: half - wood })
  const { wood, food } = yield* askGroup(t, 'production.half', mixes, mixNaming)
  made.wood = wood
  made.food = food
}

/** The last moment before the actions: woodpile, Storm-Glass. */
export function* preAction(t: RobinsonTable): Rule<Next> {
  const { state } = t
  yield* openWindow(t, 'preAction', firstCharacter(state))
  yield* scenarioOf(state).preAction?.(t) ?? []
  state.phase = 'planning'
  t.say('phase.begins', { phase: 'action' })
  state.plan = newPlan()
  return 'planning'
}
