import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { around, chaptersOf, readRules, ruleAt, search, withNumbers } from '../src/rules/index.ts'
import { rulesOf, topicOf, topicsOf } from '../src/rules/load.ts'

const games = new URL('../../games/', import.meta.url)
const translated = readdirSync(games, { recursive: true, encoding: 'utf8' })
  .filter(path => /^[^/\\]+[/\\]RULES\.fr\.tsv$/.test(path))
  .map(path => path.split(/[/\\]/)[0])

const read = (game: string, file: string) => readFileSync(new URL(`${game}/${file}`, games), 'utf8')
const idsOf = (tsv: string) =>
  tsv
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t')[0])

describe.each(translated)('the French rules of %s', game => {
  const rules = readRules(read(game, 'RULES.fr.tsv'))

  test('are those of the English index, in its order, none empty', () => {
    expect(idsOf(read(game, 'RULES.fr.tsv'))).toEqual(idsOf(read(game, 'RULES.tsv')))
    expect(rules).toHaveLength(readRules(read(game, 'RULES.tsv')).length)
  })

  test('are set as French is', () => {
    const wrong = /['"]|[^\u00a0][;:!?»]|«[^\u00a0]| {2}|^\s|\s$|[^.!?]$/
    expect(rules.filter(({ statement }) => wrong.test(statement))).toEqual([])
  })

  test.each(['fr', 'en'] as const)('stand under a title for every chapter (%s)', async language => {
    const index = await rulesOf(game, language)
    expect(index?.language).toBe(language)
    const heads = new Set(index?.rules.map(({ id }) => id.split('.')[0]))
    const titles = Object.keys(index?.titles ?? {})
    expect([...heads].filter(head => !titles.includes(head))).toEqual([])
  })
})

test('Root is told in the language that is set', async () => {
  for (const [language, words] of [
    ['fr', 'clairière'],
    ['en', 'clearing'],
  ] as const) {
    const rules = (await rulesOf('root', language))?.rules ?? []
    expect(rules.find(({ id }) => id === '2.2.1')?.statement).toContain(words)
  }
})

test('an index in English alone stands in for French, and says so; a game without one has none', async () => {
  const harbour = await rulesOf('harbour', 'fr')
  expect(harbour?.language).toBe('en')
  expect(harbour?.rules.length).toBeGreaterThan(0)
  expect(await rulesOf('tic-tac-toe', 'fr')).toBeNull()
})

test('every rule of Root is shown, of the Law and of its robots', async () => {
  const ids = (await rulesOf('root', 'fr'))?.rules.map(({ id }) => id) ?? []
  expect(ids).toHaveLength(1872)
  expect(ids).toEqual(expect.arrayContaining(['4.3.a', 'robot.human-effect.keepers']))
})

describe('a rule is told by what it is about', () => {
  const titles = { '4': 'Key acts', '4.3': 'battle' }

  test('the longest part of its id that has a title', () => {
    expect(topicOf('4.3.1.I', titles)).toBe('battle')
    expect(topicOf('4.2', titles)).toBe('Key acts')
    expect(topicOf('9.1', titles)).toBeNull()
  })

  test.each(['root', 'robinson-crusoe'])('%s has one for every rule in both languages', async game => {
    for (const language of ['fr', 'en'] as const) {
      const topic = await topicsOf(game, language)
      const rules = (await rulesOf(game, language))?.rules ?? []
      expect(rules.filter(({ id }) => topic(id) === null)).toEqual([])
    }
  })
})

const few = readRules(
  [
    'id\tstatement',
    '4.2.a\tUn déplacement emmène des guerriers.',
    '4.2.1\tIl faut contrôler le départ ou l’arrivée (4.3).',
    '4.3.b\tL’Œil voit tout.',
    '4.3.1.I\tContrer.',
    '4.3.1.II\tRésoudre.',
    'turn.1\tD’abord, l’Aurore.',
    '14.2\tPlus loin.',
    '',
  ].join('\n'),
)
const ids = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id)

test('a search looks at numbers and words, whatever their case, accents and apostrophes', () => {
  expect(ids(search(few, '4.2'))).toEqual(['4.2.a', '4.2.1'])
  expect(ids(search(few, 'DEPLACEMENT guerriers'))).toEqual(['4.2.a'])
  expect(ids(search(few, "l'oeil"))).toEqual(['4.3.b'])
  expect(search(few, ' ')).toEqual(few)
  expect(search(few, 'dragon')).toEqual([])
})

test('chapters stand in the order of their titles; those without a title come last', () => {
  const chapters = chaptersOf(few, { 4: 'Agir', turn: 'Le tour', 7: 'Nobody' })
  expect(chapters.map(({ title, rules }) => [title, rules.length])).toEqual([
    ['4. Agir', 5],
    ['Le tour', 1],
    ['14. 14', 1],
  ])
})

test('a rule comes with what stands under it and beside it', () => {
  const { rule, beside } = around(few, '4.2.1')
  expect([ids(rule), ids(beside)]).toEqual([['4.2.1'], ['4.2.a']])
  expect(ids(around(few, '4.3.1').rule)).toEqual(['4.3.1.I', '4.3.1.II'])
  expect(around(few, 'turn.2').rule).toEqual([])
})

test('a rule among very many of its kind has no neighbours', () => {
  const rules = readRules(read('root', 'RULES.tsv'))
  expect(ids(around(rules, 'card.standard.cobbler').beside)).toEqual([])
  expect(ids(around(rules, 'ruling.r-122.b').beside)).toEqual(['ruling.r-122.a'])
})

test('a number in a statement means its rule, or the first one under it', () => {
  expect(withNumbers(few[1].statement)[1]).toBe('4.3')
  expect(ruleAt(few, '4.3')?.id).toBe('4.3.b')
  expect(ruleAt(few, '9')).toBeUndefined()
})
