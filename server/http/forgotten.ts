import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { sentenceOf } from '../notices/notice.ts'
import { audit } from '../owner/audit.ts'
import { readAccount } from '../people/people.ts'
import { personFrom } from '../people/person.ts'
import { sameSecret, signatureOf } from '../people/tokens.ts'
import { wishesFrom } from '../people/wishes.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { forgotShape, read, resetShape } from './shapes.ts'

/** How long the link of a letter can be used, in milliseconds. */
const LASTS = 60 * 60_000

/** The routes of those who forgot their password, where letters can be sent; elsewhere the owner gives a new one. */
export function forgottenRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { db, keys, letters, people, sessions, log } = parts

  app.post('/api/forgot', async (request, reply) => {
    const { account } = read(forgotShape, request.body)
    if (!letters) throw refusal(409, 'server.channelOff')
    await limits.password(request)
    const name = readAccount(account)
    await limits.letter(request, `forgot ${name}`)
    // Answered alike, and at once, whether there is such an account or not.
    if (name !== null)
      void write(request, name).catch(error => log.warn({ err: error }, 'A letter could not be handed in.'))
    return reply.code(204).send()
  })

  app.post('/api/reset', async (request, reply) => {
    const { person, until, proof, password } = read(resetShape, request.body)
    await limits.password(request)
    const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
    const right = sameSecret(proof, proofOf(person, until, row?.password ?? ''))
    if (!row?.password || !right || until < Date.now()) throw refusal(404, 'server.badLink')
    await people.setPassword(person, password)
    await audit(db, person, 'reset', person)
    await sessions.closeAll(person)
    await parts.dismiss(person)
    return reply.code(204).send()
  })

  async function write(request: FastifyRequest, account: string): Promise<void> {
    const row = await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()
    const wishes = row && wishesFrom(row.notices)
    if (!row?.password || !wishes?.email || !wishes.confirmed || row.banned !== null) return
    const { id, name, language } = personFrom(row)
    const until = Date.now() + LASTS
    await letters?.send(wishes.email, {
      title: sentenceOf(language, { id: 'server.forgot.title' }),
      body: sentenceOf(language, { id: 'server.forgot.body', values: { name, account } }),
      link: `${parts.callers.addressFor(request.raw)}/reset/${id}/${until}/${proofOf(id, until, row.password)}`,
    })
  }

  /** Signs with the password that is replaced: a link is used once. */
  const proofOf = (person: string, until: number, password: string): string =>
    signatureOf(keys.secret, `reset\n${person}\n${until}\n${password}`)
}
