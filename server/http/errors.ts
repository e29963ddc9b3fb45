import { Mistake } from '@tablee/kernel'
import type { Refused as Answer } from '@tablee/table/api.ts'
import type { FastifyInstance } from 'fastify'
import { isDatabaseAway } from '../database/away.ts'
import { refusal } from '../hall/refusal.ts'
import type { Parts } from './parts.ts'

/** Answers every failure with a sentence, and tells the operator of those that are ours. */
export function answerErrors(app: FastifyInstance, { log }: Pick<Parts, 'log'>): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, why } = told(error)
    if (status >= 500) log.error({ err: error, route: request.routeOptions.url }, 'A request failed.')
    if (status === 401 || status === 503) reply.header('cache-control', 'no-store')
    return reply.code(status).send({ why } satisfies Answer)
  })
}

function told(error: unknown): { readonly status: number; readonly why: Answer['why'] } {
  if (error instanceof Mistake) {
    const status = 'status' in error && typeof error.status === 'number' ? error.status : 400
    return { status, why: error.what }
  }
  if (isDatabaseAway(error)) return told(refusal(503, 'server.notNow'))
  // Fastify's own refusals: a body that is no JSON, too long, of an unknown type.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return told(refusal(413, 'server.tooLarge'))
  if (status >= 400 && status < 500) return { status, why: { id: 'server.badRequest' } }
  return { status: 500, why: { id: 'server.fault' } }
}
