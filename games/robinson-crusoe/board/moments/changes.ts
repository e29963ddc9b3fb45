import type { Message } from '@tablee/kernel'
import type { Level, Resource } from '../../data/types.ts'
import type { Reason } from '../../rules/why.ts'
import type { Resources } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { COUNTED, type Counted, copyOf, type Ledger, ledgerOf } from './ledger.ts'
import { cardIn, type Step, told } from './steps.ts'

/** What a number counts. */
export type What = 'hearts' | 'det' | 'morale' | Level | Counted | `${Counted}Later`

/** Why a number changed: a reason of the rules, or what its report is about; '' where nobody said. */
export type Cause = Reason | '' | 'meal' | 'rots' | 'future' | 'moved' | 'returned'

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

/** What the head of a step, its dice and its card show. */
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
  'fight',
])

/** Whether the panel tells a report otherwise than as a row; what is of the plan, the plan tells. */
const isSilent = (report: Message): boolean =>
  SHOWN_OTHERWISE.has(report.id) || report.id.startsWith('plan.') || cardIn(report) !== ''

/** What the reports about numbers say. */
interface Happened {
  readonly who: string
  readonly n: number
  readonly what: Resource
  readonly level: Level
  readonly morale: number
  readonly roof: number
  readonly palisade: number
  readonly staked: Resources
  readonly det: number
  readonly why: Cause
  readonly card: string
}

const counted = (what: Resource): Counted => (what === 'nonPerishable' ? 'food' : what)

/** Walks the reports of a step, and writes down what each changes. */
class Scribe {
  readonly rows: (Change | Message)[] = []
  private readonly ledger: Ledger

  constructor(ledger: Ledger) {
    this.ledger = ledger
  }

  read(report: Message): void {
    const isNumber = this.number(report.id, told<Happened>(report))
    if (!isNumber && !isSilent(report)) this.rows.push(report)
  }

  /** A report that changes a number; tells whether its row says it all. */
  private number(id: string, v: Happened): boolean {
    const { hearts, det, stock, future } = this.ledger
    switch (id) {
      case 'wounded':
        this.set('hearts', Math.max(0, hearts[v.who] - v.n), v)
        return true
      case 'healed':
        this.set('hearts', hearts[v.who] + v.n, v)
        return true
      case 'det.gained':
        this.set('det', det[v.who] + v.n, v)
        return true
      case 'det.lost':
        this.set('det', det[v.who] - v.n, v)
        return true
      case 'morale.now':
        this.set('morale', v.morale, v)
        return true
      case 'level.now':
        this.set(v.level, v.n, v)
        return true
      case 'gained':
        this.set(counted(v.what), stock[counted(v.what)] + v.n, v)
        return true
      case 'gained.later':
        this.set(`${counted(v.what)}Later`, future[counted(v.what)] + v.n, v)
        return true
      case 'lost':
        this.set(counted(v.what), stock[counted(v.what)] - v.n, v)
        return true
      case 'future.arrives':
        future[counted(v.what)] -= v.n
        this.set(counted(v.what), stock[counted(v.what)] + v.n, { why: 'future' })
        return true
      case 'night.meal':
        this.set('food', stock.food - v.n, { why: 'meal' })
        return true
      case 'food.rots':
        this.set('food', stock.food - v.n, { why: 'rots' })
        return true
      default:
        this.beside(id, v)
        return false
    }
  }

  /** What a report changes that is told in words too. */
  private beside(id: string, v: Happened): void {
    const { stock, future, det } = this.ledger
    switch (id) {
      case 'camp.moved':
        this.set('roof', v.roof, { why: 'moved' })
        this.set('palisade', v.palisade, { why: 'moved' })
        return
      case 'lost.all':
        for (const what of COUNTED) this.set(what, 0, { why: 'card', card: v.card })
        return
      case 'night.ate':
        this.set('food', stock.food - 1, { why: 'meal' })
        return
      case 'stake.back':
        for (const what of ['wood', 'food', 'nonPerishable', 'fur'] as const)
          this.set(counted(what), stock[counted(what)] + v.staked[what], { why: 'returned' })
        if (v.det > 0) this.set('det', det.carpenter + v.det, { why: 'returned', who: 'carpenter' })
        return
      case 'outside':
        // What this action has brought stays with who sleeps there.
        for (const row of this.rows)
          if (isChange(row) && row.what.endsWith('Later'))
            future[row.what.slice(0, -5) as Counted] -= row.to - row.from
    }
  }

  private set(what: What, to: number, { who = '', why = '', card = '' }: Partial<Happened>): void {
    const from = put(this.ledger, what, who, to)
    if (from !== to) this.rows.push({ what, who, cause: why, card, from, to })
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
    const scribe = new Scribe(ledger)
    for (const report of step.reports) scribe.read(report)
    // What a plan that is being made stakes is seen where it is made.
    const isLast = place === steps.length - 1 && step.kind !== 'planning'
    const rows = isLast ? [...scribe.rows, ...unreported(ledger, ledgerOf(after, true))] : scribe.rows
    return { rows, ledger: copyOf(ledger) }
  })
}

/** What differs from what was reported. */
function unreported(ledger: Ledger, end: Ledger): Change[] {
  const rows: Change[] = []
  const look = (what: What, who: string, to: number): void => {
    const from = put(ledger, what, who, to)
    if (from !== to) rows.push({ what, who, cause: '', card: '', from, to })
  }
  for (const who of Object.keys(end.hearts)) {
    look('hearts', who, end.hearts[who])
    look('det', who, end.det[who])
  }
  for (const what of ['morale', 'roof', 'palisade', 'weapons'] as const) look(what, '', end[what])
  for (const what of COUNTED) look(what, '', end.stock[what])
  return rows
}
