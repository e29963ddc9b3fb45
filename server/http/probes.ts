import type { FastifyInstance } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { sameSecret } from '../people/tokens.ts'
import type { Parts } from './parts.ts'

/** What operators ask: does it run, can it serve, how does it do. */
export function probeRoutes(
  app: FastifyInstance,
  { isWritable, metrics, settings, callers }: Pick<Parts, 'isWritable' | 'metrics' | 'settings' | 'callers'>,
): void {
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async (_, reply) => {
    if (await isWritable()) return { ok: true }
    return reply.code(503).send({ ok: false, why: 'The database does not answer, or keeps nothing more.' })
  })

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = settings
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const may = metricsToken === '' ? callers.isLocal(request.raw) : sameSecret(shown, metricsToken)
    if (!may) throw refusal(404, 'server.notFound')
    const { type, body } = await metrics.text()
    return reply.type(type).send(body)
  })
}
