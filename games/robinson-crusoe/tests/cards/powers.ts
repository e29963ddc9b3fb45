import type { Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { ActionType, CharacterId, WindowKind } from '../../data/types.ts'
import { night, nightMove } from '../../rules/phases/night.ts'
import { weather } from '../../rules/phases/weather.ts'
import { sharedOffers } from '../../rules/powers/offers.ts'
import { usePower } from '../../rules/powers/use.ts'
import { nothing } from '../../rules/resources.ts'
import type { PlanAction, Robinson } from '../../state.ts'
import type { Action, Scene } from './scene.ts'

/** A step of the game as what a scene does. */
export const step =
  (run: (t: Parameters<Action>[0]) => Rule<unknown>): Action =>
  t =>
    run(t) as Rule

/** The weather phase. */
export const theWeather: Action = step(weather)

/** The first part of the night: meals, and what waited for the night. */
export const theNight: Action = step(night)

/** The second part of the night: the camp may move, the open sky, food that rots. */
export const lateNight: Action = step(nightMove)

/** What the group may use at a moment, by id. */
export const offers = (
  state: Robinson,
  kind: WindowKind,
  actor: CharacterId = 'cook',
  anything = false,
): string[] => sharedOffers(state, { kind, actor, anything }).map(({ id }) => id)

/** Uses something of the group, in the morale phase unless told otherwise. */
export const use =
  (id: string, kind: WindowKind = 'morale', actor: CharacterId = 'cook'): Action =>
  t => {
    if (kind === 'planning' || kind === 'morale') t.state.phase = kind
    const offer = sharedOffers(t.state, { kind, actor, anything: true }).find(one => one.id === id)
    if (!offer) throw new Error(`${id} is not offered.`)
    return usePower(t, offer, actor)
  }

/** An action that is being resolved, with as many pawns as it takes, or one to spare. */
export function resolving(
  state: Robinson,
  type: ActionType,
  { who = 'cook', node = 'M1', source = -1, what = '', safe = false }: Partial<ActionOf> = {},
): PlanAction {
  state.phase = 'action'
  state.act = { type, actor: who, node, source, outside: false }
  const plan = {
    id: 1,
    pawns: [who],
    base: 1,
    exact: false,
    staked: nothing(),
    det: 0,
    carries: [],
    gear: [],
  }
  return { ...plan, type, what, node, source, pay: 0, yields: 1, safe }
}

interface ActionOf {
  readonly who: CharacterId
  readonly node: Node | ''
  readonly source: number
  readonly what: string
  readonly safe: boolean
}

/** The night of a camp where everybody is fed. */
export const fed = (scene: Scene): Scene => scene.with(({ available }) => (available.nonPerishable = 9))
