import type { Message } from '@tablee/kernel'

/** What belongs together while it is shown step by step. */
export type SceneKind =
  | 'assembly'
  | 'cards'
  | 'where'
  | 'die'
  | 'explore'
  | 'build'
  | 'gains'
  | 'officers'
  | 'row'

/** Reports that belong together. */
export interface Scene<R extends Message = Message> {
  /** Null for what is seen on the board. */
  readonly kind: SceneKind | null
  readonly reports: readonly R[]
}

/** What begins a scene, whatever came before. */
const BEGINS: { readonly [id: string]: SceneKind | null | undefined } = {
  'assembly.held': 'assembly',
  'officer.scored': 'assembly',
  'solo.assigned': 'cards',
  'solo.acts': 'where',
  'solo.target': 'explore',
  'solo.noLocation': 'explore',
  'solo.shelter': 'build',
  'solo.structure': 'build',
  'solo.leader': 'build',
  'solo.thunderhorn': 'build',
  'solo.nowhere': 'build',
  'solo.row': 'row',
  'solo.reshuffle': 'row',
  'objective.revealed': null,
  'turn.begins': null,
}

/** What begins a scene, unless one of its kind goes on, or one of which it may be a part. */
const JOINS: {
  readonly [id: string]: { readonly kind: SceneKind; readonly within?: readonly SceneKind[] } | undefined
} = {
  'solo.noFace': { kind: 'die' },
  'solo.turned': { kind: 'die' },
  'solo.spent': { kind: 'die' },
  'solo.die': { kind: 'die' },
  'solo.noDie': { kind: 'die' },
  'solo.wildShelter': { kind: 'build', within: ['explore'] },
  'solo.noShelters': { kind: 'build', within: ['explore'] },
  'solo.check': { kind: 'officers' },
  'solo.cube': { kind: 'officers' },
  'solo.noOfficer': { kind: 'officers' },
  'solo.noCubes': { kind: 'officers' },
  'solo.paid': { kind: 'officers' },
  'solo.notPaid': { kind: 'officers' },
  'solo.dino': { kind: 'gains', within: ['explore', 'officers'] },
  'solo.tamed': { kind: 'gains', within: ['explore', 'officers'] },
  'solo.artefact': { kind: 'gains', within: ['explore'] },
  'solo.leftOut': { kind: 'gains', within: ['explore', 'officers'] },
  'solo.reserve': { kind: 'gains', within: ['explore', 'officers', 'row'] },
  'solo.reserveFull': { kind: 'gains', within: ['explore', 'officers', 'row'] },
  'solo.crate': { kind: 'gains', within: ['explore'] },
  'solo.assemblyComes': { kind: 'gains' },
}

/** A cycle of cards closes with the row that it fills. */
const CLOSES = new Set(['solo.row'])

/** Reports as scenes, one after the other. */
export function scenesIn<R extends Message>(reports: readonly R[]): readonly Scene<R>[] {
  const scenes: Scene<R>[] = []
  for (const report of reports) {
    const now = scenes.at(-1)
    const kind = begun(report.id, now?.kind ?? null)
    if (!now || (kind !== undefined && !(CLOSES.has(report.id) && now.kind === kind)))
      scenes.push({ kind: kind ?? null, reports: [report] })
    else scenes[scenes.length - 1] = { ...now, reports: [...now.reports, report] }
  }
  return scenes
}

/** The scene that a report begins; undefined where the last goes on. */
function begun(id: string, now: SceneKind | null): SceneKind | null | undefined {
  if (id in BEGINS) return BEGINS[id]
  const joins = JOINS[id]
  if (!joins || joins.kind === now || (now !== null && joins.within?.includes(now))) return undefined
  return joins.kind
}
