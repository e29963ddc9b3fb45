import type { Message } from '@tablee/kernel'
import type { Level, Resource } from '../../data/types.ts'
import type { Reason } from '../../rules/why.ts'
import type { RobinsonView } from '../../view.ts'
import { COUNTED, type Counted, copyOf, type Ledger, ledgerOf } from './ledger.ts'
import { cardIn, type Step, type StepKind, told } from './steps.ts'

/** What a number counts. */
export type What = 'hearts' | 'det' | 'morale' | Level | Counted | `${Counted}Later`

/** Why a number changed. */
export type Cause =
  | ''
  | 'die'
  | 'success'
  | 'failed'
  | 'danger'
  | 'card'
  | 'fight'
  | 'arrow'
  | 'missing'
  | 'power'
  | 'morale'
  | 'production'
  | 'snow'
  | 'clouds'
  | 'storm'
  | 'hunger'
  | 'noShelter'
  | 'meal'
  | 'rots'
  | 'future'
  | 'moved'

/** A number that changed: what, whose, why, from what to what. */
export interface Change {
  readonly what: What
  readonly who: string
  readonly cause: Cause
  /** The card that did it, where one did. */
  readonly card: string
  readonly from: number
  readonly to: number
}

/** What a step has done, in order: numbers that changed, and what only words can tell. */
export interface Outcome {
  readonly rows: readonly (Change | Message)[]
  /** The numbers when it was over. */
  readonly ledger: Ledger
}

/** Whether a row is a number that changed. */
export const isChange = (row: Change | Message): row is Change => 'what' in row

/** What the head of a step, its dice and its card show, or what is of the plan. */
const SHOWN_OTHERWISE = new Set([
  'kernel.only',
  'phase.begins',
  'round',
  'action.begins',
  'action.succeeds',
  'action.fails',
  'actions.done',
  'die',
  'die.again',
  'weather.die',
  'weather.animals',
  'demand.missing',
  'fight',
  'fight.wounds',
  'future.arrives',
  'weather.sky',
])

/** The causes of the rules as a row names them; for all others the step tells. */
const CAUSE: { readonly [R in Reason]?: Cause } = {
  die: 'die',
  danger: 'danger',
  missing: 'missing',
  fight: 'fight',
  animals: 'fight',
  arrow: 'arrow',
  failure: 'failed',
  snow: 'snow',
  clouds: 'clouds',
  storm: 'storm',
  hunger: 'hunger',
  openSky: 'noShelter',
  morale: 'morale',
  production: 'production',
}

const isSilent = ({ id }: Message): boolean => SHOWN_OTHERWISE.has(id) || id.startsWith('plan.')

const FIRST_CAUSE: { readonly [K in StepKind]: Cause } = {
  action: 'success',
  card: 'card',
  event: 'card',
  threat: 'card',
  end: 'future',
  round: '',
  morale: 'morale',
  production: 'production',
  planning: '',
  weather: 'snow',
  night: 'hunger',
}

const NEXT_CAUSE: { readonly [id: string]: Cause | undefined } = {
  'action.succeeds': 'success',
  'action.fails': 'failed',
  fight: 'fight',
  'weather.leaks': 'clouds',
  'weather.storm': 'storm',
  'power.used': 'power',
}

interface Happened {
  readonly who: string
  readonly n: number
  readonly what: Resource
  readonly level: Level
  readonly morale: number
  readonly roof: number
  readonly palisade: number
  readonly die: string
  readonly shows: boolean
  readonly why: Reason
  readonly to: number
  readonly left: number
}

const counted = (what: Resource): Counted => (what === 'nonPerishable' ? 'food' : what)

/** Walks the reports of a step, and writes down what each changes. */
class Scribe {
  readonly rows: (Change | Message)[] = []
  private readonly ledger: Ledger
  private cause: Cause
  private card: string

  constructor(ledger: Ledger, { kind, reports }: Step) {
    this.ledger = ledger
    this.cause = FIRST_CAUSE[kind]
    this.card = reports.map(cardIn).find(card => card !== '') ?? ''
  }

  read(report: Message): void {
    const { id } = report
    const v = told<Happened>(report)
    const card = cardIn(report)
    if (card !== '') this.card = card
    this.cause = card !== '' ? 'card' : (NEXT_CAUSE[id] ?? this.cause)
    if (!this.number(id, v) && !isSilent(report) && card === '') this.rows.push(report)
  }

  /** A report that changes a number; tells whether it is one. */
  private number(id: string, v: Happened): boolean {
    const { ledger } = this
    switch (id) {
      case 'wounded':
        this.set('hearts', v.who, Math.max(0, ledger.hearts[v.who] - v.n), CAUSE[v.why] ?? this.cause)
        return true
      case 'healed':
        this.set('hearts', v.who, ledger.hearts[v.who] + v.n, this.cause)
        return true
      case 'det.gained':
        this.set('det', v.who, ledger.det[v.who] + v.n, this.cause)
        return true
      case 'det.lost':
        this.set('det', v.who, ledger.det[v.who] - v.n, this.cause)
        return true
      case 'morale.now':
        this.set('morale', '', v.morale, CAUSE[v.why] ?? this.cause)
        return true
      case 'level.now':
        this.set(v.level, '', v.n, this.cause)
        return true
      case 'camp.moved':
        this.set('roof', '', v.roof, 'moved')
        this.set('palisade', '', v.palisade, 'moved')
        return false
      case 'gained':
        this.set(counted(v.what), '', ledger.stock[counted(v.what)] + v.n, this.cause)
        return true
      case 'gained.later':
        this.set(`${counted(v.what)}Later`, '', ledger.future[counted(v.what)] + v.n, this.cause)
        return true
      case 'lost':
        this.set(counted(v.what), '', ledger.stock[counted(v.what)] - v.n, this.cause)
        return true
      case 'lost.all':
        for (const what of COUNTED) this.set(what, '', 0, this.cause)
        return false
      case 'night.meal':
        this.set('food', '', v.to, 'meal')
        return true
      case 'night.ate':
        this.set('food', '', v.left, 'meal')
        return false
      case 'food.rots':
        this.set('food', '', ledger.stock.food - v.n, 'rots')
        return true
      case 'actions.done':
        this.unload()
        return true
      case 'outside':
        // What this action has brought stays with who sleeps there.
        for (const row of this.rows)
          if (isChange(row) && row.what.endsWith('Later'))
            ledger.future[row.what.slice(0, -5) as Counted] -= row.to - row.from
        return false
      default:
        return false
    }
  }

  private unload(): void {
    const { stock, future } = this.ledger
    for (const what of COUNTED) {
      const more = future[what]
      future[what] = 0
      this.set(what, '', stock[what] + more, 'future')
    }
  }

  private set(what: What, who: string, to: number, cause: Cause): void {
    const from = put(this.ledger, what, who, to)
    if (from === to) return
    this.rows.push({
      what,
      who,
      cause,
      card: cause === 'card' || cause === 'fight' ? this.card : '',
      from,
      to,
    })
  }
}

/** Puts a number into a ledger, and tells what stood there. */
function put(ledger: Ledger, what: What, who: string, to: number): number {
  if (what === 'hearts' || what === 'det') {
    const from = ledger[what][who] ?? to
    ledger[what][who] = to
    return from
  }
  if (what === 'wood' || what === 'food' || what === 'fur') {
    const from = ledger.stock[what]
    ledger.stock[what] = to
    return from
  }
  if (what === 'woodLater' || what === 'foodLater' || what === 'furLater') {
    const name = what.slice(0, -5) as Counted
    const from = ledger.future[name]
    ledger.future[name] = to
    return from
  }
  const from = ledger[what]
  ledger[what] = to
  return from
}

/** What each step has done; what nobody reported but is otherwise in the end, the last step tells. */
export function outcomesOf(
  steps: readonly Step[],
  { before, after }: { readonly before: RobinsonView; readonly after: RobinsonView },
): Outcome[] {
  const ledger = ledgerOf(before)
  return steps.map((step, place) => {
    const scribe = new Scribe(ledger, step)
    for (const report of step.reports) scribe.read(report)
    // What a plan that is being made stakes is seen where it is made.
    const isLast = place === steps.length - 1 && step.kind !== 'planning'
    const rows = isLast ? [...scribe.rows, ...unreported(ledger, ledgerOf(after, true), step)] : scribe.rows
    return { rows, ledger: copyOf(ledger) }
  })
}

/** What differs from what was reported. */
function unreported(ledger: Ledger, end: Ledger, { kind }: Step): Change[] {
  const rows: Change[] = []
  const look = (what: What, who: string, to: number): void => {
    const from = put(ledger, what, who, to)
    const cause = kind === 'night' && what === 'food' && to < from ? 'meal' : ''
    if (from !== to) rows.push({ what, who, cause, card: '', from, to })
  }
  for (const who of Object.keys(end.hearts)) {
    look('hearts', who, end.hearts[who])
    look('det', who, end.det[who])
  }
  for (const what of ['morale', 'roof', 'palisade', 'weapons'] as const) look(what, '', end[what])
  for (const what of COUNTED) look(what, '', end.stock[what])
  return rows
}
