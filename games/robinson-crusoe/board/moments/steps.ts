import type { Message } from '@tablee/kernel'
import type { Queued } from '../../rules/plan/odds.ts'
import type { RobinsonView } from '../../view.ts'

/** What a step of a resolution is about: an action of the plan, a card, a phase. */
export type StepKind =
  | 'action'
  | 'card'
  | 'event'
  | 'threat'
  | 'end'
  | 'round'
  | 'morale'
  | 'production'
  | 'planning'
  | 'weather'
  | 'night'

/** What the rules did in one go, and what it is about. */
export interface Step<R extends Message = Message> {
  readonly kind: StepKind
  /** Whether it began before these reports: a question stood in between. */
  readonly continues: boolean
  readonly reports: readonly R[]
}

/** Who acts, and what: what the report says that begins an action. */
export type Begun = Queued

/** Reports that turn up a card, by the name of the card in their values. */
const CARDS: { readonly [id: string]: 'card' | 'beast' | undefined } = {
  'event.drawn': 'card',
  'event.seen': 'card',
  'threat.strikes': 'card',
  'adventure.drawn': 'card',
  'mystery.drawn': 'card',
  'beast.shown': 'beast',
  'beast.seen': 'beast',
  'hunting.seen': 'beast',
}

/** What a report tells, by name; they are plain data. */
export const told = <V>({ values }: Message): V => (values ?? {}) as V

/** The card that a report turns up; '' where it turns up none. */
export function cardIn(report: Message): string {
  const name = CARDS[report.id]
  return name === undefined ? '' : (told<{ readonly [name: string]: string | undefined }>(report)[name] ?? '')
}

const BEGINS: { readonly [id: string]: StepKind | undefined } = {
  'action.begins': 'action',
  'actions.done': 'end',
  'event.drawn': 'event',
  'threat.strikes': 'threat',
  round: 'round',
}

const PHASE: { readonly [phase: string]: StepKind | undefined } = {
  event: 'event',
  morale: 'morale',
  production: 'production',
  action: 'planning',
  weather: 'weather',
  night: 'night',
}

/** The kind of step that a report begins; null where it goes on with the last. */
function begun(report: Message, now: StepKind, hasCard: boolean): StepKind | null {
  if (report.id === 'phase.begins') return PHASE[told<{ phase: string }>(report).phase] ?? null
  // The event phase and the card that opens it are one.
  if (report.id === 'event.drawn' && now === 'event' && !hasCard) return null
  const kind = BEGINS[report.id]
  if (kind) return kind
  return cardIn(report) !== '' && hasCard ? 'card' : null
}

/** The step that was going on when a view was seen. */
function goingOn({ act, phase }: RobinsonView): StepKind {
  if (act) return 'action'
  if (phase === 'start') return 'round'
  return phase === 'action' ? 'end' : phase
}

/** Reports as steps, one after the other; a further card of a step is a step of its own. */
export function stepsIn<R extends Message>(reports: readonly R[], before: RobinsonView): Step<R>[] {
  const steps: { kind: StepKind; continues: boolean; reports: R[] }[] = []
  let now = goingOn(before)
  let hasCard = false
  for (const report of reports) {
    const next = begun(report, now, hasCard)
    if (next !== null || steps.length === 0) {
      now = next ?? now
      hasCard = false
      steps.push({ kind: now, continues: next === null, reports: [] })
    }
    hasCard ||= cardIn(report) !== ''
    steps[steps.length - 1].reports.push(report)
  }
  return steps
}
