import type { Message } from '@tablee/kernel'
import type { SceneKind } from '../../text/en/passages.ts'
import { told } from './told.ts'

/** Reports that belong together: what happened in one place, to one expedition, in one step of cleanup. */
export interface Scene<R extends Message = Message> {
  /** Null for what is done while dice are deployed: it is seen on the board. */
  readonly kind: SceneKind | null
  /** Where it begins and ends in the journal. */
  readonly from: number
  readonly to: number
  readonly reports: readonly R[]
}

/** What reports begin, whatever came before. */
const BEGINS: { readonly [id: string]: SceneKind | undefined } = {
  'fight.begins': 'traps',
  'faces.monster': 'battle',
  'faces.region': 'conquest',
  'madhala.monster': 'madhala',
  'madhala.region': 'madhala',
  'madhala.mission': 'madhala',
  'madhala.rolled': 'madhala',
  'madhala.idle': 'madhala',
}

/** What reports begin, unless it goes on already. */
const JOINS: { readonly [id: string]: SceneKind | undefined } = {
  plundered: 'loot',
  'loot.new': 'loot',
  'monster.leaves': 'panic',
  'panic.spread': 'panic',
  'wages.paid': 'wages',
  'wages.short': 'wages',
  'mission.came': 'turn',
  'region.came': 'turn',
  'first.player': 'turn',
  'turn.begins': 'turn',
}

/** What clans do while dice are deployed, and what they may do at any time. */
const DEPLOYS: ReadonlySet<string> = new Set([
  'assign.left',
  'clan.founded',
  'die.laid',
  'healed',
  'novice.swapped',
  'passed',
  'region.used',
  'score.clan',
  'talent.used',
  'tavern.drinks',
  'tavern.joined',
  'traps.bought',
  'trophy.sold',
])

const GAINS: ReadonlySet<string> = new Set(['gold.gained', 'tokens.gained'])

/** The scene that a report begins; undefined where the last goes on. */
function begun(report: Message, now: SceneKind | null): SceneKind | null | undefined {
  const { id } = report
  if (id === 'mission.begins')
    return told<{ mission: string }>(report).mission[0] === 'C' ? 'mission' : 'contract'
  if (BEGINS[id]) return BEGINS[id]
  if (DEPLOYS.has(id)) return null
  // What was carried is brought home after the last loot was taken.
  if (now === 'loot' && GAINS.has(id)) return 'home'
  if (id === 'monster.came' && now !== 'turn')
    return told<{ zone: string }>(report).zone !== 'gates' ? 'turn' : now === 'panic' ? undefined : 'panic'
  const joins = JOINS[id]
  // The display of loot is filled up again in the turn that begins.
  return joins === undefined || joins === now || (id === 'loot.new' && now === 'turn') ? undefined : joins
}

/** The journal as scenes, one after the other. */
export function scenesIn<R extends Message>(journal: readonly R[]): Scene<R>[] {
  const scenes: { kind: SceneKind | null; from: number }[] = [{ kind: null, from: 0 }]
  for (const [at, report] of journal.entries()) {
    const now = scenes[scenes.length - 1]
    const next = begun(report, now.kind)
    if (next !== undefined) scenes.push({ kind: next, from: at })
  }
  return scenes.map(({ kind, from }, i) => {
    const to = scenes[i + 1]?.from ?? journal.length
    return { kind, from, to, reports: journal.slice(from, to) }
  })
}

/** What the kernel reports by itself is no part of a scene. */
export const spoken = <R extends Message>(journal: readonly R[]): R[] =>
  journal.filter(({ id }) => id !== 'kernel.only')
