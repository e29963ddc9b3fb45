import { Chance, Match, type Report, type Seat } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { Island } from '../../board/map/map.tsx'
import Panel from '../../board/moments/panel.tsx'
import { passages, type Told } from '../../board/moments/passages.ts'
import { outline } from '../../board/outline.ts'
import { Mine } from '../../board/parts/mine.tsx'
import { Seats } from '../../board/parts/seats.tsx'
import { perseverance3 } from '../../game.ts'
import type { Perseverance3View } from '../../view.ts'
import { alone, cards, programs } from '../alone.ts'
import { NEUTRAL, type P3Match, position } from '../position.ts'
import { draw, propsOf } from './drawing.ts'

const journalOf = (match: P3Match): readonly Report[] => match.history?.journal ?? []
const viewOf = (match: P3Match, seat: Seat) => match.view(seat) as Perseverance3View

/** What a seat is shown of what a pick brings. */
function shownBy(match: P3Match, seat: Seat, pick: () => void): readonly Told[] {
  const before = viewOf(match, seat)
  const known = journalOf(match).length
  pick()
  const journal = journalOf(match)
  return passages(
    journal.slice(known),
    { before, after: viewOf(match, seat), journal },
    'fr',
  ) as readonly Told[]
}

/** What a step looks like beside the table, or over it. */
const panelAt = (
  match: P3Match,
  steps: readonly Told[],
  shown: number,
  language: 'fr' | 'en' = 'fr',
): string => draw(Panel, propsOf(match, 0, { passages: steps, shown, language }))

describe.each([1, 2, 3])('in random games of %i', seats => {
  test('assemblies and all that the Dissenters do are shown step by step, and every step is drawn', () => {
    const match: P3Match = Match.start(perseverance3, { seats, seed: 11 })
    const chance = Chance.of(11)
    let meetings = 0
    let drawn = 0
    while (match.ask) {
      const from = journalOf(match).length
      const [seat] = match.ask.waiting
      const steps = shownBy(match, 0, () => match.pick(seat, chance.below(match.ask?.count(seat) ?? 1)))
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      const told = new Set(steps.flatMap(({ reports }) => reports))
      for (const report of journalOf(match).slice(from)) {
        const shows =
          report.id === 'assembly.held' ||
          (report.id.startsWith('solo.') && !UNTOLD.has(report.id) && match.state.phase !== 'over')
        if (shows) expect(told.has(report), report.id).toBe(true)
      }
      for (const [n, step] of steps.entries()) {
        expect(step.sentence).not.toMatch(/undefined|NaN|\[\[/)
        if (step.meeting) meetings++
        if (drawn++ % 7 !== 0) continue
        for (const language of ['fr', 'en'] as const) {
          const panel = panelAt(match, steps, n, language)
          expect(panel).toMatch(step.meeting ? /pv-meet/ : /pv-tale/)
          expect(panel).not.toMatch(/undefined|NaN/)
        }
        expect(draw(Island, propsOf(match, 0, { passing: { passages: steps, shown: n } }))).toContain(
          'pv-zone',
        )
      }
    }
    expect(meetings).toBeGreaterThan(8)
  })
})

/** The start, the final scoring, and what the followers of an assembly come to. */
const UNTOLD: ReadonlySet<string> = new Set([
  'solo.programs',
  'solo.begins',
  'solo.chosen',
  'solo.followers',
  'solo.artefactScore',
  'solo.programOfficer',
])

describe('an assembly', () => {
  const gathered = () =>
    position()
      .inCity(0, 'expansion', 0)
      .inCity(1, 'expansion', 1)
      .inCity(NEUTRAL, 'expansion', 2)
      .shelter(0, 'expansion', 0)
      .cubes(0, 'chiefSteward', 2)
      .cubes(1, 'chiefSteward', 1)

  test('is shown in four steps: presence, the prize, the officer, the closing; followers rise with them [city-assembly.2] [city-assembly.7]', () => {
    const match = gathered().at('secondary')
    const steps = shownBy(match, 0, () => match.pickKey(0, 'row:0:0'))
    const rest: Told[] = [...steps]
    while (match.ask && rest.every(({ meeting }) => meeting?.step !== 3))
      rest.push(...shownBy(match, 0, () => match.pick(match.ask?.waiting[0] ?? 0, 0)))
    const meeting = rest.filter(({ kind }) => kind === 'assembly')
    expect(meeting.map(one => one.meeting?.step)).toEqual([0, 1, 2, 3])
    const [first] = meeting
    expect(first.meeting?.held?.pieces[0]).toMatchObject({
      dice: 1,
      shelters: 1,
      leader: false,
      structures: 0,
    })
    expect(first.meeting?.held?.pieces[1]).toMatchObject({ dice: 1, shelters: 0 })
    const followers = meeting.map(one => one.meeting?.followers[0] ?? 0)
    expect(followers[1]).toBeGreaterThan(followers[0])
    expect(followers.at(-1)).toBe(match.state.players[0].followers)
    // The dice lie there until it closes.
    expect(first.now.city.expansion.dice.filter(Boolean)).toHaveLength(3)
    expect(meeting.at(-1)?.now.city.expansion.dice.filter(Boolean)).toHaveLength(0)
    const panel = panelAt(match, meeting, 2)
    expect(panel).toContain('Assemblée\u00a0: Développement')
    expect(panel).toContain('aria-current="step"')
  })
})

describe('alone', () => {
  const turn = () => cards(programs(alone(), 'architect', 'rider'), '3', '1').at(['dissenterTurn', 'narek'])

  test('Narek’s programs, cards, reserve and the three objectives are on the table [solo.vis.1]', () => {
    const match = turn()
    const seats = draw(Seats, propsOf(match, 0))
    for (const words of ['Narek', 'Camilla', 'Architecte', 'Rider', 'Réserve']) expect(seats).toContain(words)
    const mine = draw(Mine, propsOf(match, 0))
    expect(mine).toContain('Objectifs, un au choix')
    expect(mine.match(/\/\d/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('a question of an assembly that they call is asked in their part of the round [solo.turn.18]', () => {
    let match: P3Match = Match.start(perseverance3, { seats: 1, seed: 1 })
    for (let seed = 1; seed < 30 && match.state.solo?.acting == null; seed++) {
      match = Match.start(perseverance3, { seats: 1, seed })
      const chance = Chance.of(seed)
      while (match.ask && match.state.solo?.acting == null)
        match.pick(0, chance.below(match.ask?.count(0) ?? 1))
    }
    expect(match.state.phase).toBe('dissenters')
    const { view, facts } = propsOf(match, 0)
    const now = outline.phases?.(view, facts, 'fr').filter(one => one.now)
    expect(now?.map(({ name }) => name)).toEqual(['Les Dissidents'])
  })

  test('a shelter is on the table from the step on that tells it, and the zones that were weighed stand in a ladder [solo.zone.11]', () => {
    const match: P3Match = Match.start(perseverance3, { seats: 1, seed: 3 })
    const chance = Chance.of(3)
    let seen = 0
    while (match.ask && seen < 3) {
      const steps = shownBy(match, 0, () => match.pick(0, chance.below(match.ask?.count(0) ?? 1)))
      for (const [n, step] of steps.entries()) {
        const [report] = step.reports
        if (report.id !== 'solo.shelter' || n === 0) continue
        const { choice, owner } = report.values as { choice: { place: 'military' }; owner: number }
        const built = (one: Told) =>
          one.now.city[choice.place].shelters.filter(shelter => shelter === owner).length
        expect(built(step)).toBe(built(steps[n - 1]) + 1)
        expect(panelAt(match, steps, n)).toContain('pv-ladder')
        seen++
      }
    }
    expect(seen).toBe(3)
  })
})
