import type { Language, Message } from '@tablee/kernel'
import type { WeatherDie } from '../../data/dice.ts'
import { ACTION_TYPES, type ActionType } from '../../data/types.ts'
import type { Odds } from '../../rules/plan/odds.ts'
import type { PawnId } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { deedTitle, outlookOf } from '../contents.ts'
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

/**
 * The queue around a passage: all actions of the plan, then weather and night; or, once the night is over, what begins
 * the next round. `earlier` are the reports before the passages.
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
  if (!isOfPlan(now))
    return passages.flatMap((one, i) => (isOfPlan(one) ? [] : [queued(one, i, shown, before, language)]))
  const own = passages.flatMap((one, i) =>
    isOfPlan(one) && one.telling.step.kind !== 'card' ? [queued(one, i, shown, before, language)] : [],
  )
  const actions = own.filter(({ kind }) => isAction(kind))
  const rest = own.filter(({ kind }) => !isAction(kind))
  return [
    ...begunIn(earlier, before, language, passages[0]),
    ...actions,
    ...waiting(passages, before, language),
    ...rest,
    ...phasesLeft(rest, before, language),
  ]
}

/** A title that says no more than the name goes without saying. */
const titled = (title: string, name: string): string => (title === name ? '' : title)

const isAction = (kind: Queued['kind']): boolean => (ACTION_TYPES as readonly string[]).includes(kind)

function queued(
  passage: Told,
  place: number,
  shown: number,
  before: RobinsonView,
  language: Language,
): Queued {
  const { telling, key } = passage
  const { step, begun, pawns, title, outcome } = telling
  const name = nameOf(telling, before, language)
  return {
    key,
    kind: step.kind === 'action' ? (begun?.deed.type ?? before.act?.type ?? 'build') : step.kind,
    name,
    title: titled(title, name),
    pawns,
    odds: null,
    state: place < shown ? 'done' : place === shown ? 'now' : 'next',
    change: outcome.rows.find(isChange) ?? null,
    dice: [],
  }
}

/** Actions of this plan that were carried out before the passages; the last of them may go on in the first. */
function begunIn(
  earlier: readonly Message[],
  before: RobinsonView,
  language: Language,
  first: Told,
): Queued[] {
  const from = earlier.findLastIndex(({ id }) => id === 'plan.committed')
  if (from < 0) return []
  const { step } = first.telling
  const goesOn = step.continues && step.kind === 'action' ? 1 : 0
  const begun = earlier.slice(from).filter(({ id }) => id === 'action.begins')
  return begun.slice(0, begun.length - goesOn).map((report, i) => {
    const { who, deed } = told<Begun>(report)
    return {
      ...NOTHING,
      key: `earlier ${i}`,
      kind: deed.type,
      name: WORDS[language].action[deed.type],
      title: titled(deedName(deed, before, before, language), WORDS[language].action[deed.type]),
      pawns: [who],
      state: 'done' as const,
    }
  })
}

const NOTHING = { odds: null, change: null, dice: [], pawns: [] } as const

/** Actions of the plan that none of the passages has come to. */
function waiting(passages: readonly Told[], before: RobinsonView, language: Language): Queued[] {
  const left = [...before.plan.actions]
  for (const { telling } of passages) {
    const { begun } = telling
    if (!begun) continue
    const place = left.findIndex(
      ({ type, what, node, pawns }) =>
        type === begun.deed.type &&
        what === begun.deed.what &&
        node === begun.deed.node &&
        pawns[0] === begun.who,
    )
    if (place >= 0) left.splice(place, 1)
  }
  return left
    .sort((a, b) => ACTION_TYPES.indexOf(a.type) - ACTION_TYPES.indexOf(b.type))
    .map(action => ({
      ...NOTHING,
      key: `plan ${action.id}`,
      kind: action.type,
      name: WORDS[language].action[action.type],
      title: titled(deedTitle(before, action, language), WORDS[language].action[action.type]),
      pawns: action.pawns,
      odds: outlookOf(before, action.id)?.odds ?? null,
      state: 'next' as const,
    }))
}

function phasesLeft(rest: readonly Queued[], { dice }: RobinsonView, language: Language): Queued[] {
  const words = MOMENT[language]
  return (['weather', 'night'] as const)
    .filter(kind => !rest.some(one => one.kind === kind) && !rest.some(one => one.kind === 'night'))
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
