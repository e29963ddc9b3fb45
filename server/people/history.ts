import type { Companion, PlayedGame, Profile } from '@tablee/table/api.ts'
import type { Kysely } from 'kysely'
import { optionsOf } from '../database/options.ts'
import type { Database } from '../database/schema.ts'
import { readFacts } from '../hall/facts.ts'
import { refusal } from '../hall/refusal.ts'

type Db = Kysely<Database>

/** How far back a history goes, in games. */
const LONGEST = 300

/** The games that somebody played, the last first; those of public tables alone for others to see. */
export async function gamesOf(db: Db, person: string, openOnly = false): Promise<PlayedGame[]> {
  const rows = await db
    .selectFrom('sittings')
    .innerJoin('tables', 'tables.id', 'sittings.table_id')
    .select([
      'tables.id',
      'tables.game',
      'tables.title',
      'tables.options',
      'tables.drawn',
      'tables.state',
      'tables.facts',
    ])
    .select(['tables.played', 'sittings.seat', 'sittings.until'])
    .where('sittings.person', '=', person)
    .where(({ eb, or }) => or([eb('tables.state', '=', 'over'), eb('sittings.until', 'is not', null)]))
    .$if(openOnly, query => query.where('tables.access', '=', 'public'))
    .orderBy('tables.played', 'desc')
    .limit(LONGEST)
    .execute()
  const chairs = await chairsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const { cast, outcome, scores = [], round, picks } = readFacts(row)
    return {
      ...{ table: row.id, game: row.game, title: row.title, options: optionsOf(row) },
      ...{
        at: row.until ?? row.played,
        seat: row.seat,
        left: row.until !== null,
        round,
        picks,
        cast,
        scores,
      },
      winners: outcome?.winners ?? null,
      with: chairs
        .filter(({ table_id, seat }) => table_id === row.id && seat !== row.seat)
        .map(({ kind, name }) => ({ kind: kind === 'bot' ? ('bot' as const) : ('person' as const), name })),
    }
  })
}

async function chairsOf(db: Db, tables: readonly string[]) {
  if (tables.length === 0) return []
  return db
    .selectFrom('chairs')
    .select(['table_id', 'seat', 'kind', 'name'])
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute()
}

/** Those with whom somebody played, the last seen first; who is blocked, or blocks, is left out. */
export async function companionsOf(db: Db, person: string): Promise<Companion[]> {
  const rows = await db
    .selectFrom('sittings as mine')
    .innerJoin('sittings as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('people', 'people.id', 'theirs.person')
    .select(['people.id', 'people.name', 'people.seen'])
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person)
    .where('people.banned', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('marks')
            .select('marks.kind')
            .where('marks.kind', '=', 'block')
            .where(({ and, or, eb }) =>
              or([
                and([eb('marks.person', '=', person), eb('marks.other', '=', eb.ref('people.id'))]),
                and([eb('marks.other', '=', person), eb('marks.person', '=', eb.ref('people.id'))]),
              ]),
            ),
        ),
      ),
    )
    .groupBy(['people.id', 'people.name', 'people.seen'])
    .orderBy('people.seen', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, name, seen, games }) => ({
    who: id,
    name,
    seen: Number(seen),
    games: Number(games),
  }))
}

/** What everybody may know of somebody: the name, since when, and the games of public tables. */
export async function profileOf(db: Db, id: string): Promise<Profile> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'made'])
    .where('id', '=', id)
    .where('banned', 'is', null)
    .executeTakeFirst()
  if (!row) throw refusal(404, 'server.noPerson')
  const games = await gamesOf(db, id, true)
  // With whom one played is the others' to tell.
  return {
    who: row.id,
    name: row.name,
    since: Number(row.made),
    games: games.map(game => ({ ...game, with: [] })),
  }
}
