import type { Language } from '@tablee/kernel'
import { LONGEST, SHORTEST_PASSWORD } from '@tablee/table/api.ts'
import type { Kysely } from 'kysely'
import type { Database, PersonRow } from '../database/schema.ts'
import { refusal } from '../hall/refusal.ts'
import { cleanLine, isVisible, lengthOf } from './clean.ts'
import { hashPassword, isCommon, isPassword } from './passwords.ts'
import { newId } from './tokens.ts'

/** The people this server knows. */
export class People {
  private readonly db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.db = db
  }

  /** A new guest; gives their id. */
  async newGuest(name: string, language: Language): Promise<string> {
    const now = Date.now()
    const row: PersonRow = {
      id: newId(),
      name: readName(name),
      account: null,
      password: null,
      language,
      notices: '{}',
      made: now,
      seen: now,
      banned: null,
    }
    await this.db.insertInto('people').values(row).execute()
    return row.id
  }

  /** All that is kept of a person. */
  row(id: string): Promise<PersonRow> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** A guest gets an account, and keeps all seats. */
  async giveAccount(id: string, name: string, password: string): Promise<void> {
    const account = readAccount(name)
    if (account === null) throw refusal(400, 'server.account')
    checkPassword(password, account)
    if ((await this.row(id)).account !== null) throw refusal(409, 'server.hasAccount')
    // Hashed first, so that a name that is taken answers no sooner than one that is free.
    const kept = await hashPassword(password)
    try {
      const { numUpdatedRows } = await this.db
        .updateTable('people')
        .set({ account, password: kept })
        .where('id', '=', id)
        .where('account', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw refusal(409, 'server.hasAccount')
    } catch (error) {
      throw (await this.byAccount(account)) ? refusal(409, 'server.accountTaken') : error
    }
  }

  /** The id of the person whom an account name and a password let in; one refusal for all that can be wrong. */
  async letIn(name: string, password: string): Promise<string> {
    const account = readAccount(name)
    const row = account === null ? undefined : await this.byAccount(account)
    const right = await isPassword(row?.password, password)
    if (!row || !right) throw refusal(403, 'server.noEntry')
    if (row.banned !== null) throw refusal(403, 'server.banned')
    return row.id
  }

  /** Makes sure that a person knows their password; a guest has none to know. */
  async checkOwn(id: string, password: string): Promise<void> {
    const row = await this.row(id)
    if (row.account !== null && !(await isPassword(row.password, password)))
      throw refusal(403, 'server.wrongPassword')
  }

  /** Changes a password that was known. */
  async changePassword(id: string, old: string, wanted: string): Promise<void> {
    const { account } = await this.row(id)
    if (account === null) throw refusal(409, 'server.noAccount')
    await this.checkOwn(id, old)
    await this.setPassword(id, wanted)
  }

  /** Gives an account a new password. */
  async setPassword(id: string, wanted: string): Promise<void> {
    const { account } = await this.row(id)
    if (account === null) throw refusal(409, 'server.noAccount')
    checkPassword(wanted, account)
    const password = await hashPassword(wanted)
    await this.db.updateTable('people').set({ password }).where('id', '=', id).execute()
  }

  /** Changes what a person is called, speaks, or wants to be told; open seats keep up with the name. */
  async change(id: string, given: { name?: string; language?: Language; notices?: string }): Promise<void> {
    const change = given.name === undefined ? given : { ...given, name: readName(given.name) }
    if (Object.keys(change).length === 0) return
    await this.db.updateTable('people').set(change).where('id', '=', id).execute()
    if (change.name !== undefined)
      await this.db.updateTable('chairs').set({ name: change.name }).where('person', '=', id).execute()
  }

  /** The tables at which a person sits that are not over. */
  async tablesOf(id: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.table_id')
      .select('tables.id')
      .where('chairs.person', '=', id)
      .where('tables.state', '!=', 'over')
      .execute()
    return rows.map(row => row.id)
  }

  private byAccount(account: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()
  }
}

/** A name that others can read; refused otherwise. */
export function readName(given: string): string {
  const name = cleanLine(given)
  if (!isVisible(name) || lengthOf(name) > LONGEST.name) throw refusal(400, 'server.name')
  return name
}

/** The name of an account as it is kept; null when it cannot be one. */
export function readAccount(given: string): string | null {
  const account = given.normalize('NFC').trim().toLowerCase()
  return /^[\p{Ll}\p{Lo}\p{N}._-]{3,32}$/u.test(account) ? account : null
}

function checkPassword(password: string, account: string): void {
  const length = lengthOf(password)
  if (length < SHORTEST_PASSWORD || length > LONGEST.password || isCommon(password, account))
    throw refusal(400, 'server.password', { shortest: SHORTEST_PASSWORD })
}
