import { LARGEST_PACK, type TableCard } from '@tablee/table'
import { type Invited, LONGEST, type TablePack, type Tables } from '@tablee/table/api.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../hall/refusal.ts'
import { cleanLine, shorten } from '../people/clean.ts'
import type { Person } from '../people/person.ts'
import { signatureOf } from '../people/tokens.ts'
import { known, personOf } from './guard.ts'
import { LARGEST_BODY, type Limits } from './limits.ts'
import type { Parts } from './parts.ts'
import {
  chairShape,
  choiceShape,
  claimShape,
  codeShape,
  fixShape,
  grantShape,
  idShape,
  listShape,
  lookShape,
  read,
  tableShape,
  wishShape,
} from './shapes.ts'

/** How many tables that are not over a guest may have made. */
const GUEST_TABLES = 20

/** How many people may play against bots from one address as much as each of them may. */
const PEOPLE_OF_A_PLACE = 3

/** The routes of tables: making, finding, sitting down, starting, ending. */
export function tableRoutes(app: FastifyInstance, parts: Parts, limits: Limits): void {
  const { hall, db, settings, keys, callers } = parts

  /** A request by somebody known that changes a table. */
  async function actor(request: FastifyRequest): Promise<Person> {
    const person = await known(parts, request)
    await limits.person(request, person.id)
    return person
  }

  app.get('/api/tables', async (request): Promise<Tables> => {
    const { list } = read(listShape, request.query)
    return { tables: await hall.list(list, await personOf(parts, request)) }
  })

  app.post(
    '/api/tables',
    { bodyLimit: LARGEST_PACK + LARGEST_BODY },
    async (request, reply): Promise<TableCard> => {
      const { title = '', message = '', ...wish } = read(tableShape, request.body)
      const who = await actor(request)
      await limits.table(request)
      await checkTables(who)
      const place = placeOf(request)
      if (wish.chairs.some(({ kind }) => kind === 'bot')) await checkBots(who, place)
      reply.code(201)
      return hall.create(who, {
        ...wish,
        title: shorten(cleanLine(title), LONGEST.title),
        message: shorten(cleanLine(message), LONGEST.message),
        place,
      })
    },
  )

  app.get('/api/invitations/:code', async (request): Promise<Invited> => {
    const { code } = read(codeShape, request.params)
    await limits.invitation(request)
    return hall.invited(code, await personOf(parts, request))
  })

  app.get('/api/tables/:id', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    return hall.card(id, { who: await personOf(parts, request), ...read(lookShape, request.query) })
  })

  app.get('/api/tables/:id/save', async (request, reply) => {
    const { id } = read(idShape, request.params)
    const saved = await hall.save(id, {
      who: await personOf(parts, request),
      ...read(lookShape, request.query),
    })
    reply.header('content-disposition', `attachment; filename="${saved.game}-${id}.json"`)
    return saved
  })

  app.get('/api/tables/:id/pack', async (request): Promise<TablePack> => {
    const { id } = read(idShape, request.params)
    const pack = await hall.pack(id, {
      who: await personOf(parts, request),
      ...read(lookShape, request.query),
    })
    if (!pack) throw refusal(404, 'server.noPack')
    return { pack }
  })

  app.post('/api/tables/:id/claim', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const wish = read(claimShape, request.body)
    return hall.claim(id, await actor(request), wish)
  })

  app.post('/api/tables/:id/chair', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const { seat, ...chair } = read(chairShape, request.body)
    const who = await actor(request)
    if (chair.kind === 'bot' && (await isNewToBots(id))) await checkBots(who, placeOf(request))
    return hall.setChair(id, who, seat, chair)
  })

  app.post('/api/tables/:id/choice', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const choice = read(choiceShape, request.body)
    return hall.choose(id, await actor(request), choice)
  })

  app.post('/api/tables/:id/fix', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const { fixed } = read(fixShape, request.body)
    return hall.fix(id, await actor(request), fixed)
  })

  app.post('/api/tables/:id/wish', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const { kind } = read(wishShape, request.body)
    return hall.wish(id, await actor(request), kind)
  })

  app.post('/api/tables/:id/grant', async (request): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const { yes } = read(grantShape, request.body)
    return hall.grant(id, await actor(request), yes)
  })

  for (const act of ['leave', 'start', 'end', 'decline', 'resume'] as const)
    app.post(`/api/tables/:id/${act}`, async (request): Promise<TableCard> => {
      const { id } = read(idShape, request.params)
      return hall[act](id, await actor(request))
    })

  app.post('/api/tables/:id/rematch', async (request, reply): Promise<TableCard> => {
    const { id } = read(idShape, request.params)
    const who = await actor(request)
    await limits.table(request)
    await checkTables(who)
    if (await hasBots(id)) await checkBots(who, placeOf(request))
    reply.code(201)
    return hall.rematch(id, who)
  })

  /** Where a request comes from, in a form that tells nobody. */
  function placeOf(request: FastifyRequest): string {
    return signatureOf(keys.secret, `place\n${callers.addressOf(request.raw)}`)
  }

  /** Refuses one table more with bots, which think for all, to a person or an address that has many. */
  async function checkBots({ id }: Person, place: string): Promise<void> {
    const open = db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '!=', 'over')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('chairs')
            .select('seat')
            .whereRef('chairs.table_id', '=', 'tables.id')
            .where('chairs.kind', '=', 'bot'),
        ),
      )
    const most = settings.botTables
    const own = await open.where('owner', '=', id).executeTakeFirstOrThrow()
    if (Number(own.count) >= most) throw refusal(409, 'server.manyBots', { most })
    const all = await open.where('place', '=', place).executeTakeFirstOrThrow()
    if (Number(all.count) >= most * PEOPLE_OF_A_PLACE) throw refusal(409, 'server.manyBotsHere')
  }

  /** A table that waits and has no bot yet: in a running game a bot may always sit down for who is absent. */
  async function isNewToBots(id: string): Promise<boolean> {
    const table = await db.selectFrom('tables').select('state').where('id', '=', id).executeTakeFirst()
    return table?.state === 'waiting' && !(await hasBots(id))
  }

  async function hasBots(id: string): Promise<boolean> {
    const bots = db.selectFrom('chairs').select('seat').where('table_id', '=', id).where('kind', '=', 'bot')
    return (await bots.executeTakeFirst()) !== undefined
  }

  /** Refuses one table more to somebody who has many. */
  async function checkTables({ id, account }: Person): Promise<void> {
    const { count } = await db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner', '=', id)
      .where('state', '!=', 'over')
      .executeTakeFirstOrThrow()
    // A guest is made by a click, and so are its tables.
    const most = account === null ? Math.min(GUEST_TABLES, settings.tables) : settings.tables
    if (Number(count) >= most) throw refusal(409, 'server.manyTables', { most })
  }
}
