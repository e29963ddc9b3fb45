import type { Passage } from '@tablee/board'
import type { Report, Seat } from '@tablee/kernel'
import type { Scene } from '@tablee/table'

/** What the rules resolved between two scenes of a table. */
export interface Batch {
  readonly before: Scene
  readonly after: Scene
  readonly reports: readonly Report[]
  readonly passages: readonly Passage[]
}

/** What has still to be seen at a table, and what was: each thing once, whoever looks. */
export interface Queue {
  /** The table as it stands. */
  readonly table: Scene
  /** What has to be seen, the first of which is on show, and at which of its passages. */
  readonly waiting: readonly Batch[]
  readonly at: number
  /** What was seen since the last choice: it can be looked at again. */
  readonly seen: readonly Batch[]
  /** Somebody looks at it again, so nothing goes by itself unless they want it. */
  readonly again: boolean
  /** All that was ever on show, so that what is made again after an undo is not shown again. */
  readonly shown: ReadonlySet<string>
}

/** Finds what must be seen of some reports. */
export type Find = (reports: readonly Report[], before: Scene, after: Scene) => readonly Passage[]

/** More than this is found in the replay. */
const KEPT = 40

/** A table that somebody comes to: nothing waits. */
export function openQueue(table: Scene): Queue {
  return { table, waiting: [], at: 0, seen: [], again: false, shown: new Set() }
}

/** What was reported since another scene; nothing where one went back, or nowhere. */
export function newReports(before: Scene, after: Scene): readonly Report[] {
  if (after.picks <= before.picks) return []
  const last = after.journal.findLastIndex(({ at }) => at <= before.picks)
  return after.journal.slice(last + 1)
}

const nameIn = ({ key, sentence }: Passage): string => `${key} ${sentence}`

/** The queue when the table stands otherwise. */
export function arrive(queue: Queue, scene: Scene, find: Find): Queue {
  const { table, waiting, shown } = queue
  if (scene === table) return queue
  if (scene.picks < table.picks) {
    const seen = [...queue.seen, ...waiting].filter(({ after }) => after.picks <= scene.picks)
    return { ...queue, table: scene, waiting: [], at: 0, seen }
  }
  const reports = newReports(table, scene)
  const passages = reports.length > 0 ? find(reports, table, scene) : []
  if (passages.length === 0) return { ...queue, table: scene }
  const batch = { before: table, after: scene, reports, passages }
  // What was seen before a choice of one's own is past.
  const seen = table.face ? [] : queue.seen
  const names = passages.map(nameIn)
  if (names.every(name => shown.has(name))) return { ...queue, table: scene, seen: [...seen, batch] }
  return {
    table: scene,
    waiting: [...waiting, batch],
    at: queue.at,
    seen,
    again: queue.again,
    shown: new Set([...shown, ...names]),
  }
}

/** The passage that is on show. */
export function onShow({ waiting, at }: Queue): Passage | null {
  return waiting[0]?.passages[at] ?? null
}

/** The passage after the one on show. */
export function nextOf({ waiting, at }: Queue): Passage | null {
  return waiting[0]?.passages[at + 1] ?? waiting[1]?.passages[0] ?? null
}

/** On to the next passage. */
export function next(queue: Queue): Queue {
  const { waiting, at } = queue
  const [now, ...rest] = waiting
  if (!now) return queue
  if (at + 1 < now.passages.length) return { ...queue, at: at + 1 }
  const again = queue.again && rest.length > 0
  return { ...queue, waiting: rest, at: 0, seen: [...queue.seen, now].slice(-KEPT), again }
}

/** On to the next passage that is not to be skipped, or to the end. */
export function skip(queue: Queue): Queue {
  let now = next(queue)
  while (now.waiting.length > 0 && !onShow(now)?.stops) now = next(now)
  return now
}

/** Shows again what was seen since the last choice. */
export function review(queue: Queue, batches: readonly Batch[] = queue.seen): Queue {
  if (queue.waiting.length > 0 || batches.length === 0) return queue
  return { ...queue, waiting: batches, at: 0, seen: [], again: true }
}

/** Whether a passage waits for who looks: what concerns others alone goes by itself. */
export function waitsFor({ stops, concerns }: Passage, reader: Seat | null): boolean {
  if (reader === null) return false
  return stops === true || concerns === undefined || concerns.includes(reader)
}

/** Who looks at a batch: where the screen changes hands, the one who had it. */
export function readerOf({ before, after }: Batch): Seat | null {
  return after.seat ?? before.seat
}

/** The table while a batch is on show: as it stood then, with nothing asked and nobody called to it. */
export function held({ after }: Batch, table: Scene): Scene {
  const none = { undo: false, redo: false, restart: false }
  const can = after.picks === table.picks ? table.can : none
  return { ...after, face: null, outcome: null, handOver: null, can }
}
