import type { Board, Passage } from '@tablee/board'
import type { Ref, Report } from '@tablee/kernel'
import { sentenceOf } from '@tablee/perseverance/board/moments/passages.ts'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Zone } from '../../data/types.ts'
import type { Perseverance4View } from '../../view.ts'
import { wordsIn } from '../words.ts'
import { type Scene, type SceneKind, scenesIn } from './scenes.ts'
import { viewAt } from './step-view.ts'

/** A passage with its scene, and the table as it was then. */
export interface Told extends Passage {
  readonly kind: SceneKind
  /** The table once it has happened. */
  readonly now: Perseverance4View
  /** The table as it began. */
  readonly was: Perseverance4View
  /** The Dissenter whose doing it is. */
  readonly owner: Owner | null
}

/** What the rules resolved: combats and assemblies, and alone whatever the Dissenters do. */
export const passages: NonNullable<Board<Perseverance4View>['passages']> = (
  reports,
  { before, after, journal },
  language,
) => {
  const steps: Told[] = []
  const past = reports.length > 0 ? journal.slice(0, journal.indexOf(reports[0])) : []
  let owner: Owner | null = null
  let seen = 0
  for (const scene of scenesIn(reports, after.players.length)) {
    const from = seen
    seen += scene.reports.length
    const { kind } = scene
    if (kind === null) continue
    owner = OF_ALL.has(kind) ? null : (ownerOf(scene) ?? owner)
    steps.push({
      key: `${kind}:${journal.indexOf(scene.reports[0])}`,
      name: wordsIn(language).moments.name[kind],
      sentence: sentenceOf(scene.reports, MAIN, after, wordsIn(language).text),
      at: placesIn(scene),
      reports: scene.reports,
      kind,
      was: viewAt(before, reports.slice(0, from), past),
      now: seen === reports.length ? after : viewAt(before, reports.slice(0, seen), past),
      owner,
    })
  }
  return steps
}

/** What is nobody’s doing. */
const OF_ALL: ReadonlySet<SceneKind> = new Set(['cards', 'row', 'combat', 'assembly'])

/** Whose doing a scene is. */
function ownerOf({ reports }: Scene<Report>): Owner | null {
  const [first] = reports
  return told<{ owner?: Owner }>(first).owner ?? null
}

/** The reports that tell a scene best. */
const MAIN: ReadonlySet<string> = new Set(['die.placed', 'solo.noDie', 'breach', 'victory', 'rallied'])

/** Where a scene happens. */
function placesIn({ reports }: Scene<Report>): Ref[] {
  const places = reports.flatMap((report): Ref[] => {
    const { zone, space, slot, officer } = told<{
      zone?: Zone
      space?: number
      slot?: number
      officer?: OfficerId
    }>(report)
    if (report.id === 'die.placed') return [`die:${zone}:${space}`]
    if (report.id === 'solo.influence') return [`officer:${officer}`]
    if (report.id === 'rallied') return [`slot:${zone}:${slot}`]
    return zone === undefined ? [] : [`zone:${zone}`]
  })
  return [...new Set(places)].slice(-4)
}
