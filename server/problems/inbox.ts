import type { Problem } from '@tablee/table'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { refusal } from '../hall/refusal.ts'
import { audit, OWNER } from '../owner/audit.ts'
import { newId } from '../people/tokens.ts'

type Db = Kysely<Database>

/** How many problems the inbox holds; the owner forgets those that are settled. */
const MOST = 1000

/** Keeps a problem of a table for the owner; gives the number it goes by. */
export async function keepProblem(db: Db, problem: Problem, picture: string | null): Promise<string> {
  const { kind, game, text, contact, at } = problem
  const row = { kind, game, text, contact, report: JSON.stringify(problem), picture }
  return keep(db, { ...row, at, by_person: null, about: null })
}

/** Keeps what somebody says about a person. */
export async function keepComplaint(
  db: Db,
  complaint: { readonly by: string; readonly about: string; readonly text: string; readonly at: number },
): Promise<string> {
  const { by, about, text, at } = complaint
  const row = { kind: 'person', game: '', text, contact: '', report: '{}', picture: null }
  return keep(db, { ...row, at, by_person: by, about })
}

async function keep(db: Db, row: Omit<Database['problems'], 'id'>): Promise<string> {
  const { count } = await db
    .selectFrom('problems')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST) throw refusal(503, 'server.inboxFull')
  const id = newId(6)
  await db
    .insertInto('problems')
    .values({ ...row, id })
    .execute()
  return id
}

/** The problems in the inbox, the last first. */
export function listProblems(db: Db) {
  return db
    .selectFrom('problems')
    .select(['id', 'at', 'kind', 'game', 'text', 'contact', 'by_person', 'about'])
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute()
}

/** A problem, its game and its picture. */
export async function readProblem(db: Db, id: string) {
  const row = await db.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw refusal(404, 'server.noProblem')
  return row
}

/** Takes a problem that is settled out of the inbox. */
export async function forgetProblem(db: Db, id: string): Promise<void> {
  await readProblem(db, id)
  await db.deleteFrom('problems').where('id', '=', id).execute()
  await audit(db, OWNER, 'forget', id)
}
