import type { Language, Message } from '@tablee/kernel'
import type { WeatherDie } from '../../data/dice.ts'
import { ACTION_TYPES, type ActionType } from '../../data/types.ts'
import type { Odds } from '../../rules/plan/odds.ts'
import type { PawnId } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { WORDS } from '../words.ts'
import { type Change, isChange } from './changes.ts'
import { nameOf, type Told } from './passages.ts'
import { type Begun, type StepKind, told } from './steps.ts'
import { deedName } from './title.ts'
import { MOMENT } from './words.ts'

/** A step of the queue: what it is, who does it, its chances, and whether it is done. */
export interface Queued {
  readonly key: string
  readonly kind: ActionType | Exclude<StepKind, 'action'>
  readonly name: string
  readonly title: string
  readonly pawns: readonly PawnId[]
  readonly odds: Odds | null
  readonly state: 'done' | 'now' | 'next'
  /** What a step that is done has changed most of all. */
  readonly change: Change | null
  readonly dice: readonly WeatherDie[]
}

/** The steps that belong to the resolution of a plan. */
const OF_THE_PLAN: readonly StepKind[] = ['action', 'card', 'end', 'weather', 'night']

const isOfPlan = ({ telling }: Told): boolean => OF_THE_PLAN.includes(telling.step.kind)

const NOTHING = { odds: null, change: null, dice: [], pawns: [] } as const

/** A title that says no more than the name goes without saying. */
const titled = (title: string, name: string): string => (title === name ? '' : title)

const stateOf = (place: number, shown: number): Queued['state'] =>
  place < shown ? 'done' : place === shown ? 'now' : 'next'

/**
 * The queue around a passage: all actions of the plan, then weather and night; or, once the night is over, what begins
 * the next round. `earlier` are the reports before the passages, that of the plan among them.
 */
export function queueOf(
  passages: readonly Told[],
  shown: number,
  before: RobinsonView,
  earlier: readonly Message[],
  language: Language,
): Queued[] {
  const now = passages[shown]
  if (!now) return []
  const steps = (wanted: (one: Told) => boolean): Queued[] =>
    passages.flatMap((one, i) => (wanted(one) ? [queued(one, stateOf(i, shown), before, language)] : []))
  if (!isOfPlan(now)) return steps(one => !isOfPlan(one))
  const rest = steps(({ telling: { step } }) => ['end', 'weather', 'night'].includes(step.kind))
  return [
    ...actionsOf(passages, shown, before, earlier, language),
    ...rest,
    ...phasesLeft(rest, before, language),
  ]
}

/** The actions of the plan as it was made: those begun before are done, the last begun is the one shown. */
function actionsOf(
  passages: readonly Told[],
  shown: number,
  before: RobinsonView,
  earlier: readonly Message[],
  language: Language,
): Queued[] {
  const from = earlier.findLastIndex(({ id }) => id === 'plan.committed')
  if (from < 0) return []
  const { actions } = told<{ readonly actions: readonly Begun[] }>(earlier[from])
  const begun = earlier.slice(from).flatMap(one => (one.id === 'action.begins' ? [told<Begun>(one).id] : []))
  for (const { telling } of passages.slice(0, shown + 1)) if (telling.begun) begun.push(telling.begun.id)
  const current = passages[shown].telling.step.kind === 'action' ? begun.at(-1) : undefined
  return [...actions]
    .sort((a, b) => ACTION_TYPES.indexOf(a.deed.type) - ACTION_TYPES.indexOf(b.deed.type))
    .map(({ id, deed, who, helpers, odds }) => {
      const name = WORDS[language].action[deed.type]
      const own = passages.find(({ telling }) => telling.begun?.id === id)
      return {
        key: `plan ${id}`,
        kind: deed.type,
        name,
        title: titled(own?.telling.title ?? deedName(deed, before, before, language), name),
        pawns: [who, ...helpers],
        odds,
        state: id === current ? 'now' : begun.includes(id) ? 'done' : 'next',
        change: own?.telling.outcome.rows.find(isChange) ?? null,
        dice: [],
      }
    })
}

function queued(passage: Told, state: Queued['state'], before: RobinsonView, language: Language): Queued {
  const { telling, key } = passage
  const { step, title, outcome } = telling
  const name = nameOf(telling, before, language)
  return {
    ...NOTHING,
    key,
    kind: step.kind === 'action' ? 'build' : step.kind,
    name,
    title: titled(title, name),
    state,
    change: outcome.rows.find(isChange) ?? null,
  }
}

function phasesLeft(rest: readonly Queued[], { dice }: RobinsonView, language: Language): Queued[] {
  const words = MOMENT[language]
  return (['weather', 'night'] as const)
    .filter(kind => !rest.some(one => one.kind === kind || one.kind === 'night'))
    .map(kind => ({
      ...NOTHING,
      key: kind,
      kind,
      name: words.step[kind],
      title: '',
      state: 'next' as const,
      dice: kind === 'weather' ? dice : [],
    }))
}
