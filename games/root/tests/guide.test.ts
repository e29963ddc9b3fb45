import { openNext } from '@tablee/board'
import { begin, lessonsOf, lessonsReadWell, YOU } from '@tablee/board/testing/guided.ts'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { Chance, render } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { loadRoom } from '../index.ts'
import { against, GUIDES, obedient, play } from './guided.ts'

const room = await loadRoom()

test('three factions are taught and a game against a robot, each at a level of its own', () => {
  expect(GUIDES.map(([, { level }]) => level).sort()).toEqual([1, 2, 3, 4])
})

describe.each(GUIDES)('the guided first game of the %s', (party, guide) => {
  test('seats the learner first, as that faction or alone against that robot', () => {
    expect(guide.start.seats[YOU]).toBe('you')
    const { factions, robots = [] } = guide.start.options as { factions: string[]; robots?: string[] }
    if (robots.length > 0) expect([guide.start.seats, robots]).toEqual([['you'], [party]])
    else expect(factions[YOU]).toBe(party)
    expect(guide.start.options.seating).toBe('asListed')
  })

  test('who follows the guide is told every lesson once, the last as the fourth round begins', () => {
    const { match, progress, silent, impossible } = play(guide, obedient)
    expect(progress.told.toSorted()).toEqual(lessonsOf(guide))
    expect(progress.told.at(-1)).toBe('alone')
    expect(match.game.round(match.state)).toBe(4)
    expect(silent).toEqual([])
    expect(impossible).toEqual([])
  })

  test('whatever the opponents do, every lesson is told once and every advice can be followed', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const bot = seed % 4 === 0 ? 'greedy' : 'random'
      const course = play(guide, {
        ...obedient,
        others: against(bot, 1000 * seed),
        readsEarly: seed % 2 === 0,
      })
      expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
      expect(course.impossible, `seed ${seed}`).toEqual([])
    }
  })

  test('who never listens breaks nothing, and is told every lesson once too', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const chance = Chance.of(seed)
      const course = play(guide, {
        others: against('random', 1000 * seed),
        readsEarly: seed % 2 === 0,
        choose: match => match.pick(YOU, chance.below(match.ask?.count(YOU) ?? 1)),
      })
      expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
      expect(course.impossible, `seed ${seed}`).toEqual([])
    }
  })

  test('who skips the guide is told nothing more', () => {
    const skipped = { told: ['goal'], open: null, skipped: true }
    expect(openNext(guide, skipped, situationOf(begin(guide, room), YOU))).toBe(skipped)
  })

  lessonsReadWell(guide, { left: 4 })

  test('it is offered by a name and a line in both languages', () => {
    for (const text of Object.values(guide.text)) {
      expect(render(text, { id: 'offer.title' }).length).toBeLessThan(40)
      expect(render(text, { id: 'offer' }).length).toBeLessThan(170)
    }
  })
})
