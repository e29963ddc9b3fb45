import type { TableCard } from '@tablee/table'
import type { History, Marks, Profile } from '@tablee/table/api.ts'
import { LONGEST } from '@tablee/table/api.ts'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { shorten } from '../people/clean.ts'
import { companionsOf, gamesOf, profileOf } from '../people/history.ts'
import { isBlocked, marksOf, setMark } from '../people/marks.ts'
import { keepComplaint } from '../problems/inbox.ts'
import { known } from './guard.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { complaintShape, idShape, invitationShape, markShape, read } from './shapes.ts'

/** The routes between people: what one played, with whom, who is asked, blocked, muted, reported. */
export function peopleRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { db, hall } = parts

  app.get('/api/history', async (request): Promise<History> => {
    const { id } = await known(parts, request)
    return { games: await gamesOf(db, id), companions: await companionsOf(db, id) }
  })

  app.get('/api/people/:id', async (request): Promise<Profile> => {
    const { id } = read(idShape, request.params)
    return profileOf(db, id)
  })

  app.get('/api/marks', async (request): Promise<Marks> => {
    const { id } = await known(parts, request)
    return { marks: await marksOf(db, id) }
  })

  app.put('/api/people/:id/mark', async (request): Promise<Marks> => {
    const { id: other } = read(idShape, request.params)
    const mark = read(markShape, request.body)
    const { id } = await known(parts, request)
    await limits.person(request, id)
    await profileOf(db, other)
    await setMark(db, id, other, mark)
    return { marks: await marksOf(db, id) }
  })

  app.post('/api/people/:id/report', async (request, reply) => {
    const { id: about } = read(idShape, request.params)
    const { text } = read(complaintShape, request.body)
    const { id: by } = await known(parts, request)
    await limits.problem(request)
    await profileOf(db, about)
    const said = shorten(text.trim(), LONGEST.problem)
    if (said === '') throw refusal(400, 'server.badRequest')
    reply.code(201)
    return { id: await keepComplaint(db, { by, about, text: said, at: Date.now() }) }
  })

  app.post('/api/tables/:id/invite', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const { person, seat } = read(invitationShape, request.body)
    const who = await known(parts, request)
    await limits.person(request, who.id)
    await limits.invite(request, who.id)
    // One asks those whom one has played with, and who want to be asked.
    const companion = (await companionsOf(db, who.id)).find(one => one.who === person)
    if (!companion || (await isBlocked(db, who.id, [person]))) throw refusal(403, 'server.noCompanion')
    return hall.invite(id, who, { id: person, name: companion.name }, seat)
  })
}
