import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Seated } from '../database/tables.ts'
import { refusal } from '../hall/refusal.ts'

type Db = Kysely<Database>

/** What somebody holds of another: blocked, or only not heard. */
export type MarkKind = 'block' | 'mute'

/** Marks somebody, or takes the mark away. */
export async function setMark(
  db: Db,
  person: string,
  other: string,
  { kind, on }: { readonly kind: MarkKind; readonly on: boolean },
): Promise<void> {
  if (person === other) throw refusal(400, 'server.badRequest')
  if (on)
    await db
      .insertInto('marks')
      .values({ person, other, kind, made: Date.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('marks')
      .where('person', '=', person)
      .where('other', '=', other)
      .where('kind', '=', kind)
      .execute()
}

/** Whom somebody has marked. */
export async function marksOf(db: Db, person: string) {
  return db
    .selectFrom('marks')
    .innerJoin('people', 'people.id', 'marks.other')
    .select(['marks.other as who', 'people.name', 'marks.kind'])
    .where('marks.person', '=', person)
    .orderBy('marks.made')
    .execute()
}

/** Whether one of some people has blocked somebody. */
export async function isBlocked(db: Db, who: string, by: readonly string[]): Promise<boolean> {
  if (by.length === 0) return false
  const found = await db
    .selectFrom('marks')
    .select('person')
    .where('other', '=', who)
    .where('kind', '=', 'block')
    .where('person', 'in', by)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Refuses who was blocked by somebody who made a table, or sits at it. */
export async function checkWelcome(db: Db, { table, chairs }: Seated, who: string): Promise<void> {
  const others = [table.owner, ...chairs.flatMap(({ person }) => person ?? [])].filter(id => id !== who)
  if (await isBlocked(db, who, others)) throw refusal(403, 'server.blocked')
}
