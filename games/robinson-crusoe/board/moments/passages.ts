import type { Passage } from '@tablee/board'
import type { Language, Ref, Report } from '@tablee/kernel'
import type { RobinsonView } from '../../view.ts'
import { seatOf } from '../contents.ts'
import { cardName, WORDS } from '../words.ts'
import { type Change, isChange, outcomesOf } from './changes.ts'
import { stepsIn } from './steps.ts'
import { numberOf, rowName, type Telling, tell } from './telling.ts'
import { MOMENT } from './words.ts'

/** A passage with all that is drawn of it. */
export interface Told extends Passage {
  readonly telling: Telling
}

/** More changes than these do not fit into a sentence. */
const IN_A_SENTENCE = 2

/** What the rules resolved, as passages: each action, card and phase that has done something. */
export function passages(
  reports: readonly Report[],
  views: { readonly before: RobinsonView; readonly after: RobinsonView },
  language: Language,
): Told[] {
  const steps = stepsIn(reports, views.before)
  const outcomes = outcomesOf(steps, views)
  const all = steps.map((step, i) => ({
    telling: tell(step, outcomes[i], views, language),
    reports: step.reports,
  }))
  return all
    .filter(({ telling }, i) => isWorthSeeing(telling) && !(i === all.length - 1 && goesOn(telling, views)))
    .map(({ telling, reports: own }) => ({
      key: keyOf(own[0], reports),
      name: nameOf(telling, views.before, language).toLowerCase(),
      sentence: sentenceOf(telling, views, language),
      ...placeOf(telling, views.after),
      ...(own.some(({ id }) => id === 'friday.died') && { stops: true as const }),
      reports: own,
      telling,
    }))
}

/** The same report has the same number among those of its choice, whenever it is looked at. */
const keyOf = (report: Report, all: readonly Report[]): string =>
  `${report.at}.${all.filter(({ at }) => at === report.at).indexOf(report)}`

function isWorthSeeing({ step, outcome, card, sky, dice }: Telling): boolean {
  if (step.kind === 'action' && !step.continues) return true
  return outcome.rows.length > 0 || card !== '' || sky.length > 0 || dice.length > 0
}

/** An action that has only begun, and of which the question that follows shows the dice. */
function goesOn({ step, outcome, card }: Telling, { after }: { readonly after: RobinsonView }): boolean {
  return step.kind === 'action' && after.act !== null && outcome.rows.length === 0 && card === ''
}

/** What a step is, in a word or two. */
export function nameOf({ step, begun, card }: Telling, before: RobinsonView, language: Language): string {
  const { kind } = step
  if (kind !== 'action') return kind === 'card' ? cardName(card, language) : MOMENT[language].step[kind]
  return WORDS[language].action[begun?.deed.type ?? before.act?.type ?? 'build']
}

function sentenceOf(
  telling: Telling,
  { before, after: view }: { readonly before: RobinsonView; readonly after: RobinsonView },
  language: Language,
): string {
  const { title, step, dice, fight, outcome, begun, sky } = telling
  const card = telling.card || (step.continues ? (before.open.at(-1) ?? '') : '')
  const words = MOMENT[language]
  const success = dice.find(({ die }) => die === 'success')
  const changes = summed(outcome.rows.filter(isChange))
  const parts = [
    ...(success ? [success.shows ? words.succeeded : words.failed] : []),
    ...(step.kind === 'action' && card !== '' ? [cardName(card, language)] : []),
    ...(fight ? [words.fight(fight.strength, fight.weapons)] : []),
    ...sky.map(one =>
      one.die === 'animals'
        ? `${words.weather.animals.toLowerCase()} (${words.animals[one.face]})`
        : words.clouds(one.rain, one.snow),
    ),
    ...changes
      .slice(0, IN_A_SENTENCE)
      .map(
        row =>
          `${rowName(row, begun?.who ?? '', view, language).toLowerCase()} ${numberOf(row, row.from)} → ${numberOf(row, row.to)}`,
      ),
  ]
  const more = changes.length > IN_A_SENTENCE ? '…' : ''
  const head = step.kind === 'event' || step.kind === 'threat' ? `${words.step[step.kind]}, ${title}` : title
  return parts.length === 0 ? `${head}.` : `${head}${WORDS[language].colon}${parts.join(', ')}${more || '.'}`
}

/** Changes of the same number as one, from its first to its last. */
function summed(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.what} ${change.who}`
    sums.set(key, { ...change, from: sums.get(key)?.from ?? change.from })
  }
  return [...sums.values()].filter(({ from, to }) => from !== to)
}

/** Where it happens and who acts. */
function placeOf(
  { begun, step }: Telling,
  view: RobinsonView,
): { readonly at?: readonly Ref[]; readonly seat?: number } {
  const seat = begun ? seatOf(view, begun.who) : -1
  const node = begun?.deed.node ?? (step.kind === 'weather' || step.kind === 'night' ? view.camp : '')
  return {
    ...(node !== '' && { at: [`node:${node}`] }),
    ...(seat >= 0 && { seat }),
  }
}
