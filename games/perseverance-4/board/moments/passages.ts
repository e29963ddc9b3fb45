import type { Board, Passage } from '@tablee/board'
import type { Ref, Report } from '@tablee/kernel'
import { sentenceOf } from '@tablee/perseverance/board/moments/passages.ts'
import { reasonsIn, shortly } from '@tablee/perseverance/board/moments/steps.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { Zone } from '../../data/types.ts'
import type { Perseverance4View } from '../../view.ts'
import { dissenterOf } from '../contents.ts'
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
  const words = wordsIn(language)
  const { board, names } = words
  let owner: Owner | null = null
  let acting = dissenterOf(before, before.turnOf) === null ? null : before.turnOf
  let seen = 0
  const turnIn = (whose: Owner | null, kind: SceneKind): string => {
    const dissenter = whose === null || OF_BOTH.has(kind) ? null : dissenterOf(after, whose)
    return dissenter === null ? board.dissenters : board.acting(names.dissenter[dissenter])
  }
  for (const scene of scenesIn(reports, after.players.length)) {
    const from = seen
    seen += scene.reports.length
    const { kind } = scene
    if (kind === null) continue
    owner = OF_ALL.has(kind) ? null : (ownerOf(scene) ?? owner)
    const acts = scene.reports.findLast(({ id }) => id === 'solo.acts')
    if (acts) acting = told<{ owner: Owner }>(acts).owner
    const sentence = sentenceOf(scene.reports, MAIN, after, words.text)
    const why = reasonsIn(sentence)
    steps.push({
      key: `${kind}:${journal.indexOf(scene.reports[0])}`,
      name: words.moments.name[kind],
      sentence: shortly(sentence),
      ...(why !== undefined && { why }),
      ...((acting !== null || OF_BOTH.has(kind)) && { phase: 'dissenters', meanwhile: turnIn(acting, kind) }),
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

/** What the Dissenters do together. */
const OF_BOTH: ReadonlySet<SceneKind> = new Set(['cards', 'row'])

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
