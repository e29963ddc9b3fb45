import { OUR_HEADER } from '@tablee/table/api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import type { Person } from '../people/person.ts'
import { COOKIE, SESSION_MS } from '../people/sessions.ts'
import type { Parts } from './parts.ts'

/** Lets in only what pages of this server ask: a page of another site can neither read nor change anything. */
export function guard(app: FastifyInstance, { callers, log }: Pick<Parts, 'callers' | 'log'>): void {
  const seen = new Set<string>()
  app.addHook('onRequest', async request => {
    if (!isGuarded(request)) return
    const { raw, method } = request
    if (!callers.isOurHost(raw)) {
      const host = String(raw.headers.host).slice(0, 100)
      if (seen.size < 20 && !seen.has(host))
        log.warn({ host }, 'A request for an unknown host was refused: is it yours? Then set --origin.')
      seen.add(host)
      throw refusal(403, 'server.foreign')
    }
    if (method === 'GET' || method === 'HEAD') return
    if (request.headers[OUR_HEADER] !== '1' || !callers.isSameOrigin(raw))
      throw refusal(403, 'server.foreign')
  })
}

/**
 * Whether a request is one that only our pages make. The route that it leads to decides, never its address as it was
 * written: that has many spellings.
 */
function isGuarded(request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? ''
  return route.startsWith('/api/') || route === '/metrics'
}

/** Who makes a request; null for nobody known. */
export function personOf(
  { sessions }: Pick<Parts, 'sessions'>,
  request: FastifyRequest,
): Promise<Person | null> {
  return sessions.personOf(request.headers.cookie)
}

/** Who makes a request; refused for nobody known. */
export async function known(parts: Pick<Parts, 'sessions'>, request: FastifyRequest): Promise<Person> {
  const person = await personOf(parts, request)
  if (!person) throw refusal(401, 'server.whoAreYou')
  return person
}

/** Gives a browser its session. */
export function setSession(
  { callers }: Pick<Parts, 'callers'>,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: callers.isSecure(request.raw),
    maxAge: SESSION_MS / 1000,
  })
}

/** Takes a browser's session away. */
export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
