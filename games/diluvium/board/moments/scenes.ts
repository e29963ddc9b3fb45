import type { Message } from '@tablee/kernel'
import { RIVAL } from '../../state.ts'
import type { SceneKind } from '../../text/en/moments.ts'
import { told } from './told.ts'

/** Reports that belong together: a step of the rival, a combat, what somebody did in a turn. */
export interface Scene<R extends Message = Message> {
  /** Null for what is seen on the board: what is done by whoever looks. */
  readonly kind: SceneKind | null
  /** Whose doing it is. */
  readonly party: number | null
  readonly reports: readonly R[]
}

/** What reports begin, whatever came before. */
const BEGINS: { readonly [id: string]: SceneKind | null | undefined } = {
  round: null,
  'round.last': 'last',
  'turn.begins': null,
  acts: 'acts',
  'card.played': 'acts',
  'tile.revealed': 'reveal',
  explored: 'explore',
  'rival.settled': 'settle',
  'settler.replaced': 'settle',
  'rival.noSettler': 'settle',
  'rival.cannotPlace': 'settle',
  'rival.card': 'card',
  'ruins.drawn': 'card',
  'monster.beaten': 'monster',
  'hydra.head': 'monster',
}

/** What reports begin, unless it goes on already. */
const JOINS: { readonly [id: string]: SceneKind | undefined } = {
  'explorer.fled': 'flight',
  'settler.fled': 'flight',
  'egyptians.fled': 'flight',
  'allies.gone': 'flight',
  'ally.lost': 'flight',
  'ally.armed': 'event',
  'curse.lifted': 'event',
  'curse.moves': 'event',
  'curse.sinks': 'event',
  'curse.wakes': 'event',
  'exile.city': 'event',
  'exile.met': 'event',
  'exile.next': 'event',
  'gold.robbed': 'event',
  'hydra.ate': 'event',
  'objective.placed': 'event',
  'objective.won': 'event',
  'outpost.bars': 'event',
  'outpost.seen': 'event',
  'rebels.armed': 'event',
}

/** What a Combat token was drawn for: a turn of the rival, a combat, a monster. */
function tokenFor(reports: readonly Message[], from: number): SceneKind {
  if (told<{ purpose: 'turn' | 'combat' }>(reports[from]).purpose === 'turn') return 'token'
  const next = reports.slice(from).find(({ id }) => id === 'combat.fought' || id === 'rival.monster')
  return next?.id === 'rival.monster' ? 'monster' : 'combat'
}

/** The scene that a report begins; undefined where the last goes on. */
function begun(
  reports: readonly Message[],
  at: number,
  now: Scene | undefined,
): SceneKind | null | undefined {
  const report = reports[at]
  const { id } = report
  const last = now?.reports.at(-1)?.id
  const fights = now?.kind === 'combat' && now.reports.every(one => one.id !== 'combat.fought')
  switch (id) {
    case 'token.drawn':
      return fights ? undefined : tokenFor(reports, at)
    case 'combat.committed':
    case 'combat.fought':
      return fights ? undefined : 'combat'
    case 'astrolabe':
      return now?.kind === 'event' ? undefined : 'sail'
    case 'sailed':
      return last === 'astrolabe' && now?.kind === 'sail' ? undefined : 'sail'
    case 'gold.gained':
    case 'strength.raised':
      return now?.kind === 'token' ? 'harvest' : undefined
  }
  if (id in BEGINS) return BEGINS[id]
  const joins = JOINS[id]
  return joins === undefined || joins === now?.kind ? undefined : joins
}

/** Whose doing a report is, if it says so. */
function partyOf({ id, values }: Message): number | null {
  const { party, attacker } = (values ?? {}) as { readonly party?: number; readonly attacker?: number }
  // Tokens are the rival's.
  return party ?? attacker ?? (id === 'token.drawn' || id === 'astrolabe' ? RIVAL : null)
}

/** Reports as scenes, one after the other. */
export function scenesIn<R extends Message>(reports: readonly R[]): readonly Scene<R>[] {
  const scenes: Scene<R>[] = []
  for (const [at, report] of reports.entries()) {
    if (report.id === 'kernel.only') continue
    const now = scenes.at(-1)
    const kind = begun(reports, at, now)
    if (kind !== undefined || !now)
      scenes.push({ kind: kind ?? null, party: partyOf(report), reports: [report] })
    else
      scenes[scenes.length - 1] = {
        ...now,
        party: now.party ?? partyOf(report),
        reports: [...now.reports, report],
      }
  }
  return scenes
}

/** What others did in a turn of a game of several is one scene, but for combats and flights, which concern their victims. */
export function inTurns<R extends Message>(scenes: readonly Scene<R>[], reader: number | null): Scene<R>[] {
  const turns: Scene<R>[] = []
  for (const scene of scenes) {
    const now = turns.at(-1)
    const small =
      scene.kind === 'sail' || scene.kind === 'explore' || scene.kind === 'reveal' || scene.kind === 'card'
    if (now?.kind === 'acts' && small && scene.party === now.party && scene.party !== reader)
      turns[turns.length - 1] = { ...now, reports: [...now.reports, ...scene.reports] }
    else turns.push(scene)
  }
  return turns
}
