import type { Message } from '@tablee/kernel'
import { told } from '@tablee/perseverance/board/moments/told.ts'

/** What belongs together while it is shown step by step. */
export type SceneKind = 'cards' | 'acts' | 'build' | 'rally' | 'gains' | 'combat' | 'assembly' | 'row'

/** Reports that belong together. */
export interface Scene<R extends Message = Message> {
  /** Null for what is seen on the board: what is done by whoever looks. */
  readonly kind: SceneKind | null
  readonly reports: readonly R[]
}

/** What begins a scene, whatever came before. */
const BEGINS: { readonly [id: string]: SceneKind | null | undefined } = {
  'turn.begins': null,
  'preparation.stage': null,
  'solo.assigned': 'cards',
  'solo.acts': 'acts',
  'solo.cabin': 'build',
  'solo.fort': 'build',
  'solo.leader': 'build',
  'solo.crate': 'build',
  'solo.influence': 'build',
  combat: 'combat',
  assembly: 'assembly',
  'solo.row': 'row',
  final: null,
}

/** What begins a scene, unless one goes on of which it is a part. */
const JOINS: {
  readonly [id: string]: { readonly kind: SceneKind; readonly within: readonly SceneKind[] } | undefined
} = {
  'solo.advanced': { kind: 'rally', within: ['rally', 'acts'] },
  'solo.noRally': { kind: 'rally', within: ['rally'] },
  'solo.cannotRally': { kind: 'rally', within: [] },
  'solo.reserve': { kind: 'gains', within: ['acts', 'build', 'rally', 'gains', 'combat', 'assembly', 'row'] },
  'solo.reshuffled': { kind: 'row', within: ['row'] },
}

/** Reports as scenes, one after the other. */
export function scenesIn<R extends Message>(reports: readonly R[], seats: number): readonly Scene<R>[] {
  const scenes: Scene<R>[] = []
  for (const report of reports) {
    const now = scenes.at(-1)
    const kind = begun(report, now?.kind ?? null, seats)
    if (!now || (kind !== undefined && !(kind === 'row' && now.kind === 'row')))
      scenes.push({ kind: kind ?? null, reports: [report] })
    else scenes[scenes.length - 1] = { ...now, reports: [...now.reports, report] }
  }
  return scenes
}

/** The scene that a report begins; undefined where the last goes on. */
function begun(report: Message, now: SceneKind | null, seats: number): SceneKind | null | undefined {
  const { id } = report
  if (id in BEGINS) return BEGINS[id]
  if (id === 'rallied') return told<{ owner: number }>(report).owner >= seats ? 'rally' : undefined
  const joins = JOINS[id]
  return joins && !(now !== null && joins.within.includes(now)) ? joins.kind : undefined
}
