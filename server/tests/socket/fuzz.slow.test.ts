import { Chance } from '@tablee/kernel'
import { long } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { ada, bob, done, Parlour } from '../hall/parlour.ts'
import { HURTING } from '../hurting.ts'
import { Exchange, type Line } from './line.ts'

const FRAMES = long ? 10_000 : 2000
/** Limits would let little through. */
const FREELY = { most: 1e9, perSecond: 1e9 }

onEachDatabase('fuzzed frames', fresh => {
  test(`${FRAMES} fuzzed frames neither end the server nor change a table`, async () => {
    const parlour = await Parlour.open(await fresh())
    const exchange = await Exchange.open(parlour, { allowance: FREELY, openings: FREELY })
    const table = await parlour.table([ada, bob], { game: 'tic-tac-toe' })
    const chance = Chance.of(5)
    let line: Line | null = null
    let answers = 0
    for (let sent = 0; sent < FRAMES; sent++) {
      if (!line || line.closedWith !== null) {
        answers += line?.frames.length ?? 0
        line = await exchange.join(table, chance.below(4) ? ada : null)
      }
      line.send(fuzzed(chance, table))
      if (sent % 8 === 7) await line.roundTrip()
    }
    await line?.roundTrip()
    expect(answers).toBeGreaterThan(FRAMES / 2)
    const rows = await parlour.store.db.selectFrom('picks').selectAll().execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['start'])
    expect(await parlour.store.db.selectFrom('tables').select('id').execute()).toHaveLength(1)
    const person = await exchange.join(table, ada)
    expect(person.scene).toMatchObject({ picks: 0, seat: 0 })
    expect(done(await person.pick('4'))).toBe(2)
    await exchange.close()
    await parlour.close()
  })
})

const WORDS = [
  'join',
  'pick',
  'undo',
  'redo',
  'restart',
  'propose',
  'agree',
  'chat',
  'at',
  'peek',
  'hint',
  'toString',
  '',
]
const FIELDS = [
  'do',
  'id',
  'seq',
  'once',
  'keys',
  'to',
  'yes',
  'text',
  'picks',
  'table',
  'invitation',
  '__proto__',
]

/** A frame that is nearly a request, or far from one; never a pick that is offered. */
function fuzzed(chance: Chance, table: string): string | Buffer {
  const kind = chance.below(20)
  if (kind === 0) return Buffer.from(Array.from({ length: chance.below(40) }, () => chance.below(256)))
  if (kind === 1) return String.fromCodePoint(...Array.from({ length: 30 }, () => chance.below(0xd7ff)))
  const request: { [name: string]: unknown } = {
    do: WORDS[chance.below(WORDS.length)],
    id: chance.below(1000),
    seq: chance.below(4),
    once: String(chance.below(1000)),
    // The first of a gesture may be offered; the last is not.
    keys: [...['4', '0', 'no'].slice(chance.below(4)), `no${chance.below(9)}`],
    to: chance.below(3),
    yes: chance.below(2) === 1,
    text: 'hello',
    picks: chance.below(3),
    table,
  }
  const wanted = SHAPES.get(String(request.do)) ?? FIELDS
  const exact = Object.fromEntries(['do', 'id', ...wanted].map(name => [name, request[name]]))
  if (kind > 3) return JSON.stringify(exact)
  exact[FIELDS[chance.below(FIELDS.length)]] = value(chance, 0)
  const text = JSON.stringify(exact)
  return kind === 2 ? text.slice(0, chance.below(text.length)) : text
}

const SHAPES = new Map<string, readonly string[]>([
  ['join', ['table']],
  ['pick', ['seq', 'once', 'keys']],
  ['undo', ['seq', 'once']],
  ['redo', ['seq', 'once']],
  ['restart', ['seq', 'once']],
  ['propose', ['seq', 'to']],
  ['agree', ['yes']],
  ['chat', ['once', 'text']],
  ['at', ['picks']],
  ['peek', ['seq', 'keys']],
  ['hint', []],
])

function value(chance: Chance, depth: number): unknown {
  const values = [null, true, -1, 1e308, 0.5, 'x', ...HURTING, Number.MAX_SAFE_INTEGER + 2]
  const kind = chance.below(values.length + 2)
  if (kind < values.length) return values[kind]
  if (depth > 3) return []
  const inner = value(chance, depth + 1)
  return kind === values.length ? [inner, inner] : { [FIELDS[chance.below(FIELDS.length)]]: inner }
}
