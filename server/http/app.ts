import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { campaignRoutes } from './campaigns.ts'
import { answerErrors } from './errors.ts'
import { forgottenRoutes } from './forgotten.ts'
import { guard } from './guard.ts'
import { LARGEST_BODY, limit } from './limits.ts'
import { meRoutes } from './me.ts'
import type { Parts } from './parts.ts'
import { peopleRoutes } from './people.ts'
import { probeRoutes } from './probes.ts'
import { problemRoutes } from './problems.ts'
import { tableRoutes } from './tables.ts'
import { serveWeb } from './web.ts'
import { wishRoutes } from './wishes.ts'

/** The HTTP side of the server: the web app, the API, and what operators ask. */
export async function httpApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: parts.patience,
    // Also those who say nothing at all.
    connectionTimeout: 2 * parts.patience,
    // Told by the error handler; here it would also say what people send.
    logger: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app, parts)
  observe(app, parts)
  await app.register(helmet, security)
  await app.register(cookie)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  const limits = await limit(app, parts)
  guard(app, parts)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  meRoutes(app, parts, limits)
  forgottenRoutes(app, parts, limits)
  wishRoutes(app, parts, limits)
  tableRoutes(app, parts, limits)
  problemRoutes(app, parts, limits)
  peopleRoutes(app, parts, limits)
  campaignRoutes(app, parts, limits)
  probeRoutes(app, parts)
  await serveWeb(app, parts.web)
  return app
}

/** The app needs nothing but its own files: no inline script, no frame, no other server. */
const security = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // Only what the owner set up as https may promise to stay so; other names of the domain are not ours to bind.
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'same-origin' },
} as const

/** Notes every answer: its route, not its address, which may hold an invitation. */
function observe(app: FastifyInstance, { metrics, log, callers }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? '*'
    const status = reply.statusCode
    const ms = reply.elapsedTime
    metrics.answered(method, route, status, ms / 1000)
    log.info(
      { method, route, status, ms: Math.round(ms), address: callers.addressOf(request.raw) },
      'answered',
    )
  })
}
