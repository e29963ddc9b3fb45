import type { Board, Passage } from '@tablee/board'
import type { Face, Language, Ref, Report, Seat } from '@tablee/kernel'
import type { RootView } from '../view.ts'
import { voiceOf } from './battle/engagement.ts'
import { endOf, fightAt, valuesOf } from './battle/fight.ts'
import { actorIn, kindOf, type SceneKind, seatsIn } from './battle/kinds.ts'
import { BEGIN } from './battle/prompts.ts'
import { heads } from './heads.ts'
import { MOMENTS } from './words.ts'

/** The questions that are posed beside the table: those of a battle, and of what removed pieces set off. */
const BESIDE: ReadonlySet<string> = new Set([
  BEGIN,
  'battle.ambush',
  'battle.foil',
  'battle.effectsFirst',
  'battle.effect',
  'battle.lose',
  'vagabond.ally.battle',
  'vagabond.enlist',
  'vagabond.damage',
  'trigger.whose',
  'trigger.which',
  'hospital.spend',
  'alliance.outrage',
])

/** Whether a question has its picture beside the table, and where it is about, if it says so. */
export function besides({ prompt }: Face): boolean | readonly Ref[] {
  const { clearing } = prompt.values ?? {}
  return BESIDE.has(prompt.id) && (typeof clearing === 'number' ? [`clearing:${clearing}`] : true)
}

/** What only those see who do not do it themselves: the others know it, they chose it. */
const OF_OTHERS: ReadonlySet<SceneKind> = new Set([
  'crafted',
  'dominance',
  'coalition',
  'revolt',
  'effect',
  'quested',
  'outrage',
])

/** What passes without a panel unless it takes something from somebody: a crafted item is told by the journal. */
const WEIGHTLESS: ReadonlySet<SceneKind> = new Set(['effect', 'removed', 'quested'])

/** What the rules resolved, as scenes: one for each battle, and one for whatever else people at a table would look up for. */
export const passages: NonNullable<Board<RootView>['passages']> = (reports, { after }, language) => {
  const found: Passage[] = []
  const told = reports.filter(({ id }) => id !== 'kernel.only')
  for (let i = 0; i < told.length; ) {
    const fights = told[i].id === 'battle.starts'
    let end = fights ? endOf(told, i) : i + 1
    if (!fights) while (end < told.length && !heads(told[end], told[end - 1])) end++
    const passage = passageOf(told.slice(i, end), after, language, found.length)
    if (passage) found.push(passage)
    i = end
  }
  return found
}

/** The kind of a scene; losses without a cause of their own are those of a battle whose start was seen before. */
function kindIn(told: readonly Report[]): SceneKind | null {
  const kind = kindOf(told)
  return kind === 'removed' && !heads(told[0]) ? 'battle' : kind
}

/** Whether there is something to see of a battle: until its hits are dealt, whoever is asked sees it with the question. */
function isResolved(told: readonly Report[], { players }: RootView): boolean {
  const ends = ['removed', 'vagabond.damaged', 'battle.overByAmbush', 'effect.discarded']
  if (told.some(({ id }) => ends.includes(id))) return true
  const rolled = told.findIndex(({ id }) => id === 'battle.rolled')
  if (rolled < 0) return false
  const hits = told.slice(rolled).filter(({ id }) => id === 'battle.hits')
  if (hits.length === 0) return valuesOf<{ high: number }>(told[rolled]).high === 0
  return hits.every(report => players[valuesOf<{ seat: Seat }>(report).seat].vagabond !== undefined)
}

function passageOf(
  told: readonly Report[],
  view: RootView,
  language: Language,
  number: number,
): Passage | null {
  const kind = kindIn(told)
  if (kind === null || (kind === 'battle' && !isResolved(told, view))) return null
  const actor = actorIn(told)
  const mine = actor !== null && actor === view.viewer
  const seats = seatsIn(told)
  const concerned = view.viewer !== null && seats.includes(view.viewer)
  if (mine && OF_OTHERS.has(kind)) return null
  if (WEIGHTLESS.has(kind) && !(concerned && told.some(({ id }) => id === 'removed'))) return null
  const [, name] = MOMENTS[language].scene[kind]
  return {
    key: `${kind}:${told[0].at}.${number}`,
    name,
    sentence: sentenceOf(kind, told, actor, view, language),
    at: placesOf(told),
    ...(actor !== null && { seat: actor }),
    concerns: seats,
    reports: told,
  }
}

function sentenceOf(
  kind: SceneKind,
  told: readonly Report[],
  actor: Seat | null,
  view: RootView,
  language: Language,
): string {
  const words = MOMENTS[language]
  const start = told.find(({ id }) => id === 'battle.starts' || id === 'battle.rolled')
  if (kind !== 'battle' || !start)
    return words.sceneTold(words.scene[kind][0], actor === null ? null : voiceOf(view, actor))
  const { attacker, defender, clearing, dice, dealt } = fightAt(told, told.indexOf(start))
  const result = dice ? words.score(dealt.attacker, dealt.defender) : ''
  return words.battleTold(voiceOf(view, attacker), voiceOf(view, defender), clearing, result)
}

/** The clearings that some reports name. */
function placesOf(told: readonly Report[]): string[] {
  const clearings = told.flatMap(({ id, values }) => {
    const { clearing, to } = (values ?? {}) as { readonly clearing?: number; readonly to?: number }
    return clearing ?? (id === 'moved' || id === 'vagabond.moved' ? to : undefined) ?? []
  })
  return [...new Set(clearings)].map(clearing => `clearing:${clearing}`)
}
