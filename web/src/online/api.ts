import { Mistake, type Pack, type Save } from '@tablee/kernel'
import {
  type ChairChange,
  type Claim,
  type Fix,
  type Grant,
  type Invitation,
  type Invited,
  type NewTable,
  OUR_HEADER,
  type Refused,
  type SeatChoice,
  type TableAct,
  type TableList,
  type TablePack,
  type Tables,
  type Wish,
} from '@tablee/table/api.ts'
import type { TableCard } from '@tablee/table/wire.ts'
import { invitationTo } from './invitations.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Why the server did not answer: the page came without one, or the way to it is cut. */
export const NO_SERVER = { none: 'online.none', away: 'online.away' } as const

/** Asks the server; what it refuses, and a server that is not there, are mistakes. Null is an answer without a body. */
export async function call<A>(method: Method, path: string, body?: unknown): Promise<A | null> {
  const answer = await reach(method, path, body)
  if (answer.status === 204) return null
  // Where only files are served, every address is the page itself.
  const isOurs = answer.headers.get('content-type')?.includes('application/json') ?? false
  if (!isOurs) throw new Mistake({ id: answer.ok || answer.status === 404 ? NO_SERVER.none : NO_SERVER.away })
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Mistake((value as Refused).why ?? { id: NO_SERVER.away })
  return value as A
}

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = method === 'GET' ? {} : { [OUR_HEADER]: '1' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Mistake({ id: NO_SERVER.away })
  }
}

/** Asks for something that always has a body. */
async function ask<A>(method: Method, path: string, body?: unknown): Promise<A> {
  const answer = await call<A>(method, path, body)
  if (answer === null) throw new Mistake({ id: NO_SERVER.away })
  return answer
}

const table = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`

/** Online tables as the server offers them. */
export const tables = {
  async list(list: TableList): Promise<readonly TableCard[]> {
    return (await ask<Tables>('GET', `/tables?list=${list}`)).tables
  },
  make: (start: NewTable) => ask<TableCard>('POST', '/tables', start),
  card: (id: string) => ask<TableCard>('GET', table(id)),
  invited: (code: string) => ask<Invited>('GET', `/invitations/${encodeURIComponent(code)}`),
  claim: (id: string, claim: Claim) => ask<TableCard>('POST', table(id, '/claim'), claim),
  invite: (id: string, invitation: Invitation) => ask<TableCard>('POST', table(id, '/invite'), invitation),
  wish: (id: string, wish: Wish) => ask<TableCard>('POST', table(id, '/wish'), wish),
  grant: (id: string, grant: Grant) => ask<TableCard>('POST', table(id, '/grant'), grant),
  chair: (id: string, change: ChairChange) => ask<TableCard>('POST', table(id, '/chair'), change),
  choose: (id: string, choice: SeatChoice) => ask<TableCard>('POST', table(id, '/choice'), choice),
  fix: (id: string, fix: Fix) => ask<TableCard>('POST', table(id, '/fix'), fix),
  act: (id: string, act: TableAct) => ask<TableCard>('POST', table(id, `/${act}`), {}),
  async pack(id: string): Promise<Pack> {
    const code = invitationTo(id)
    const path = table(id, code === undefined ? '/pack' : `/pack?invitation=${code}`)
    return (await ask<TablePack>('GET', path)).pack
  },
  save(id: string): Promise<Save> {
    const code = invitationTo(id)
    return ask<Save>('GET', table(id, code === undefined ? '/save' : `/save?invitation=${code}`))
  },
}
