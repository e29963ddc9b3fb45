import type { Me } from '@tablee/table/api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '../owner/audit.ts'
import { exportOf } from '../people/export.ts'
import { farewell } from '../people/farewell.ts'
import { readAccount } from '../people/people.ts'
import { personFrom } from '../people/person.ts'
import { wishesFrom } from '../people/wishes.ts'
import { clearSession, known, personOf, setSession } from './guard.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import {
  changesShape,
  credentialsShape,
  farewellShape,
  guestShape,
  passwordShape,
  read,
  signOutShape,
} from './shapes.ts'
import { changedWishes } from './wishes.ts'

/** The routes by which people come in, change what is known of them, and go. */
export function meRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { people, sessions, db, hall } = parts

  app.get('/api/me', async (request, reply) => {
    const person = await personOf(parts, request)
    return person ? meOf(parts, person.id) : reply.code(204).send()
  })

  app.post('/api/guest', async (request, reply) => {
    const { name, language } = read(guestShape, request.body)
    const before = await personOf(parts, request)
    if (before) return meOf(parts, before.id)
    await limits.guest(request)
    return enter(request, reply, await people.newGuest(name, language))
  })

  app.post('/api/account', async request => {
    const { account, password } = read(credentialsShape, request.body)
    const { id } = await known(parts, request)
    await limits.password(request)
    await limits.naming(request)
    await people.giveAccount(id, account, password)
    await audit(db, id, 'account', id)
    return meOf(parts, id)
  })

  app.post('/api/signin', async (request, reply) => {
    const { account, password } = read(credentialsShape, request.body)
    await limits.password(request)
    await limits.account(request, readAccount(account) ?? '')
    const id = await people.letIn(account, password)
    const before = await personOf(parts, request)
    await sessions.close(request.headers.cookie)
    // What this browser has open is still the guest's.
    if (before && before.id !== id) await parts.dismiss(before.id)
    return enter(request, reply, id)
  })

  app.post('/api/signout', async (request, reply) => {
    const { everywhere } = read(signOutShape, request.body)
    const person = await personOf(parts, request)
    await sessions.close(request.headers.cookie)
    if (person && everywhere) await sessions.closeAll(person.id)
    if (person) await parts.dismiss(person.id)
    clearSession(reply)
    return reply.code(204).send()
  })

  app.put('/api/me', async request => {
    const { notices, ...rest } = read(changesShape, request.body)
    const person = await known(parts, request)
    await limits.person(request, person.id)
    const wishes = notices && (await changedWishes(parts, limits, request, person, notices))
    await people.change(person.id, wishes ? { ...rest, notices: JSON.stringify(wishes) } : rest)
    if (rest.name !== undefined)
      for (const table of await people.tablesOf(person.id)) await hall.cardChanged(table)
    return meOf(parts, person.id)
  })

  app.put('/api/password', async (request, reply) => {
    const { old, new: wanted } = read(passwordShape, request.body)
    const { id } = await known(parts, request)
    await limits.password(request)
    await limits.account(request, id)
    await people.changePassword(id, old, wanted)
    await audit(db, id, 'password', id)
    // Whoever had the old password is out.
    await sessions.closeAll(id)
    await parts.dismiss(id)
    return enter(request, reply, id)
  })

  app.get('/api/me/export', async (request, reply) => {
    const { id } = await known(parts, request)
    reply.header('content-disposition', 'attachment; filename="tablee.json"')
    return exportOf(db, id)
  })

  app.delete('/api/me', async (request, reply) => {
    const { password = '' } = read(farewellShape, request.body)
    const person = await known(parts, request)
    await limits.password(request)
    await limits.account(request, person.id)
    await people.checkOwn(person.id, password)
    await farewell(db, hall, person)
    await audit(db, person.id, 'farewell', person.id)
    await parts.dismiss(person.id)
    clearSession(reply)
    return reply.code(204).send()
  })

  async function enter(request: FastifyRequest, reply: FastifyReply, id: string): Promise<Me> {
    setSession(parts, request, reply, await sessions.open(id))
    return meOf(parts, id)
  }
}

/** What somebody sees of themselves. */
export async function meOf({ people, postman }: Pick<Parts, 'people' | 'postman'>, id: string): Promise<Me> {
  const row = await people.row(id)
  return { ...personFrom(row), notices: wishesFrom(row.notices), channels: postman.channels }
}
