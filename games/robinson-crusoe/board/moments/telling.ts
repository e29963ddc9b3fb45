import type { Language, Message } from '@tablee/kernel'
import type { ActionDie, AnimalsFace } from '../../data/dice.ts'
import type { BodyPart } from '../../data/types.ts'
import type { PawnId } from '../../state.ts'
import type { RobinsonView } from '../../view.ts'
import { faceOfCard } from '../cards/known.ts'
import { cardName, characterName, signed, WORDS } from '../words.ts'
import { type Change, isChange, type Outcome } from './changes.ts'
import { type Begun, cardIn, type Step, told } from './steps.ts'
import { deedName } from './title.ts'
import { MOMENT } from './words.ts'

/** A die of an action as it lies, and whether it was rolled again. */
export interface Die {
  readonly die: ActionDie
  readonly shows: boolean
  readonly again: boolean
}

/** A weather die as it lies. */
export type SkyDie =
  | { readonly die: 'rain' | 'winter'; readonly rain: number; readonly snow: number }
  | { readonly die: 'animals'; readonly face: AnimalsFace }

/** All that is shown of a step. */
export interface Telling {
  readonly step: Step
  readonly outcome: Outcome
  /** Who acts and what; null where it is no action, or one that a question has interrupted. */
  readonly begun: Begun | null
  /** The pawns of the action, its leader first. */
  readonly pawns: readonly PawnId[]
  readonly title: string
  readonly card: string
  readonly dice: readonly Die[]
  readonly sky: readonly SkyDie[]
  readonly fight: { readonly strength: number; readonly weapons: number } | null
  readonly special: { readonly who: string; readonly part: BodyPart } | null
}

/** The dice that reports tell of, as they lie in the end. */
export function diceIn(reports: readonly Message[]): Die[] {
  const dice = new Map<ActionDie, Die>()
  for (const report of reports) {
    if (report.id !== 'die' && report.id !== 'die.again') continue
    const { die, shows } = told<Omit<Die, 'again'>>(report)
    dice.set(die, { die, shows, again: report.id === 'die.again' })
  }
  return [...dice.values()]
}

function skyIn(reports: readonly Message[]): SkyDie[] {
  return reports.flatMap((report): SkyDie[] => {
    if (report.id === 'weather.die') return [told<SkyDie & { die: 'rain' | 'winter' }>(report)]
    return report.id === 'weather.animals'
      ? [{ die: 'animals', face: told<{ face: AnimalsFace }>(report).face }]
      : []
  })
}

const valuesOf = <V>(reports: readonly Message[], id: string): V | null => {
  const report = reports.find(one => one.id === id)
  return report ? told<V>(report) : null
}

/** What is shown of a step. */
export function tell(
  step: Step,
  outcome: Outcome,
  views: { readonly before: RobinsonView; readonly after: RobinsonView },
  language: Language,
): Telling {
  const { kind, reports } = step
  const begun = valuesOf<Begun>(reports, 'action.begins')
  const card = reports.map(cardIn).find(one => one !== '') ?? ''
  return {
    step,
    outcome,
    begun,
    pawns: begun ? [begun.who, ...begun.helpers] : [],
    title: begun ? deedName(begun.deed, views.after, levelsBefore(outcome), language) : titleOf(),
    card,
    dice: diceIn(reports),
    sky: skyIn(reports),
    fight: valuesOf(reports, 'fight'),
    special: valuesOf(reports, 'wounded.specially'),
  }

  function titleOf(): string {
    if (kind === 'action') return WORDS[language].action[views.before.act?.type ?? 'build']
    if (card !== '' && kind !== 'weather') return cardName(card, language, isLower() ? 1 : 0)
    return kind === 'round' ? MOMENT[language].round(views.after.round) : MOMENT[language].step[kind]
  }

  /** An adventure or a mystery that comes back is what its lower part says. */
  function isLower(): boolean {
    return kind === 'event' && faceOfCard(card)?.family !== 'event'
  }
}

/** The levels before a step: what it built counts from there. */
function levelsBefore({ rows, ledger }: Outcome): Pick<Outcome['ledger'], 'roof' | 'palisade' | 'weapons'> {
  const before = (what: 'roof' | 'palisade' | 'weapons'): number => {
    const row = rows.find((one): one is Change => isChange(one) && one.what === what)
    return row ? row.from : ledger[what]
  }
  return { roof: before('roof'), palisade: before('palisade'), weapons: before('weapons') }
}

/** A number of a row as it is read: morale has its sign. */
export const numberOf = ({ what }: Change, n: number): string => (what === 'morale' ? signed(n) : String(n))

/** What a row counts, and whose it is where it is not the actor's. */
export function rowName(
  { what, who }: Change,
  actor: string,
  view: RobinsonView,
  language: Language,
): string {
  const words = MOMENT[language]
  const name = words.what[what]
  if (who === '' || who === actor) return name
  return words.ofWhom(name, characterName(view, who as RobinsonView['characters'][number]['id'], language))
}

/** By how much a number changed. */
export const signedChange = ({ from, to }: Change): string => signed(to - from)
