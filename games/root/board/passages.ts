import type { Board, Passage } from '@tablee/board'
import type { Face, Language, Ref, Report, Seat } from '@tablee/kernel'
import type { RootView } from '../view.ts'
import { voiceOf } from './battle/engagement.ts'
import { endOf, type Fight, fightAt, startOf } from './battle/fight.ts'
import { actorIn, placesIn, sceneOf, seatsIn, sinceHead } from './battle/kinds.ts'
import { BEGIN } from './battle/prompts.ts'
import { valuesOf } from './battle/values.ts'
import { FACES, fromFaces } from './faces.ts'
import { heads } from './heads.ts'
import { endOfStep, OWN, stepAt, stepPassage } from './robots/steps.ts'
import { MOMENTS, sceneWords } from './words.ts'

/** The questions that are posed beside the table: those of a battle, and of what removed pieces set off. */
const beside = fromFaces(
  faces =>
    new Set<string>([
      BEGIN,
      'battle.ambush',
      'battle.foil',
      'battle.effectsFirst',
      'battle.effect',
      'battle.lose',
      'trigger.whose',
      'trigger.which',
      ...faces.flatMap(({ battle }) => Object.keys(battle?.asks ?? {})),
    ]),
)

/** Whether a question has its picture beside the table, and where that is: as it says, or as what led to it was told. */
export function besides(
  { prompt }: Face,
  _view: RootView,
  journal: readonly Report[],
): boolean | readonly Ref[] {
  if (!beside().has(prompt.id)) return false
  const { clearing } = prompt.values ?? {}
  if (typeof clearing === 'number') return [`clearing:${clearing}`]
  const start = startOf(journal, journal.length - 1)
  return start < 0 ? placesIn(sinceHead(journal)) : [`clearing:${fightAt(journal, start).clearing}`]
}

/** What the rules resolved, as scenes: one for each battle, and one for whatever else people at a table would look up for. */
export const passages: NonNullable<Board<RootView>['passages']> = (reports, known, language) => {
  const all = known.journal.filter(({ id }) => id !== 'kernel.only')
  const first = reports.find(({ id }) => id !== 'kernel.only')
  const from = first ? all.indexOf(first) : -1
  if (from < 0) return []
  const last = from + reports.filter(({ id }) => id !== 'kernel.only').length
  const found: Passage[] = []
  for (let i = from; i < last; ) {
    const start = startOf(all, i)
    const robots = start < 0 && stepAt(all, i) !== null
    const end = Math.min(last, robots ? endOfStep(all, i) : start < 0 ? nextHead(all, i) : endOf(all, start))
    const told = all.slice(i, end)
    const fight = start < 0 ? null : fightAt(all, start)
    const number = found.length
    const passage = robots
      ? keyed(stepPassage(all, i, end, known.after, language), `${OWN}${all[i].at}.${number}`)
      : passageOf({ told, fight, isPast: end < all.length, view: known.after, language, number })
    if (passage) found.push(passage)
    i = end
  }
  return found
}

const keyed = (passage: Omit<Passage, 'key'> | null, key: string): Passage | null =>
  passage && { key, ...passage }

/** Where the next thing begins after a report. */
function nextHead(all: readonly Report[], at: number): number {
  let end = at + 1
  while (end < all.length && !heads(all[end], all[end - 1])) end++
  return end
}

/** Reports that belong together, and the battle that they are part of. */
interface Event {
  readonly told: readonly Report[]
  readonly fight: Fight | null
  /** Whether something else was told since. */
  readonly isPast: boolean
  readonly view: RootView
  readonly language: Language
  readonly number: number
}

/** What is lost instead of pieces. */
const harms = fromFaces(faces => faces.flatMap(({ battle }) => battle?.harms ?? []))

/** Whether there is something to see of a battle: until its hits are dealt, whoever is asked sees it with the question. */
function isResolved({ told, isPast, view: { players } }: Event, fight: Fight): boolean {
  if (told.some(({ id }) => ['removed', 'battle.overByAmbush', 'effect.discarded'].includes(id))) return true
  const rolled = told.find(({ id }) => id === 'battle.rolled')
  if (!rolled && !told.some(({ id }) => harms().includes(id))) return false
  const after = fight.reports.slice(fight.reports.findIndex(({ id }) => id === 'battle.rolled') + 1)
  const hits = after
    .filter(({ id }) => id === 'battle.hits')
    .map(report => valuesOf<{ seat: Seat; hits: number }>(report))
  if (rolled && hits.length === 0) return valuesOf<{ high: number }>(rolled).high === 0
  if (isPast) return true
  return hits.every(({ seat, hits }) => {
    const battle = FACES[players[seat].faction].battle
    return battle?.harms !== undefined && !battle.isStillHit?.(players[seat], seat, hits, after)
  })
}

function passageOf(event: Event): Passage | null {
  const { told, fight, view, language, number } = event
  const scene = fight ? null : sceneOf(told)
  if (fight ? !isResolved(event, fight) : !scene) return null
  const actor = fight ? fight.attacker : actorIn(told)
  const mine = actor !== null && actor === view.viewer
  const seats = [...new Set([...(fight ? [fight.attacker, fight.defender] : []), ...seatsIn(told)])]
  const concerned = view.viewer !== null && seats.includes(view.viewer)
  if (mine && scene?.ofOthers) return null
  if (scene?.weightless && !(concerned && told.some(({ id }) => id === 'removed'))) return null
  const kind = scene?.kind ?? 'battle'
  const { title, name, told: tell } = sceneWords(kind, language)
  return {
    key: `${kind}:${told[0].at}.${number}`,
    name,
    sentence: fight
      ? battleTold(fight, view, language)
      : actor === null
        ? `${title}.`
        : tell(voiceOf(view, actor)),
    at: fight ? [`clearing:${fight.clearing}`] : placesIn(told),
    ...(actor !== null && { seat: actor }),
    ...(fight && view.players[fight.attacker].robot ? {} : { concerns: seats }),
    reports: told,
  }
}

function battleTold(
  { attacker, defender, clearing, dice, dealt }: Fight,
  view: RootView,
  language: Language,
): string {
  const words = MOMENTS[language]
  const result = dice ? words.score(dealt.attacker, dealt.defender) : ''
  return words.battleTold(voiceOf(view, attacker), voiceOf(view, defender), clearing, result)
}
