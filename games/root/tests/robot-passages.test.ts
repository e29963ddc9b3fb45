import { readFileSync } from 'node:fs'
import { Match, readSetup } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { passages } from '../board/passages.ts'
import { choicesIn, verdicts } from '../board/robots/choices.ts'
import { ROBOTS as WORDS } from '../board/words.ts'
import { root } from '../game.ts'
import { ROBOTS } from '../robots/index.ts'
import { mostOwnWarriors } from '../rules/robots/keys.ts'
import { targetClearing } from '../rules/robots/target.ts'
import { view } from '../view.ts'
import './opened.ts'
import { position, type RootMatch, told } from './position.ts'
import { robotTurn } from './robots.ts'

const robot = 1

/** The ids of the rule index. */
const INDEX = readFileSync(new URL('../RULES.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map(line => line.split('\t')[0])

/** What is shown of all that was reported so far. */
function shown(match: RootMatch, language: 'en' | 'fr' = 'en') {
  const journal = match.history?.journal ?? []
  const now = view(match.state, 0)
  return passages(journal, { before: now, after: now, journal }, language)
}

const fighting = () =>
  position('alliance')
    .robot('mechanicalMarquise')
    .warriors(robot, 3, 1, 8, 12)
    .warriors(robot, 1, 6)
    .token('alliance', 'sympathy', 6)
    .deckTop('foxfolkSteel')
    .hand('alliance', 'anvil')
    .dice(0, 0)

test('the turn of a robot is shown step by step, each with its rule, and waits for whoever looks', () => {
  const steps = shown(fighting().turn(robot, 'birdsong'))
  expect(steps.slice(0, 3).map(({ name }) => name)).toEqual(['order', 'battle', 'recruit'])
  expect(steps.find(({ name }) => name === 'recruit')).toMatchObject({
    rule: 'robot.4.5.2',
    ruleName: 'rule 4.5.2',
    seat: robot,
    whole: true,
  })
  for (const { concerns } of steps) expect(concerns).toBeUndefined()
  expect(steps[0].sentence).toBe('Mechanical Marquise: order fox, Foxfolk Steel.')
  const french = shown(fighting().turn(robot, 'birdsong'), 'fr')
  expect(french[0].ruleName).toBe('règle\u00a04.4')
  expect(french.map(({ name }) => name).slice(0, 3)).toEqual(['ordre', 'combat', 'recrutement'])
})

test('what was recruited after a battle is no part of it', () => {
  const steps = shown(fighting().turn(robot, 'birdsong'))
  const battle = steps.find(({ reports }) => reports.some(({ id }) => id === 'battle.starts'))
  expect(battle?.reports.map(({ id }) => id)).not.toContain('warriors.placed')
})

test('each candidate tells what was counted of it and why it lost', () => {
  const match = robotTurn(
    position('alliance').robot('mechanicalMarquise').warriors(robot, 2, 6, 8).warriors(robot, 1, 2),
    robot,
    'fox',
  )
  targetClearing(match, robot, 'build', [2, 6, 8], [mostOwnWarriors(match.state, robot)])
  const [choice] = choicesIn(match.history?.journal ?? [])
  expect(verdicts(choice, 'en')).toEqual([
    { clearing: 2, chosen: false, words: 'own warriors: 1' },
    { clearing: 6, chosen: true, words: 'own warriors: 2, chosen' },
    { clearing: 8, chosen: false, words: 'own warriors: 2, priority 8' },
  ])
  expect(verdicts(choice, 'fr')[2].words).toBe('guerriers du robot\u00a0: 2, priorité 8')
  expect(verdicts({ ...choice, among: [6] }, 'en')).toEqual([])
})

test('every step and deed of every robot has its words in both languages, and a rule of the index', () => {
  const said = new Set<string>()
  for (const { id, card } of ROBOTS)
    for (const seed of [1, 2]) {
      const options = {
        factions: [card.plays === 'alliance' ? 'duchy' : 'alliance'],
        robots: [id],
        seating: 'asListed',
      }
      const match = Match.start(root, readSetup(root, 1, options, seed)) as RootMatch
      while (match.ask && match.picks < 250)
        match.pick(match.ask.waiting[0], (match.picks * 7) % match.ask.count(match.ask.waiting[0]))
      for (const one of told(match, 'robot.step')) {
        const { step, rule } = one as { step: string; rule: string }
        said.add(step)
        expect(
          INDEX.some(one => one === rule || one.startsWith(`${rule}.`)),
          rule,
        ).toBe(true)
        expect(rule).toMatch(
          new RegExp(`^robot\\.${'ABCD-FGHI'.indexOf(card.letter) + 4 - (card.letter > 'E' ? 1 : 0)}\\.`),
        )
      }
      for (const one of told(match, 'robot.clearing')) said.add((one as { deed: string }).deed)
    }
  for (const deed of said) {
    expect(WORDS.en.deed[deed], deed).toBeTruthy()
    expect(WORDS.fr.deed[deed], deed).toBeTruthy()
  }
  expect(said.size).toBeGreaterThan(30)
})
