import { Mistake } from '@tablee/kernel'
import type { Complaint, History, Mark, Marks, Profile } from '@tablee/table/api.ts'
import { call, NO_SERVER } from './api.ts'

async function ask<A>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<A> {
  const answer = await call<A>(method, path, body)
  if (answer === null) throw new Mistake({ id: NO_SERVER.away })
  return answer
}

const person = (id: string, rest = '') => `/people/${encodeURIComponent(id)}${rest}`

/** Other people, as the server knows them. */
export const people = {
  history: () => ask<History>('GET', '/history'),
  profile: (id: string) => ask<Profile>('GET', person(id)),
  marks: () => ask<Marks>('GET', '/marks'),
  mark: (id: string, mark: Mark) => ask<Marks>('PUT', person(id, '/mark'), mark),
  report: (id: string, complaint: Complaint) => ask('POST', person(id, '/report'), complaint),
}
