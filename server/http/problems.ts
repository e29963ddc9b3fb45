import { checkSave, Mistake } from '@tablee/kernel'
import type { Problem } from '@tablee/table'
import { type Kept, LONGEST } from '@tablee/table/api.ts'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { cleanLine, shorten } from '../people/clean.ts'
import { keepProblem } from '../problems/inbox.ts'
import { personOf } from './guard.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { problemShape, read } from './shapes.ts'

/** The longest report, in bytes: a long game and a picture of the screen. */
const LARGEST_REPORT = 1_500_000

/** The route by which anybody tells the owner what is wrong with a table. */
export function problemRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { db, hall } = parts

  app.post('/api/problems', { bodyLimit: LARGEST_REPORT }, async (request, reply): Promise<Kept> => {
    const { problem, picture, table } = read(problemShape, request.body)
    await limits.problem(request)
    const told = {
      ...problem,
      text: shorten(problem.text.trim(), LONGEST.problem),
      contact: cleanLine(problem.contact),
      at: Date.now(),
    }
    if (told.text === '') throw refusal(400, 'server.badRequest')
    reply.code(201)
    if (!table)
      return { id: await keepProblem(db, { ...told, save: savedIn(problem.save) }, picture ?? null) }
    // The sender tells what they may know; the game as it is goes to the owner, and to nobody else.
    const { save, seat } = await hall.position(table.id, {
      who: await personOf(parts, request),
      ...(table.invitation !== undefined && { invitation: table.invitation }),
    })
    const whole = {
      ...told,
      ...{ seat, save, game: save.game, seats: save.setup.seats, options: save.setup.options },
      versions: { ...told.versions, rules: save.rules },
      picks: Math.min(told.picks, save.picks.length),
    }
    return { id: await keepProblem(db, whole, picture ?? null) }
  })
}

/** The game that came with a problem, whole and undamaged. */
function savedIn(data: unknown): Problem['save'] {
  if (data === null || data === undefined) return null
  try {
    return checkSave(data)
  } catch (error) {
    throw error instanceof Mistake ? refusal(400, 'server.badRequest') : error
  }
}
