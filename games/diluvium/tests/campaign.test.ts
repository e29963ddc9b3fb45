import { Match, type Played, type Progress } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { campaign, titleFor } from '../campaign.ts'
import { OUTCOMES, type OutcomeId, ROADS } from '../data/campaign.ts'
import { diluvium } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

/** A game of a campaign: lost, or won by an outcome, with what was found, for 10 gold if none is told. */
type Told = 'lost' | `s0${1 | 2} lost` | OutcomeId | readonly [way: string, gold: number]

/** Plays a campaign through, always on the stage that an outcome belongs to. */
function after(told: readonly Told[], chosen: { difficulty?: string } = { difficulty: 'normal' }): Progress {
  const log: Played[] = []
  for (const one of told) {
    const { next } = campaign.progress(chosen, log)
    const [way, score] = typeof one === 'string' ? [one, 10] : one
    const won = !way.endsWith('lost')
    const stage = won
      ? ROADS[way.split(':')[0] as OutcomeId].from
      : way === 'lost'
        ? next[0].stage
        : way.slice(0, 3)
    const game = next.find(open => open.stage === stage)
    if (!game) throw new Error(`${stage} is not open.`)
    log.push({ stage, options: game.options, seats: 1, at: 0, won, way, round: 9, score: won ? score : 0 })
  }
  return campaign.progress(chosen, log)
}

const open = ({ next }: Progress) => next.map(({ stage }) => stage)
const setup = (...told: Told[]) => after(told).next[0].options

/** All ways through the campaign, from a scenario on. */
const pathsFrom = (stage: string): OutcomeId[][] =>
  OUTCOMES.filter(outcome => ROADS[outcome].from === stage).flatMap(outcome => {
    const { to } = ROADS[outcome]
    return to === null ? [[outcome]] : pathsFrom(to).map(rest => [outcome, ...rest])
  })
const PATHS = ['s01', 's02'].flatMap(pathsFrom)

describe('the road', () => {
  test('begins with S01 or S02, as one likes [setup.2]', () => {
    expect(open(after([]))).toEqual(['s01', 's02'])
    expect(open(after(['s02 lost']))).toEqual(['s02'])
  })

  test.each<[OutcomeId, string, string]>([
    ['belliqueuse', 's05', 's01.9'],
    ['conquerante', 's04', 's01.11'],
    ['prospectrice', 's04', 's02.10'],
    ['exploratrice', 's03', 's02.11'],
    ['archeologue', 's07', 's03.15'],
    ['navigatrice', 's06', 's03.21'],
    ['bergere', 's08', 's04.22'],
    ['marchande', 's07', 's04.24'],
    ['belliciste', 's10', 's05.28'],
    ['corruptrice', 's08', 's05.33'],
    ['voyageuse', 's11', 's06.20'],
    ['pilleuse', 's12', 's07.23'],
    ['mecene', 's13', 's07.25'],
    ['meneuse', 's15', 's08.23'],
    ['solitaire', 's14', 's08.25'],
    ['impitoyable', 's09', 's10.32'],
  ])('%s leads to %s [%s] [log.4]', (outcome, to) => {
    const way = PATHS.find(path => path.includes(outcome)) ?? []
    const before = way.slice(0, way.indexOf(outcome) + 1)
    const progress = after(before)
    expect(progress.state).toBe('running')
    expect(open(progress)).toEqual([to])
  })

  test.each<[OutcomeId, string]>([
    ['pacificatrice', 's09.22'],
    ['decouvreuse', 's11.30'],
    ['rescapee', 's12.28'],
    ['condottiere', 's13.15'],
    ['inarretable', 's14.20'],
    ['pourfendeuse', 's15.22'],
  ])('%s ends it [%s]', outcome => {
    const way = PATHS.find(path => path.includes(outcome)) ?? []
    expect(after(way.slice(0, -1)).state).toBe('running')
    expect(after(way)).toMatchObject({ state: 'won', next: [] })
  })

  test('is of four scenarios, whichever way it goes; the last gives no bonus [log.1] [log.3] [log.10]', () => {
    expect(PATHS).toHaveLength(14)
    for (const path of PATHS) {
      expect(path).toHaveLength(4)
      expect(after(path.slice(0, 3)).state).toBe('running')
      expect(after(path).state).toBe('won')
      expect(after(path).bonuses).toEqual(after(path.slice(0, 3)).bonuses)
    }
  })

  test('is drawn with a halt for each scenario and the roads between them', () => {
    expect(campaign.stages).toHaveLength(15)
    expect(campaign.stages.find(({ id }) => id === 's04')?.to).toEqual(['s08', 's07'])
    expect(campaign.stages.find(({ id }) => id === 's14')?.to).toEqual([])
  })
})

describe('bonuses', () => {
  test('change the set-up of the games that follow, each its own [setup.28] [s01.8] [s04.20] [s04.21] [s04.23] [s05.32] [s07.24]', () => {
    expect(setup()).toMatchObject({ board: 'standard', food: false, card: 'none', home: 0, rack: false })
    expect(setup('belliqueuse')).toMatchObject({ scenario: 's05', board: 'warrior', food: false })
    expect(setup('conquerante')).toMatchObject({ scenario: 's04', board: 'standard', food: true })
    expect(setup('conquerante', 'bergere')).toMatchObject({ board: 'coloniser', allies: 'egyptian' })
    expect(setup('conquerante', 'marchande')).toMatchObject({ board: 'exploiter' })
    expect(setup('belliqueuse', 'corruptrice')).toMatchObject({ aztecSettler: true, allies: 'aztec' })
    expect(setup('conquerante', 'marchande', 'mecene')).toMatchObject({ rack: true })
  })

  test('add up, and last to the end of the campaign, the token too [setup.28] [log.7]', () => {
    expect(setup('prospectrice', 'marchande', 'mecene')).toMatchObject({
      scenario: 's13',
      fewerZeros: true,
      board: 'exploiter',
      rack: true,
    })
    expect(after(['prospectrice', 'marchande', 'mecene']).bonuses).toEqual([
      'token',
      'board:exploiter',
      'rack',
    ])
  })

  test('name the card and the tile that were found, in every later game [log.8] [s06.19]', () => {
    const card: Told = ['archeologue:ruGold', 10]
    for (const later of [[], ['mecene'], ['mecene', 'lost']] as Told[][])
      expect(setup('exploratrice', card, ...later)).toMatchObject({ card: 'ruGold', home: 0 })
    const home: Told = ['navigatrice:12', 10]
    expect(setup('exploratrice', home)).toMatchObject({ home: 12, card: 'none' })
    expect(setup('exploratrice', home, 'voyageuse')).toMatchObject({ home: 12, board: 'explorer' })
  })

  test('the second Warship is for the game after S10 alone, the last one [log.9]', () => {
    const path: Told[] = ['belliqueuse', 'belliciste', 'impitoyable']
    expect(after(path).bonuses).toEqual(['board:warrior', 'warship'])
    expect(open(after(path))).toEqual(['s09'])
    expect(after(path.slice(0, 2)).bonuses).toEqual(['board:warrior'])
  })

  test('are none of a scenario played on its own, whose allies are Egyptian [setup.32] [setup.33]', () => {
    const { options } = Match.start(diluvium, { seats: 1, seed: 1 }).setup
    expect(options).toMatchObject({ ...setup(), scenario: 's01' })
    expect(options.allies).toBe('egyptian')
  })
})

describe('lives', () => {
  const lives = (...told: Told[]) => after(told).lives

  test('are three at first; a defeat costs one, and the same scenario is played again with the same bonuses [lives.1] [lives.2] [lives.4] [lives.5]', () => {
    expect(lives()).toEqual({ left: 3, of: 3 })
    expect(lives('conquerante')).toEqual({ left: 3, of: 3 })
    expect(lives('conquerante', 'lost')).toEqual({ left: 2, of: 3 })
    expect(after(['conquerante', 'lost']).next).toEqual(after(['conquerante']).next)
    // The set-up tells no seed: a retry is dealt anew.
    expect(setup('conquerante', 'lost')).not.toHaveProperty('seed')
  })

  test('when none is left a defeat begins the campaign again, with nothing [lives.3]', () => {
    const three: Told[] = ['conquerante', 'lost', 'lost', 'lost']
    expect(after(three)).toMatchObject({ lives: { left: 0 }, score: 10, bonuses: ['food'] })
    expect(open(after(three))).toEqual(['s04'])
    const over = after([...three, 'lost'])
    expect(over).toEqual(after([]))
    expect(open(after([...three, 'lost', 'exploratrice']))).toEqual(['s03'])
  })

  test('la Pilleuse brings one, la Solitaire costs one, with none left the campaign [lives.6] [s07.22] [s08.24]', () => {
    expect(lives('conquerante', 'marchande', 'pilleuse')).toEqual({ left: 4, of: 4 })
    expect(lives('conquerante', 'bergere', 'solitaire')).toEqual({ left: 2, of: 3 })
    const last: Told[] = ['conquerante', 'lost', 'lost', 'lost', 'bergere']
    expect(after([...last, 'solitaire'])).toEqual(after([]))
    expect(open(after([...last, 'meneuse']))).toEqual(['s15'])
  })
})

describe('the log', () => {
  const four = (...gold: number[]): Told[] =>
    ['conquerante', 'marchande', 'mecene', 'condottiere'].map((way, place) => [way, gold[place]] as const)

  test('tells difficulty, scenarios, lives, bonuses and gold [log.2]', () => {
    const progress = after([['conquerante', 31], 'lost'], { difficulty: 'extreme' })
    expect(progress.next[0].options.difficulty).toBe('extreme')
    expect(Object.keys(progress.best)).toEqual(['s01', 's04'])
    expect(progress.best.s01).toMatchObject({ won: true, way: 'conquerante', score: 31 })
    expect(progress).toMatchObject({ lives: { left: 2 }, bonuses: ['food'], score: 31 })
  })

  test('adds up the gold of the four that were won, and gives a title at the end [log.5] [log.6]', () => {
    expect(after(four(31, 34, 20, 12))).toMatchObject({ score: 97, title: 'leader' })
    const [first, ...others] = four(31, 34, 20, 12)
    expect(after([first, 'lost', ...others]).score).toBe(97)
    expect(after(four(31, 60, 20, 12).slice(0, 3))).not.toHaveProperty('title')
  })

  test.each<[number, string | undefined, string]>([
    [19, undefined, 'success.5'],
    [20, 'chanceuse', 'success.1'],
    [70, 'chanceuse', 'success.1'],
    [71, 'leader', 'success.2'],
    [150, 'leader', 'success.2'],
    [151, 'souveraine', 'success.3'],
    [209, 'souveraine', 'success.3'],
    [210, 'guide', 'success.4'],
  ])('%i gold: %s [%s]', (gold, title) => {
    expect(titleFor(gold)).toBe(title)
    expect(after(four(gold - 3, 1, 1, 1)).title).toBe(title)
  })

  test('difficulty is chosen once, with the campaign or before its first game [difficulty.1]', () => {
    expect(after([], { difficulty: 'divine' }).next[0]).not.toHaveProperty('choose')
    expect(after([], {}).next[0].choose).toEqual({ difficulty: ['normal', 'difficult', 'extreme', 'divine'] })
    const [game] = campaign.progress({}, []).next
    const played = { stage: 's01', seats: 1, at: 0, won: true, way: 'conquerante', round: 9 }
    const log = [{ ...played, options: { ...game.options, difficulty: 'extreme' } }]
    const { next } = campaign.progress({}, log)
    expect(next[0].options.difficulty).toBe('extreme')
    expect(next[0]).not.toHaveProperty('choose')
  })
})

describe('its page is told', () => {
  const stage = (id: string) => campaign.stages.find(one => one.id === id)

  test('how each scenario can be won, where that leads and what it brings [log.4] [log.7]', () => {
    for (const { id, ways = [], to } of campaign.stages) {
      expect(ways.map(way => way.id)).toEqual(OUTCOMES.filter(outcome => ROADS[outcome].from === id))
      expect(ways.flatMap(way => way.to ?? [])).toEqual(to)
    }
    const [alone] = stage('s14')?.ways ?? []
    expect(alone).toMatchObject({ id: 'inarretable', to: null, brings: [] })
    const lonely = stage('s08')?.ways?.find(({ id }) => id === 'solitaire')
    expect(lonely?.brings).toEqual([{ fr: 'une vie de moins', en: 'one life less' }])
    expect(lonely?.told.en).toMatch(/alone/)
  })

  test('what was won, with the card or the tile that was found [log.7] [log.8]', () => {
    const words = (...told: Told[]) => after(told).bonuses?.map(id => campaign.bonus?.(id).en)
    expect(words('prospectrice', 'bergere')).toEqual([
      'one Combat token of value 0 less',
      'the Coloniser board',
      'the Egyptians as allies',
    ])
    expect(words('exploratrice', ['archeologue:ruGold', 10])).toEqual(['the Ruins card “Buried treasure”'])
    expect(words('exploratrice', ['navigatrice:12', 10])).toEqual(['tile 12 as your home'])
    expect(campaign.bonus?.('home:12').fr).toBe('la tuile 12 pour foyer')
  })

  test('the games since it began, or began again, and the titles by their gold [lives.3] [success.1]', () => {
    expect(after(['conquerante', 'lost']).games?.map(({ won }) => won)).toEqual([true, false])
    expect(after(['s01 lost', 'lost', 'lost', 'lost']).games).toEqual([])
    expect(campaign.titles?.map(({ from }) => from)).toEqual([20, 71, 151, 210])
    expect(campaign.solo).toBe(true)
  })
})

describe('a finished game', () => {
  const values = { outcome: 'conquerante', gold: 22, rival: 14, card: '', home: 0 }
  const came = (changes: object, scenario = 's01', seats = 1) =>
    campaign.result({
      outcome: { winners: [0], why: { id: 'end.won', values: { ...values, ...changes } } },
      round: 12,
      seats,
      scores: [22],
      options: { scenario },
    })

  test('is its outcome, its gold, and what was found [log.6]', () => {
    expect(came({})).toEqual({ won: true, way: 'conquerante', score: 22, round: 12 })
    expect(came({ outcome: 'archeologue', card: 'ruShip' }, 's03')?.way).toBe('archeologue:ruShip')
    expect(came({ outcome: 'navigatrice', home: 7 }, 's03')?.way).toBe('navigatrice:7')
    const lost = { outcome: { winners: [], why: { id: 'end.lost' } }, round: 5, seats: 1, scores: [30] }
    expect(campaign.result({ ...lost, options: { scenario: 's01' } })).toEqual({ won: false, round: 5 })
  })

  test('of S11 brings its gold only where it is more than the rival’s, of S08 always [s11.26] [s08.12]', () => {
    expect(came({ outcome: 'decouvreuse', gold: 15 }, 's11')?.score).toBe(15)
    expect(came({ outcome: 'decouvreuse', gold: 14 }, 's11')).toMatchObject({ won: true, score: 0 })
    expect(came({ outcome: 'meneuse', gold: 9 }, 's08')?.score).toBe(9)
  })

  test('does not count of several, nor of the scenarios that stand alone [lives.7]', () => {
    expect(came({}, 's01', 2)).toBeNull()
    expect(came({ outcome: 'implantee' }, 'i01')).toBeNull()
    expect(came({ outcome: 'ravitailleuse' }, 'i02')).toBeNull()
  })
})

describe('the end of a scenario tells', () => {
  const told = (text: typeof en | typeof fr, outcome: OutcomeId) =>
    text['end.won']({ outcome, gold: 20, rival: 9, card: '', home: 0 }, [])

  test('what an outcome brings in a campaign and where it leads, in both languages [log.4]', () => {
    for (const text of [en, fr])
      expect(new Set(OUTCOMES.map(outcome => told(text, outcome))).size).toBe(OUTCOMES.length)
    expect(told(en, 'belliqueuse')).toMatch(/In a campaign: the Warrior board, then “Late Recourse”\.$/)
    expect(told(fr, 'conquerante')).toMatch(
      /En campagne\s: 1 Nourriture au début de chaque partie, puis «\sUn ami dans le besoin\s»\.$/,
    )
    expect(told(en, 'rescapee')).toMatch(/this is the end\.$/)
    expect(told(fr, 'implantee')).not.toMatch(/campagne/)
  })
})
