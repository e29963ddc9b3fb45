import { Chance, type Report } from '@tablee/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { board } from '../board/index.ts'
import { isChange } from '../board/moments/changes.ts'
import type { Told } from '../board/moments/passages.ts'
import { queueOf } from '../board/moments/queued.ts'
import { fetchRest } from '../board/ui/later.tsx'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { RobinsonView } from '../view.ts'
import { draw, newMatch, propsOf } from './drawing.ts'
import { carryOut, NO, position, put, type RobinsonMatch, YES } from './position.ts'

beforeAll(fetchRest)

/** What a seat sees at some moment. */
interface Sight {
  readonly view: RobinsonView
  readonly told: number
}

const journal = (match: RobinsonMatch): readonly Report[] => match.history?.journal ?? []
const look = (match: RobinsonMatch): Sight => ({
  view: match.view(0) as RobinsonView,
  told: journal(match).length,
})

/** What is shown of what has happened since. */
function since(match: RobinsonMatch, { view: before, told }: Sight): Told[] {
  const after = match.view(0) as RobinsonView
  return (board.passages?.(journal(match).slice(told), { before, after, journal: journal(match) }, 'fr') ??
    []) as Told[]
}

const numbers = ({ telling }: Told): unknown[] =>
  telling.outcome.rows.filter(isChange).map(({ what, who, cause, from, to }) => [what, who, cause, from, to])

describe('what is resolved', () => {
  test('is seen step by step: a failed gathering with its wound, its dice and what it gives [dice.4] [dice.6]', () => {
    const match = position('cook').tile('M2', 5).rolls(NO, YES, NO).planning()
    put(match, 'cook', 'gather:M2:1')
    const sight = look(match)
    carryOut(match)
    const [gathering, rest] = since(match, sight)
    expect(gathering.name).toBe('récolte')
    expect(gathering).toMatchObject({ at: ['node:M2'], seat: 0 })
    expect(gathering.sentence).toContain('échec')
    expect(gathering.telling.dice).toEqual([
      { die: 'success', shows: false, again: false },
      { die: 'wound', shows: true, again: false },
      { die: 'adventure', shows: false, again: false },
    ])
    expect(numbers(gathering)).toEqual([
      ['hearts', 'cook', 'die', 12, 11],
      ['det', 'cook', 'failure', 0, 2],
    ])
    expect(rest.name).toBe('repos')
  })

  test('tells two wounds of two causes in two rows, and the morale that falls with them [track.2]', () => {
    const match = position('cook')
      .wounds('cook', 2)
      .morale(1)
      .tile('M2', 5)
      .adventures('winterIsComing')
      .rolls(YES, YES, YES)
      .planning()
    put(match, 'cook', 'gather:M2:1')
    const sight = look(match)
    carryOut(match)
    const [gathering] = since(match, sight)
    expect(gathering.telling.card).toBe('winterIsComing')
    expect(numbers(gathering)[0]).toEqual(['hearts', 'cook', 'die', 10, 9])
    expect(numbers(gathering)).toContainEqual(['woodLater', '', 'success', 0, 1])
  })

  test('shows the weather dice also when the roof keeps everything out [weather.1]', () => {
    const match = position('cook').shelter().level('roof', 4).round(5).rolls(YES).until('night').at('weather')
    const [weather] = since(match, { view: match.view(0) as RobinsonView, told: 0 })
    expect(weather.telling.sky).toEqual([{ die: 'rain', rain: 1, snow: 0 }])
    expect(weather.sentence).toBe('Météo\u00a0: 1 nuage de pluie.')
  })

  test('gives back in a row what a build that fails had staked [build.4]', () => {
    const match = position('cook').has({ wood: 2 }).rolls(NO, NO, NO).planning()
    put(match, 'cook', 'build:shelter:M1')
    const sight = look(match)
    carryOut(match)
    expect(numbers(since(match, sight)[0])).toContainEqual(['wood', '', 'returned', 0, 2])
  })

  test('stops at Friday’s death [friday.14]', () => {
    const match = position('cook')
      .with({ friday: 'yes' })
      .wounds('friday', 3)
      .tile('M2', 5)
      .rolls(YES, YES, NO)
      .planning()
    put(match, 'friday', 'gather:M2:1')
    const sight = look(match)
    carryOut(match)
    expect(since(match, sight).find(({ stops }) => stops)?.name).toBe('récolte')
  })

  test('is drawn with its place, its dice, its changes and the camp; the queue tells what is to come', () => {
    const match = position('cook', 'soldier').tile('M2', 5).rolls(YES, NO, NO).planning()
    put(match, 'cook', 'gather:M2:1')
    const sight = look(match)
    carryOut(match)
    const passages = since(match, sight)
    const drawn = draw(board.Beside, propsOf(match, 0, { passages, before: sight.view }))
    for (const words of ['Réussite', 'Indemne', 'Ce qui change', 'Bois futur', 'Sans abri'])
      expect(drawn).toContain(words)
    const begins = journal(match).findIndex(({ id }) => id === 'action.begins')
    const queue = queueOf(passages, 0, sight.view, journal(match).slice(0, begins), 'fr')
    expect(queue.map(({ kind, state }) => [kind, state])).toEqual([
      ['gather', 'now'],
      ['rest', 'next'],
      ['rest', 'next'],
      ['rest', 'next'],
      ['end', 'next'],
      ['weather', 'next'],
      ['night', 'next'],
    ])
  })
})

describe('in random games', () => {
  /** What the panel shows otherwise than as a row, or what the strip and the prompt show while a plan is made. */
  const APART = /^(kernel|plan|phase|round$|action|die|weather\.(die|animals)|demand|fight$)/

  test.each(SCENARIO_IDS)('nothing that is reported passes unseen: %s', scenario => {
    const match = newMatch(scenario, 3, 2)
    const chance = Chance.of(2)
    const keys = new Set<string>()
    for (let picks = 0; picks < 250 && match.waiting; picks++) {
      const sight = look(match)
      const { seats } = match.waiting
      const seat = seats[chance.below(seats.length)]
      const offered = match.face(seat)?.candidates.map(({ key }) => key) ?? []
      const key = offered.includes('confirm') ? 'confirm' : offered[chance.below(offered.length)]
      match.pickKey(seat, key)
      const shown = since(match, sight)
      const seen = new Set(shown.flatMap(({ reports }) => reports))
      for (const report of journal(match).slice(sight.told))
        if (!APART.test(report.id)) expect(seen, report.id).toContain(report)
      for (const { key: one } of shown) {
        expect(keys).not.toContain(one)
        keys.add(one)
      }
    }
  })
})
