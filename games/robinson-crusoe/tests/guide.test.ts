import { openNext } from '@tablee/board'
import {
  begin,
  type Course,
  type Learner,
  lessonsOf,
  lessonsReadWell,
  obey,
  playGuided,
  YOU,
} from '@tablee/board/testing/guided.ts'
import { situationOf } from '@tablee/board/testing/situation.ts'
import { Chance, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { guide } from '../guide/index.ts'
import { room } from '../index.ts'
import type { Robinson } from '../state.ts'

/** A guided game, up to its last lesson. */
const play = (choose: Learner['choose'], seed?: number): Course =>
  playGuided(guide, begin(guide, room, seed), { choose })

test('who follows the guide is told every lesson once, the last while the third plan is made', () => {
  const { match, progress, silent, impossible, opened } = play(obey)
  const state = match.state as Robinson
  expect(progress.told.toSorted()).toEqual(lessonsOf(guide))
  expect(progress.told.at(-1)).toBe('alone')
  expect(match.game.round(match.state)).toBe(3)
  expect(state.phase).toBe('planning')
  expect(silent).toEqual([])
  expect(impossible).toEqual([])
  // The deal is chosen so that each of these is done, not only told.
  const done = ['pile', 'explore', 'odds', 'build', 'arrange', 'confirm', 'adventure', 'night', 'shelter']
  for (const id of [...done, 'gather', 'threat']) expect(opened[id], id).not.toBeNull()
})

test('all that the guide says on the way can be said in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const text = guide.text[language]
    const { opened } = play((match, advice) => {
      const candidate = match.face(YOU)?.candidates.find(({ key }) => key === advice?.key)
      expect(render(text, advice?.why ?? { id: '' }), advice?.key).toMatch(/\.$/)
      for (const words of [candidate?.say, advice?.say])
        if (words) expect(render(room.text[language], words, match.cast)).not.toBe('')
      obey(match, advice)
    })
    for (const id of Object.keys(opened)) expect(render(text, { id }), id).toMatch(/[.!?]$/)
  }
})

test('the deal shows what the lessons speak of', () => {
  const { match } = play(obey)
  const reports = new Set(match.history?.journal.map(({ id }) => id))
  const shown = ['die', 'adventure.drawn', 'tile.revealed', 'shelter.built', 'wounded', 'healed', 'food.rots']
  for (const id of [...shown, 'event.drawn', 'threat.strikes', 'woodpile', 'det.gained'])
    expect(reports, id).toContain(id)
  expect((match.state as Robinson).decks.hunting.length).toBeGreaterThan(0)
})

test('whatever the deal, who follows the guide is told every lesson and can do what it advises', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const course = play(obey, seed)
    expect(course.impossible, `seed ${seed}`).toEqual([])
    expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
  }
})

test('who never listens breaks nothing, and is told every lesson once too', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const chance = Chance.of(seed)
    const course = play(match => match.pick(0, chance.below(match.ask?.count(0) ?? 1)))
    expect(course.impossible, `seed ${seed}`).toEqual([])
    if (course.match.outcome === null)
      expect(course.progress.told.toSorted(), `seed ${seed}`).toEqual(lessonsOf(guide))
  }
})

test('who places a pawn in two steps is advised at both', () => {
  const { match } = play((one, advice) =>
    one.pickKey(YOU, advice?.key ?? one.face(YOU)?.candidates[0].key ?? ''),
  )
  expect((match.state as Robinson).shelter).toBe(true)
  expect(match.game.round(match.state)).toBe(3)
})

test('who skips the guide is told nothing more', () => {
  const skipped = { told: ['goal'], open: null, skipped: true }
  expect(openNext(guide, skipped, situationOf(begin(guide, room), YOU))).toBe(skipped)
})

lessonsReadWell(guide)
