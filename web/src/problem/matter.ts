import type { Message, Save, Seat } from '@tablee/kernel'
import { Mistake } from '@tablee/kernel'
import type { Problem, ProblemKind } from '@tablee/table'
import type { NewProblem } from '@tablee/table/api.ts'
import { browserStore } from '../source/store.ts'

/** What a report is about: a table, at a choice. */
export interface Matter {
  readonly game: string
  readonly seats: number
  readonly seat: Seat | null
  readonly round: number
  readonly picks: number
  /** What is asked, in words, and by its id. */
  readonly asked: string | null
  readonly prompt: string | null
  /** What the table refused, and by which rule. */
  readonly said: { readonly words: string; readonly rule: string | null } | null
  /** A table far away, whose game the server adds for its owner; null for one of this browser. */
  readonly table: NewProblem['table'] | null
  /** The whole game of a table of this browser. */
  readonly save: () => Promise<Save | null>
}

/** What somebody writes about it. */
export interface Told {
  readonly kind: ProblemKind
  readonly text: string
  readonly contact: string
}

/** The report as it is sent: no names, no chat. */
export function problemOf(matter: Matter, save: Save | null, told: Told): Problem {
  const { game, seats, seat, round, picks, prompt, said } = matter
  return {
    tablee: 'problem',
    at: Date.now(),
    ...told,
    text: told.text.trim(),
    contact: told.contact.trim(),
    versions: { tablee: TABLEE_VERSION, rules: save?.rules ?? 0, browser: navigator.userAgent.slice(0, 300) },
    game,
    options: save?.setup.options ?? {},
    seats,
    seat,
    round,
    picks,
    prompt,
    said: said && [said.words, said.rule].filter(Boolean).join(' · ').slice(0, 500),
    save,
  }
}

/** What is known of the table at an address whose page failed; null where there is none. */
export async function matterAt(address: string, why: Message['id']): Promise<Matter | null> {
  const [, place, id] = /^\/(table|online)\/([\w-]+)/.exec(address) ?? []
  if (!id) return null
  const nothing = { seat: null, round: 0, asked: null, prompt: null, said: { words: why, rule: null } }
  if (place === 'online')
    return { ...nothing, game: 'unknown', seats: 1, picks: 1_000_000, table: { id }, save: async () => null }
  const kept = await browserStore.get(id)
  if (!kept) return null
  const { game, players, save } = kept
  return {
    ...nothing,
    game,
    seats: players.length,
    picks: save?.picks.length ?? 0,
    table: null,
    save: async () => save,
  }
}

/** Whether something was refused by the server itself, so that sending it later would not help. */
export function isFinal(error: unknown): boolean {
  return error instanceof Mistake && error.what.id.startsWith('server.') && error.what.id !== 'server.notNow'
}
