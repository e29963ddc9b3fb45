import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Workplace } from './command.ts'
import { entryOf } from './shaky.ts'

let place: Workplace
beforeAll(async () => {
  place = await Workplace.build()
  place.write(
    'games/shaky/RULES.tsv',
    [
      'id\tlines\tkind\tstatement',
      'walk.1\t3\tflow\tOne foot after the other.',
      'walk.2\t4\tlimit\tNobody jumps.',
      'walk.3\t5-6\tlimit\tThe bridge ends.',
      'night.1\t9\tflow\tAt night nobody walks.',
      '',
    ].join('\n'),
  )
  place.write('games/shaky/LATER.txt', 'night.1\n')
})
afterAll(() => place.remove())

const passed = (fullName: string) => ({ status: 'passed', fullName })

function report(): void {
  const testResults = [
    {
      name: place.at('games/shaky/tests/walk.test.ts'),
      assertionResults: [
        passed('walking one foot after the other [walk.1] [walk.9]'),
        { status: 'failed', fullName: 'nobody jumps [walk.2]' },
        { status: 'skipped', fullName: 'the bridge ends [walk.3]' },
      ],
    },
    { name: place.at('games/other/tests/a.test.ts'), assertionResults: [passed('other [walk.3] [x.1]')] },
  ]
  place.write('reports/tests.json', JSON.stringify({ testResults }))
}

describe('tablee rules', () => {
  test('says to run the tests when there is no report, or a broken one', async () => {
    const { code, out, err } = await place.run(['rules', 'shaky'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe('There is no report of the tests yet (reports/tests.json): run “npm test” first.\n')
    place.write('reports/tests.json', '{"testResults":')
    const broken = await place.run(['rules', 'shaky', '--lang', 'fr'])
    expect(broken.code).toBe(2)
    expect(broken.err).toContain('relancez «\u00a0npm test\u00a0»')
  })

  test('counts the tests of the game that passed', async () => {
    report()
    expect(await place.json('rules', 'shaky')).toEqual({
      rules: 4,
      covered: 1,
      missing: ['walk.2', 'walk.3', 'night.1'],
      unknown: ['walk.9'],
      later: ['night.1'],
      byKind: { flow: { rules: 2, covered: 1 }, limit: { rules: 2, covered: 0 } },
    })
  })

  test('names what is missing and what comes later', async () => {
    report()
    const { out } = await place.run(['rules', 'shaky'])
    expect(out).toMatch(/^missing {2}walk\.2 +4 +limit {2}Nobody jumps\.$/m)
    expect(out).toMatch(/^later {4}night\.1 +9 +flow +At night nobody walks\.$/m)
    expect(out).toContain(
      '1 of 4 rules are cited by a test that passed; 1 of the others are of a later scope.',
    )
    expect(out).toContain('Cited by tests but in no row: walk.9.')
  })

  test('a game without an index', async () => {
    const { code, err } = await place.run(['rules', 'tic-tac-toe'])
    expect(code).toBe(2)
    expect(err).toBe('tic-tac-toe has no rule index (games/tic-tac-toe/RULES.tsv).\n')
  })
})

describe('tablee games', () => {
  test('lists the games that are offered, or all', async () => {
    report()
    const offered = await place.json<{ id: string }[]>('games')
    expect(offered).toMatchObject([
      {
        id: 'shaky',
        title: 'The Shaky Bridge',
        offered: true,
        seats: { min: 1, max: 3 },
        rules: { rules: 4, covered: 1, share: 0.25 },
        data: { data: 3, reconstructed: 1, share: 1 / 3 },
      },
    ])
    const all = await place.json<{ id: string }[]>('games', '--all')
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['tic-tac-toe', 'harbour', 'shaky']))
    const { out } = await place.run(['games', '--lang=fr'])
    expect(out).toContain('shaky  Le Pont branlant  de 1 à 3 sièges')
    expect(out).toContain('--option mode=… day, night (day par défaut)')
    expect(out).toContain('25,0\u00a0% des règles testées (1 sur 4)')
  })
})

describe('tablee data', () => {
  test('tells where every datum comes from', async () => {
    const found = await place.json<{ items: unknown[] }>('data', 'shaky')
    expect(found).toMatchObject({ data: 3, rulebook: 1, public: 1, reconstructed: 1 })
    expect(found.items).toEqual((await entryOf('shaky')?.load())?.data?.())
    const { out } = await place.run(['data', 'shaky'])
    expect(out).toContain('3 data: 1 from the rulebook, 1 from public sources, 1 reconstructed.')
    const none = await place.run(['data', 'tic-tac-toe'])
    expect(none).toMatchObject({ code: 0, out: 'tic-tac-toe has no data.\n' })
  })

  const pack = (data: object, more: object = {}) =>
    JSON.stringify({ tablee: 'pack', game: 'shaky', name: 'The survey', data, ...more })

  test('writes what is reconstructed into new files, each datum with what it must satisfy', async () => {
    const ran = await place.run(['data', 'shaky', '--template', place.at('empty')])
    expect(ran).toMatchObject({ code: 0, out: `Written: ${place.at('empty', 'height.json')}\n` })
    expect(JSON.parse(readFileSync(place.at('empty', 'height.json'), 'utf8'))).toEqual({
      tablee: 'pack',
      game: 'shaky',
      name: 'My box',
      data: { height: 40 },
      about: { height: { from: 'reconstructed', must: 'a whole number from 1 to 90' } },
    })
    const again = await place.run(['data', 'shaky', '--template', place.at('empty')])
    expect(again.code).toBe(2)
    const fits = await place.run(['data', 'shaky', '--check', place.at('empty')])
    expect(fits).toMatchObject({ code: 0, out: 'The pack fits: it replaces 1 of 1 reconstructed data.\n' })
    const none = await place.run(['data', 'tic-tac-toe', '--template', place.at('none')])
    expect(none).toMatchObject({ code: 2 })
    expect(none.err).toContain('Nothing of tic-tac-toe is reconstructed')
  })

  test('accepts a pack of one file or of a folder, and writes it as one file', async () => {
    place.write('good/a.json', pack({ height: 55 }))
    place.write('good/notes.txt', 'not data')
    const one = place.at('one.json')
    const ran = await place.run(['data', 'shaky', '--check', place.at('good'), '--output', one])
    expect(ran).toMatchObject({ code: 0, out: 'The pack fits: it replaces 1 of 1 reconstructed data.\n' })
    expect(JSON.parse(readFileSync(one, 'utf8'))).toEqual(JSON.parse(pack({ height: 55 })))
    expect((await place.run(['data', 'shaky', '--check', one])).code).toBe(0)
  })

  test('lists all that is wrong with a pack', async () => {
    place.write('bad/a.json', pack({ height: '55', width: 3, plank: {}, ropes: [] }))
    place.write('bad/b.json', pack({}, { game: 'root' }))
    place.write('bad/c.json', '{ "game":')
    place.write('bad/d.json', pack({ height: 1 }))
    const { code, out, err } = await place.run(['data', 'shaky', '--check', place.at('bad')])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(name => place.at('bad', `${name}.json`))
    expect(err.trim().split('\n')).toEqual([
      `${a}: “height” must be a whole number from 1 to 90; the pack has "55".`,
      `${a}: The game has no reconstructed datum “width” that a pack could replace.`,
      `${a}: “plank” stands in the rulebook: a pack replaces only what is reconstructed.`,
      `${a}: “ropes” is publicly known: a pack replaces only what is reconstructed.`,
      `${b}: This data pack is for the game root, not for shaky.`,
      expect.stringContaining(`${c}: This is not a data pack of Tablée`),
      `${d}: “height” is already replaced by ${a}.`,
    ])
    const json = await place.run(['data', 'shaky', '--json', '--check', place.at('bad')])
    expect(json.code).toBe(2)
    expect(JSON.parse(json.out).check.problems).toHaveLength(7)
  })

  test('a pack is played with, named, kept in the save and in its replay; a bad one starts nothing', async () => {
    place.write('found.json', pack({ height: 77 }))
    place.write('tall.json', pack({ height: 100 }))
    const file = place.at('packed.json')
    const play = ['play', 'shaky', '--seats', 'you', '--seed', '4', '--save', file, '--pack']
    const bad = await place.run([...play, place.at('tall.json')], { lines: ['left'] })
    expect(bad).toMatchObject({ code: 2, out: '' })
    expect(bad.err).toContain('“height” must be a whole number from 1 to 90; the pack has 100.')
    expect(existsSync(file)).toBe(false)
    const good = await place.run([...play, place.at('found.json')], { lines: ['left', 'q'] })
    expect(good.out).toContain('Played with the data pack “The survey”')
    expect(JSON.parse(readFileSync(file, 'utf8')).setup.pack).toEqual({
      name: 'The survey',
      data: { height: 77 },
    })
    const resumed = await place.run(['play', '--resume', file], { lines: ['q'] })
    expect(resumed.out).toContain('Played with the data pack “The survey”')
    const replayed = await place.run(['replay', file, '--json'])
    expect(JSON.parse(replayed.out).setup.pack.data).toEqual({ height: 77 })
  })
})
