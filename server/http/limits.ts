import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import type { Parts } from './parts.ts'

/** The longest body of a request, in bytes. */
export const LARGEST_BODY = 16_384

const MINUTE = 60_000
/** A page is some thirty files, kept by browsers and proxies; probes come every few seconds. */
const UNCOUNTED = /^\/(assets\/|healthz$|readyz$)/

/** What may be done how often; each throws a refusal when it is too often. */
export interface Limits {
  /** New guests from one address. */
  readonly guest: (request: FastifyRequest) => Promise<void>
  /** Passwords tried from one address. */
  readonly password: (request: FastifyRequest) => Promise<void>
  /** Passwords tried for one account: few from one address, more from all, so that nobody is easily kept out. */
  readonly account: (request: FastifyRequest, account: string) => Promise<void>
  /** Account names tried from one address: the answer tells which are taken. */
  readonly naming: (request: FastifyRequest) => Promise<void>
  /** Changes by one person. */
  readonly person: (request: FastifyRequest, person: string) => Promise<void>
  /** New tables from one address. */
  readonly table: (request: FastifyRequest) => Promise<void>
  /** Invitation codes tried from one address. */
  readonly invitation: (request: FastifyRequest) => Promise<void>
  /** Invitations by one person. */
  readonly invite: (request: FastifyRequest, person: string) => Promise<void>
  /** Problems reported from one address. */
  readonly problem: (request: FastifyRequest) => Promise<void>
  /** Letters to unproven addresses, by one person. */
  readonly letter: (request: FastifyRequest, person: string) => Promise<void>
}

/** Limits every address, and gives the tighter limits of some requests. */
export async function limit(
  app: FastifyInstance,
  { callers, settings }: Pick<Parts, 'callers' | 'settings'>,
): Promise<Limits> {
  const byAddress = (request: FastifyRequest) => callers.addressOf(request.raw)
  await app.register(rateLimit, {
    max: settings.requests,
    timeWindow: MINUTE,
    keyGenerator: byAddress,
    allowList: request => UNCOUNTED.test(request.url),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })
  return {
    guest: counter(app, 30, 10 * MINUTE, byAddress),
    password: counter(app, 30, 5 * MINUTE, byAddress),
    account: both(counter(app, 15, 15 * MINUTE, byAddress), counter(app, 60, 15 * MINUTE)),
    naming: counter(app, Math.ceil(settings.requests / 60), 60 * MINUTE, byAddress),
    person: counter(app, 120, MINUTE),
    table: counter(app, Math.ceil(settings.requests / 20), MINUTE, byAddress),
    invitation: counter(app, 120, MINUTE, byAddress),
    invite: counter(app, 30, 60 * MINUTE),
    problem: counter(app, 10, 60 * MINUTE, byAddress),
    letter: counter(app, 5, 60 * MINUTE),
  }
}

type Count = (request: FastifyRequest, key?: string) => Promise<void>

/** Counts in two ways. */
function both(one: Count, other: Count): (request: FastifyRequest, key: string) => Promise<void> {
  return async (request, key) => {
    await one(request, key)
    await other(request, key)
  }
}

/** Counts how often something is done, by the key it is given or by what the request says. */
function counter(
  app: FastifyInstance,
  max: number,
  timeWindow: number,
  keyOf: (request: FastifyRequest) => string = () => '',
): Count {
  const keys = new WeakMap<FastifyRequest, string>()
  const check = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: request => keys.get(request) ?? keyOf(request),
  })
  return async (request, key) => {
    if (key !== undefined) keys.set(request, `${key} ${keyOf(request)}`)
    const result = await check(request)
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttl)
  }
}

function tooMany(ttl: number): Error {
  return refusal(429, 'server.tooMany', { seconds: Math.max(1, Math.ceil(ttl / 1000)) })
}
