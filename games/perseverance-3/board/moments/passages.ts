import type { Board, Passage } from '@tablee/board'
import type { Language, Ref, Report } from '@tablee/kernel'
import { points, sentenceOf } from '@tablee/perseverance/board/moments/passages.ts'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { CityZone, LocationId, SiteId, StructureId, Zone } from '../../data/types.ts'
import { type Ground, isCityGround, type Pieces } from '../../rules/assembly/presence.ts'
import type { ZoneChoice } from '../../rules/solo/zones.ts'
import type { Perseverance3View } from '../../view.ts'
import { groundName, wordsIn } from '../words.ts'
import { type Scene, type SceneKind, scenesIn } from './scenes.ts'
import { viewAt } from './step-view.ts'

/** What an assembly told as it was held. */
export interface Held {
  readonly ground: Ground
  readonly tile: number
  readonly places: readonly number[]
  readonly pieces: readonly Pieces[]
}

/** What its officer told. */
export interface Scored {
  readonly officer: OfficerId
  readonly places: readonly number[]
  readonly cubes: readonly number[]
  readonly counts: readonly (readonly number[])[]
}

/** An assembly as far as it has gone: presence, prizes, the officer, the closing. */
export interface Meeting {
  /** Null where an officer alone is scored, at the end. */
  readonly held: Held | null
  readonly scored: Scored | null
  readonly step: number
  /** The followers of each seat at this step, and those of the Dissenters alone. */
  readonly followers: readonly number[]
  readonly theirs: number | null
}

/** A passage with its scene, and the table as it was then. */
export interface Told extends Passage {
  readonly kind: SceneKind
  readonly now: Perseverance3View
  /** The Dissenter whose doing it is. */
  readonly owner: Owner | null
  readonly meeting: Meeting | null
  /** What tells zones of the city apart in this step. */
  readonly choice: ZoneChoice | null
}

/** Whose doing a report is. */
const ownerOf = ({ reports }: Scene<Report>): Owner | null => {
  const first = reports.find(one => told<{ owner?: Owner }>(one).owner !== undefined)
  return first ? (told<{ owner?: Owner }>(first).owner ?? null) : null
}

/** The zones that were weighed for a piece. */
function choiceOf({ kind, reports }: Scene<Report>): ZoneChoice | null {
  if (kind !== 'build') return null
  const { choice } = told<{ choice?: ZoneChoice }>(reports[0])
  return choice && 'avoided' in choice ? choice : null
}

/** What the rules resolved: assemblies step by step, and alone whatever the Dissenters do. */
export const passages: NonNullable<Board<Perseverance3View>['passages']> = (reports, known, language) => {
  const { after, journal } = known
  const steps: Told[] = []
  let owner: Owner | null = null
  let seen = 0
  for (const scene of scenesIn(reports)) {
    const from = seen
    seen += scene.reports.length
    if (scene.kind === null) continue
    if (scene.kind === 'assembly') {
      steps.push(...meetingSteps(scene, reports, from, known, language))
      continue
    }
    owner = scene.kind === 'cards' || scene.kind === 'row' ? null : (ownerOf(scene) ?? owner)
    const now = seen === reports.length ? after : viewAt(known, reports.slice(0, seen))
    steps.push({
      key: `${scene.kind}:${journal.indexOf(scene.reports[0])}`,
      name: wordsIn(language).moments.scene[scene.kind],
      sentence: sentenceOf(scene.reports, MAIN, after, wordsIn(language).text),
      at: placesIn(scene),
      reports: scene.reports,
      kind: scene.kind,
      now,
      owner,
      meeting: null,
      choice: choiceOf(scene),
    })
  }
  return steps
}

/** The reports that tell a scene best. */
const MAIN: ReadonlySet<string> = new Set(['solo.place', 'solo.die', 'solo.noDie', 'explore.placed'])

/** Where a scene happens. */
function placesIn({ reports }: Scene<Report>): Ref[] {
  const places = reports.flatMap((report): Ref[] => {
    const { zone, space, location, choice, structure, place } = told<{
      zone?: CityZone
      space?: number
      location?: LocationId
      choice?: { readonly place: Zone | SiteId | OfficerId | null }
      structure?: StructureId
      place?: { readonly zone: Zone }
    }>(report)
    if (structure !== undefined) return [`structure:${structure}`]
    if (report.id === 'solo.die') return [`die:${zone}:${space}`]
    if (report.id === 'solo.cube') return [`officer:${choice?.place}`]
    if (report.id === 'solo.wildShelter') return [`site:${choice?.place}`, `location:${choice?.place}`]
    if (choice?.place) return [`zone:${choice.place}`]
    if (location !== undefined) return [`location:${location}`]
    return place && place.zone !== 'wilderness' ? [`zone:${place.zone}`] : []
  })
  return [...new Set(places)].slice(-4)
}

/** The steps of an assembly that a report brings: two as it is held, two as its officer is scored. */
function meetingSteps(
  scene: Scene<Report>,
  reports: readonly Report[],
  from: number,
  known: Parameters<NonNullable<Board<Perseverance3View>['passages']>>[1],
  language: Language,
): Told[] {
  const [head] = scene.reports
  const { journal, after } = known
  const at = journal.indexOf(head)
  const before = journal.slice(0, at).findLast(({ id }) => id === 'assembly.held' || id === 'officer.scored')
  const isHeld = head.id === 'assembly.held'
  const held = isHeld ? told<Held>(head) : before?.id === 'assembly.held' ? told<Held>(before) : null
  const scored = isHeld ? null : told<Scored>(head)
  const words = wordsIn(language)
  const { told: say } = words.moments.assembly
  const where = held ? groundName(held.ground, words) : ''
  const officer = scored ? words.names.officer[scored.officer] : ''
  const sentences = [say.presence(where), say.prize(where), say.officer(officer), say.closing(where)]
  const of = isHeld ? [0, 1] : held ? [2, 3] : [2]
  return of.map(step => {
    const upTo = step === 0 ? from : from + scene.reports.length
    const now = upTo === reports.length ? after : viewAt(known, reports.slice(0, upTo))
    return {
      key: `assembly:${at}:${step}`,
      name: `${words.moments.scene.assembly}, ${words.moments.assembly.step[step].toLowerCase()}`,
      sentence: sentences[step],
      ...(held && { at: [isCityGround(held.ground) ? `zone:${held.ground}` : `area:${held.ground}`] }),
      reports: scene.reports,
      kind: 'assembly' as const,
      now: step < 3 ? { ...now, city: viewAt(known, reports.slice(0, from)).city } : now,
      owner: null,
      meeting: {
        held,
        scored,
        step,
        followers: followersAt(known.before, reports.slice(0, upTo)),
        theirs: now.solo?.followers ?? null,
      },
      choice: null,
    }
  })
}

/** The followers of each seat once some of what happened has been counted. */
function followersAt({ players }: Perseverance3View, reports: readonly Report[]): number[] {
  const all = players.map(({ followers }) => followers)
  for (const report of reports) {
    const scored = points(report)
    if (scored) all[scored.seat] += scored.points
  }
  return all
}
