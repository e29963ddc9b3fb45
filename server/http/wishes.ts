import type { MyChanges, Notices, PushKey } from '@tablee/table/api.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { sentenceOf } from '../notices/notice.ts'
import { mayCall } from '../notices/post.ts'
import type { Person } from '../people/person.ts'
import { newToken, sameSecret, signatureOf } from '../people/tokens.ts'
import { wishesFrom } from '../people/wishes.ts'
import { known } from './guard.ts'
import type { Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import { read, subscriptionShape } from './shapes.ts'

/** The routes by which people say how to be told. */
export function wishRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { db, keys, people, postman } = parts

  app.get('/api/push/key', async (): Promise<PushKey> => {
    if (!postman.channels.push) throw refusal(404, 'server.channelOff')
    return { key: keys.vapid.publicKey }
  })

  app.post('/api/push', async (request, reply) => {
    const { endpoint, keys: own } = read(subscriptionShape, request.body)
    const { id } = await known(parts, request)
    await limits.person(request, id)
    if (!postman.channels.push) throw refusal(409, 'server.channelOff')
    if (!mayCall(endpoint, postman.reach)) throw refusal(400, 'server.subscription')
    const row = { person: id, keys: JSON.stringify(own), made: Date.now() }
    await db
      .insertInto('subscriptions')
      .values({ endpoint, ...row })
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    return reply.code(204).send()
  })

  // The link of a first letter: opened from a mailbox, so without our header; its signature is the proof.
  app.get<{ Params: { person: string; proof: string } }>(
    '/api/confirm/:person/:proof',
    async (request, reply) => {
      const { person, proof } = request.params
      await limits.password(request)
      const row = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
      const wishes = row && wishesFrom(row.notices)
      if (!wishes?.email || !sameSecret(proof, proofOf(keys.secret, person, wishes.email)))
        throw refusal(404, 'server.badLink')
      await people.change(person, { notices: JSON.stringify({ ...wishes, confirmed: true }) })
      return reply.redirect('/tables')
    },
  )
}

/** What somebody wishes to be told after a change; a new address is asked by letter whether it agrees. */
export async function changedWishes(
  parts: Parts,
  limits: Limits,
  request: FastifyRequest,
  person: Person,
  { email: newEmail, webhook: newHook, ...flags }: NonNullable<MyChanges['notices']>,
): Promise<Notices> {
  const before = wishesFrom((await parts.people.row(person.id)).notices)
  let wishes: Notices = { ...before, ...flags }
  if (newHook !== undefined) wishes = { ...wishes, ...hookOf(parts, before, newHook) }
  if (newEmail === undefined) return wishes
  const email = newEmail?.trim() || null
  if (email === null) return { ...wishes, email: null, confirmed: false }
  if (email === before.email && before.confirmed) return wishes
  if (!parts.letters) throw refusal(409, 'server.channelOff')
  if (!isAddress(email)) throw refusal(400, 'server.email')
  await limits.letter(request, person.id)
  await askAddress(parts, request, person, email)
  return { ...wishes, email, confirmed: false }
}

function hookOf(
  { postman }: Parts,
  before: Notices,
  given: string | null,
): Pick<Notices, 'webhook' | 'secret'> {
  const webhook = given?.trim() || null
  if (webhook === null) return { webhook: null, secret: null }
  if (!postman.channels.webhook) throw refusal(409, 'server.channelOff')
  if (!mayCall(webhook, postman.reach)) throw refusal(400, 'server.webhook')
  return { webhook, secret: before.secret ?? newToken() }
}

async function askAddress(
  { letters, keys, callers, log }: Parts,
  request: FastifyRequest,
  { id, name, language }: Person,
  email: string,
): Promise<void> {
  const link = `${callers.addressFor(request.raw)}/api/confirm/${id}/${proofOf(keys.secret, id, email)}`
  const title = sentenceOf(language, { id: 'server.confirm.title' })
  const body = sentenceOf(language, { id: 'server.confirm.body', values: { name } })
  try {
    await letters?.send(email, { title, body, link })
  } catch (error) {
    log.warn({ err: error }, 'A letter could not be handed in.')
    throw refusal(503, 'server.notNow')
  }
}

function proofOf(secret: string, person: string, email: string): string {
  return signatureOf(secret, `email\n${person}\n${email}`)
}

/** Whether a text has the form of an address; whether it is one, only a letter tells. */
function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\\p{C}]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text)
}
