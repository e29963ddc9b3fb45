import type { Board, Passage } from '@tablee/board'
import { castFor, type Language, plain, type Report, render, type Seat } from '@tablee/kernel'
import type { Hex } from '../../data/types.ts'
import { apart } from '../../rules/hex.ts'
import type { Spot } from '../../rules/query.ts'
import type { SceneKind } from '../../text/en/moments.ts'
import type { DiluviumView } from '../../view.ts'
import { civOf, partiesIn, powerIn } from '../contents.ts'
import { wordsIn } from '../words.ts'
import { inTurns, type Scene, scenesIn } from './scenes.ts'
import { viewAt } from './step-view.ts'
import { told } from './told.ts'

/** A passage with its scene, and the table as it was then. */
export interface Told extends Passage {
  readonly kind: SceneKind
  readonly party: number | null
  readonly now: DiluviumView
  /** Where it happens: ringed on a chart that stays whole. */
  readonly places: readonly Hex[]
  /** From where to where a ship sails. */
  readonly way: { readonly from: Hex; readonly to: Hex } | null
}

/** What the rules resolved, step by step: what the rival does, combats, what was turned over. */
export const passages: NonNullable<Board<DiluviumView>['passages']> = (reports, known, language) => {
  const { seat, rival } = known.after
  const split = scenesIn(reports)
  const scenes = rival ? split : inTurns(split, seat)
  const steps: Told[] = []
  let seen = 0
  for (const [n, scene] of scenes.entries()) {
    const before = viewAt(known, reports.slice(0, seen))
    seen = Math.max(seen, reports.lastIndexOf(scene.reports[scene.reports.length - 1]) + 1)
    const showing = showingOf(scene, known.after)
    if (scene.kind === null || showing === null) continue
    const now = n === scenes.length - 1 ? known.after : viewAt(known, reports.slice(0, seen))
    steps.push({
      key: `${scene.kind}:${known.journal.indexOf(scene.reports[0])}`,
      name: wordsIn(language).moments.name[scene.kind],
      sentence: sentenceOf(scene, known.after, language),
      places: placesIn(scene),
      ...(scene.party !== null && { seat: scene.party }),
      ...(isRivals(reports, scene, known.before) && { phase: 'rival' }),
      ...showing,
      reports: scene.reports,
      kind: scene.kind,
      party: scene.party,
      now,
      way: wayOf(scene, before),
    })
  }
  return steps
}

/** What says whose half of a round begins. */
const HALVES: ReadonlySet<string> = new Set(['round', 'rival.acts', 'turn.begins'])

/** Whether something happened in the rival's half of a round. */
function isRivals(reports: readonly Report[], scene: Scene<Report>, { rival, phase }: DiluviumView): boolean {
  const before = reports.slice(0, reports.indexOf(scene.reports[0]) + 1)
  const half = before.findLast(({ id }) => HALVES.has(id))?.id
  return rival !== null && (half ? half !== 'turn.begins' : phase === 'rival')
}

type Showing = Pick<Passage, 'concerns' | 'stops'>

/** What somebody has just done, and so knows. */
const DEEDS: ReadonlySet<string> = new Set([
  'ally.armed',
  'objective.placed',
  'objective.won',
  'rebels.armed',
])

/** Whom a scene concerns; null where it is seen on the board. */
function showingOf({ kind, party, reports }: Scene<Report>, view: DiluviumView): Showing | null {
  const mine = party !== null && party === view.seat
  switch (kind) {
    case 'last':
      return { stops: true }
    case 'acts':
    case 'sail':
    case 'explore':
    case 'settle':
    case 'harvest':
    case 'token':
      return mine ? null : view.rival ? {} : { concerns: [] }
    case 'reveal':
    case 'card':
      return mine || !view.rival ? { concerns: [] } : {}
    case 'combat': {
      const fought = reports.find(({ id }) => id === 'combat.fought')
      if (!fought) return null
      const { attacker, defender } = told<{ attacker: Seat; defender: Seat }>(fought)
      return { concerns: [attacker, defender] }
    }
    case 'flight':
      return { concerns: reports.map(one => told<{ party?: Seat }>(one).party ?? 0) }
    case 'monster':
      return mine || !view.rival ? { concerns: [] } : {}
    case 'event':
      return reports.every(({ id }) => DEEDS.has(id)) ? { concerns: [] } : {}
    case null:
      return null
  }
}

/** The report that a step is told by. */
const MAIN: { readonly [K in SceneKind]?: string } = {
  token: 'rival.acts',
  sail: 'sailed',
  combat: 'combat.fought',
  monster: 'rival.monster',
  card: 'ruins.card',
}

/** What happened, in the words of the journal; of several turns the first. */
function sentenceOf({ kind, reports }: Scene<Report>, view: DiluviumView, language: Language): string {
  const main = kind && MAIN[kind]
  const cast = castFor(
    partiesIn(view).map(party => civOf(view, party)),
    view.seat,
  )
  const report = reports.find(({ id }) => id === main) ?? reports[0]
  return plain(render(wordsIn(language).text, report, cast))
}

/** Where a scene happens. */
function placesIn({ reports }: Scene<Report>): Hex[] {
  const places = reports.flatMap((report): Hex[] => {
    const { place } = told<{ place?: Spot }>(report)
    return place ? [place.at] : []
  })
  return [...new Set(places)].slice(-3)
}

/** From where a ship comes, and to where it goes. */
function wayOf({ kind, party, reports }: Scene<Report>, before: DiluviumView): Told['way'] {
  const sailed = reports.find(({ id }) => id === 'sailed')
  if (kind !== 'sail' || !sailed || party === null) return null
  const { ship, place } = told<{ ship: 'explorer' | 'warship'; place: Spot }>(sailed)
  const { explorer, warships } = powerIn(before, party)
  if (ship === 'explorer') return { from: explorer, to: place.at }
  const [from] = [...warships].sort((a, b) => apart(a.at, place.at) - apart(b.at, place.at))
  return from ? { from: from.at, to: place.at } : null
}
