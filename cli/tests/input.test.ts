import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Workplace } from './command.ts'
import { catalogue } from './shaky.ts'

let place: Workplace
let saved: string
beforeAll(async () => {
  place = await Workplace.build()
  await place.run(['play', 'shaky', '--seed', '1'], {
    lines: ['1', '1', `s ${place.at('saved.json')}`, 'q'],
    env: { XDG_DATA_HOME: place.at('elsewhere') },
  })
  saved = readFileSync(place.at('saved.json'), 'utf8')
  place.write('empty.json', '')
  place.write('cut.json', saved.slice(0, saved.length / 2))
  place.write('bent.json', saved.replace('"seed":1', '"seed":2'))
  place.write('foreign.json', JSON.stringify({ name: 'tablee', version: 1 }))
  place.write('list.json', '[1, 2]')
  place.write('picture.json', '\u0000\u0001PNG')
})
afterAll(() => place.remove())

const NOT_A_SAVE = 'This is not a game saved by Tablée, or it is damaged.'
const GAMES = catalogue.map(({ id }) => id).join(', ')

describe('bad input: one sentence, exit code 2, nothing written', () => {
  const files = () => readdirSync(place.dir, { recursive: true }).sort()

  test.each<[string, string | RegExp]>([
    [
      'dance',
      'There is no command “dance”; the commands are: play, campaign, games, simulate, replay, export, import, rules, data, serve, backup, restore, owner, help.',
    ],
    ['help dance', /^There is no command “dance”/],
    ['games --loud', /^There is no flag “--loud” here; the flags are: --all, --json/],
    ['games -x', /^There is no flag “-x” here/],
    ['games --all=yes', '--all takes no value.'],
    ['games chess', '“chess” is one word too many: “tablee help games” shows what games takes.'],
    ['rules', 'Something is missing: “tablee help rules” shows what rules needs.'],
    ['games --lang de', '“de” is not a language spoken here: choose fr or en.'],
    ['play chess', `There is no game “chess”; the games are: ${GAMES}.`],
    ['simulate constructor', /^There is no game “constructor”/],
    ['rules chess', /^There is no game “chess”/],
    ['data chess', /^There is no game “chess”/],
    ['play shaky --seats', '--seats needs a value.'],
    ['play shaky --seats --json', '--seats needs a value.'],
    ['play shaky --json', /^A game is played by people/],
    ['play shaky --seats you,you,you,you', 'shaky is for 1 to 3 seats here, not 4.'],
    ['play tic-tac-toe --seats you', 'tic-tac-toe is for 2 seats here, not 1.'],
    ['play shaky --seats you,hal', /^There is no bot “hal”; the bots are: random, greedy, search/],
    ['play shaky --seats search:wild', /^There is no bot “search:wild”/],
    [
      'play shaky --seed abc',
      '“abc” is not possible for --seed: give a whole number from 0 to 9007199254740991.',
    ],
    ['play shaky --seed -1', /^“-1” is not possible for --seed/],
    ['play shaky --option length', '“length” is not an option: write --option name=value.'],
    ['play shaky --option colour=red', /^There is no option “colour”; the options are: length, /],
    ['play shaky --option __proto__=1', /^There is no option “__proto__”/],
    ['play shaky --option length=99', '“99” is not possible for the option “length”: choose 1–40.'],
    ['play shaky --option mode=dusk', '“dusk” is not possible for the option “mode”: choose day, night.'],
    ['play shaky --option length=13', 'Nobody crosses a bridge of thirteen steps.'],
    ['simulate shaky --option length=13 --lang fr', 'Personne ne traverse un pont de treize pas.'],
    ['simulate shaky --games 0', /^“0” is not possible for --games: give a whole number from 1/],
    ['simulate shaky --games 1.5', /^“1.5” is not possible for --games/],
    ['simulate shaky --workers 0', /^“0” is not possible for --workers/],
    ['simulate shaky --seats you', 'Nobody sits at a simulation: “you” is for “tablee play”.'],
    ['simulate shaky --seats random,random,random,random', 'shaky is for 1 to 3 seats here, not 4.'],
    ['simulate harbour --option trades=tea,tea', /tea/],
    ['simulate shaky --save saved.json', /^saved\.json cannot be written \(EEXIST\)\.$/],
    ['play --resume missing.json', 'There is no file missing.json.'],
    ['play --resume', /^There is no game to resume in /],
    ['play --resume saved.json --seats you,you', 'shaky is for 1 seats here, not 2.'],
    ['play --resume saved.json --seed 3', 'A game that is resumed keeps its setup: --seed cannot change it.'],
    ['play --resume cut.json', NOT_A_SAVE],
    ['replay missing.json', 'There is no file missing.json.'],
    ['replay dist', 'dist cannot be read (EISDIR).'],
    ['replay empty.json', NOT_A_SAVE],
    ['replay cut.json', NOT_A_SAVE],
    ['replay bent.json', NOT_A_SAVE],
    ['replay foreign.json', NOT_A_SAVE],
    ['replay list.json', NOT_A_SAVE],
    ['replay picture.json', NOT_A_SAVE],
    ['replay saved.json --to x', /^“x” is not possible for --to/],
    ['replay saved.json --to 9', 'Pick 9 does not exist: this game has picks 0 to 2.'],
    ['replay saved.json --seat 2', '“2” is not possible for --seat: give a whole number from 1 to 1.'],
    ['export cut.json', NOT_A_SAVE],
    ['export saved.json --output nowhere/at/all.txt', 'nowhere/at/all.txt cannot be written (ENOENT).'],
    ['data shaky --check nowhere', 'There is no file nowhere.'],
    ['data shaky --check dist', /^There is no \.json file in dist/],
  ])('tablee %s', async (line, sentence) => {
    const before = files()
    const { code, out, err } = await place.run(line.split(' '))
    expect(out).toBe('')
    expect(err).toMatch(/^[^\n]+\n$/)
    if (typeof sentence === 'string') expect(err).toBe(`${sentence}\n`)
    else expect(err.trim()).toMatch(sentence)
    expect(code).toBe(2)
    expect(files()).toEqual(before)
    expect(readFileSync(place.at('saved.json'), 'utf8')).toBe(saved)
  })
})

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('tablee %j', async args => {
    const { code, out } = await place.run(args)
    expect(code).toBe(0)
    expect(out).toMatch(/^Tablée: board games, played faithfully\.\n[\s\S]*tablee simulate <game>/)
  })

  test.each(['play', 'games', 'simulate', 'replay', 'export', 'rules', 'data'])(
    'tablee help %s',
    async command => {
      const english = await place.run(['help', command])
      const french = await place.run([command, '--help', '--lang', 'fr'])
      expect(french.out).not.toBe(english.out)
      for (const { out, code } of [english, french]) {
        expect(code).toBe(0)
        expect(out).toMatch(new RegExp(`^tablee ${command} `))
        expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThan(112)
      }
    },
  )

  test('the version', async () => {
    expect((await place.run(['--version'])).out).toBe('1.2.3\n')
  })
})

describe('the language', () => {
  test.each([
    [{ LANG: 'fr_FR.UTF-8' }, [], 'Le jeu'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'fr_BE' }, [], 'Le jeu'],
    [{ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' }, [], 'There is'],
    [{ LANG: 'de_DE' }, [], 'There is'],
    [{ LANG: 'fr_FR.UTF-8' }, ['--lang', 'en'], 'There is'],
    [{}, ['--lang=fr'], 'Le jeu'],
  ])('%j %j', async (env, args, words) => {
    const { err } = await place.run(['play', 'chess', ...args], { env })
    expect(err).toContain(words)
  })
})

test('no colours where nobody sees them', async () => {
  const { out } = await place.run(['games'], { env: { TERM: 'xterm-256color' } })
  expect(out).not.toContain('\u001b')
})

test('whoever reads the output may stop reading it', () => {
  const command = `"${process.execPath}" "${place.at('dist/tablee.mjs')}" data harbour --json | head -1; echo "\${PIPESTATUS[0]}"`
  expect(execFileSync('bash', ['-c', command], { encoding: 'utf8' })).toBe('{\n0\n')
})
