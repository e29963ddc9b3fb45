import type { Passage } from '@tablee/board'
import type { Language, Message, Report, Seat } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { RootView } from '../../view.ts'
import { voiceOf } from '../battle/engagement.ts'
import { actorIn, placesIn } from '../battle/kinds.ts'
import { valuesOf } from '../battle/values.ts'
import { capital, ROBOTS, titleOf, WORDS } from '../words.ts'
import { choicesIn, whyOf } from './choices.ts'

/** How the keys begin of what robots do. */
export const OWN = 'robot:'

/** A step of a robot's turn, as it was told. */
interface Step {
  readonly seat: Seat
  readonly step: string
  readonly rule: string
}

/** What a robot says before it does something: where it is in its turn, and what it chose. */
const BEFORE: readonly string[] = ['robot.step', 'robot.clearing', 'robot.party']

/** What ends what a robot does: the next thing has a picture of its own. */
const ENDS: readonly string[] = ['robot.step', 'battle.starts', 'turn.begins', 'phase.begins']

/** Where what a robot does ends that begins with a report: each choice among several is a thing of its own. */
export function endOfStep(all: readonly Message[], start: number): number {
  let told = isWeighty(all[start])
  for (let end = start + 1; end < all.length; end++) {
    if (ENDS.includes(all[end].id)) return end
    if (told && all[end].id === 'robot.clearing') return end
    told ||= isWeighty(all[end])
  }
  return all.length
}

/** What only says how far a turn has come. */
const QUIET: readonly string[] = ['turn.begins', 'phase.begins']

/** Whether there is something to see: a deed, or a choice among several. */
function isWeighty(report: Message): boolean {
  if (QUIET.includes(report.id)) return false
  if (!BEFORE.includes(report.id)) return true
  const { among = [] } = valuesOf<{ among?: readonly unknown[] }>(report) ?? {}
  return among.length > 1
}

/** The step that a report belongs to. */
export function stepAt(all: readonly Message[], at: number): Step | null {
  for (let i = at; i >= 0; i--) {
    if (all[i].id === 'robot.step') return valuesOf<Step>(all[i])
    if (all[i].id === 'turn.begins') return null
  }
  return null
}

/** The phase of the turn that a report belongs to. */
function phaseAt(all: readonly Message[], at: number): string | undefined {
  const begins = all.slice(0, at + 1).findLast(({ id }) => id === 'phase.begins' || id === 'turn.begins')
  if (begins?.id === 'turn.begins') return 'birdsong'
  return begins && valuesOf<{ phase: string }>(begins).phase
}

/** What a robot did, as a passage; null where it did nothing. */
export function stepPassage(
  all: readonly Report[],
  start: number,
  end: number,
  view: RootView,
  language: Language,
): Omit<Passage, 'key'> | null {
  const told = all.slice(start, end)
  const step = stepAt(all, start)
  const seat = step?.seat ?? actorIn(told)
  if (seat === null || !told.some(isWeighty)) return null
  const words = ROBOTS[language]
  const choices = choicesIn(told)
  const deed = words.deed[choices.at(-1)?.deed ?? step?.step ?? ''] ?? words.acts
  const { clearing } = choices.at(-1) ?? {}
  const places = clearing === undefined ? placesIn(told) : [`clearing:${clearing}`]
  return {
    name: deed,
    sentence: `${capital(WORDS[language].party[voiceOf(view, seat)])}${WORDS[language].colon}${deed}${placed(places, told, language)}.`,
    at: places,
    whole: true,
    why: whyOf(choices.at(-1), language),
    phase: phaseAt(all, start),
    ...(step && { rule: step.rule, ...named(step.rule, language) }),
    seat,
    reports: told,
  }
}

/** Where it was, or which order was revealed. */
function placed(places: readonly string[], told: readonly Message[], language: Language): string {
  const order = told.find(({ id }) => id === 'robot.order')
  if (!order) return ROBOTS[language].inPlaces(places.map(place => place.replace('clearing:', '')))
  const card = CARDS[valuesOf<{ card: CardId }>(order).card]
  return ` ${WORDS[language].suit[card.suit]}, ${titleOf(card, language)}`
}

/** What a rule of the Law of Robotics is called: by its number, where it has one. */
function named(rule: string, language: Language): { readonly ruleName?: string } {
  const [, number] = /^robot\.(\d.*)$/.exec(rule) ?? []
  return number === undefined ? {} : { ruleName: ROBOTS[language].rule(number) }
}
