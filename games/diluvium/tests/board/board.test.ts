import { type PartName, refsOf } from '@tablee/board'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.ts'
import { options } from '../../board/options.tsx'
import { outline } from '../../board/outline.ts'
import { sections } from '../../board/sections.ts'
import { diluvium } from '../../game.ts'
import { solo } from '../position.ts'
import { draw, propsOf, tagOf, watch } from './drawing.ts'

describe.each([1, 2, 4])('while a random game of %i goes by', seats => {
  test('what the board covers is a button with its sentence; everything is drawn at every size', () => {
    let seen = 0
    watch(diluvium, { seats, seed: seats + 20, every: 20 * seats }, (match, seat, face) => {
      const props = propsOf(match, seat, { language: seats === 1 ? 'fr' : 'en' })
      const parts: { readonly [P in PartName]?: string } = {
        Map: draw(board.Map, props),
        Hand: draw(board.Hand, props),
        Pool: draw(board.Mine, props) + draw(board.Pool, { ...props, size: 'phone' }),
      }
      for (const candidate of face.candidates)
        for (const ref of refsOf(candidate).filter(one => board.covers(one, props.view))) {
          const part = parts[board.partOf?.(ref, props.view) ?? 'Map'] ?? ''
          expect(tagOf(part, ref), ref).toContain('role="button"')
          expect(part.includes(props.say(candidate.say)), ref).toBe(true)
          expect(board.explain?.(ref, props.view, props.language), ref).toBeTruthy()
          seen++
        }
      for (const size of ['desktop', 'tablet', 'phone'] as const) {
        const goals = size === 'phone' ? board.Goal : board.Common
        for (const part of [board.Seats, goals, board.Mine, board.Hand, board.Score, board.Brief])
          expect(draw(part, { ...props, size })).not.toBe('')
      }
    })
    expect(seen).toBeGreaterThan(5)
  })

  test('the table in text names every place, party and card', () => {
    watch(diluvium, { seats, seed: seats + 30, every: 60 * seats }, (match, seat) => {
      const { view, facts } = propsOf(match, seat)
      for (const language of ['fr', 'en'] as const) {
        const rows = sections(view, facts, language).flatMap(one => one.rows)
        const refs = rows.map(({ ref }) => ref ?? '')
        expect(refs.filter(ref => ref.startsWith('place:'))).toHaveLength(Object.keys(view.places).length)
        expect(refs.filter(ref => ref.startsWith('card:'))).toHaveLength(view.players[seat].cards)
        expect(rows.filter(({ party }) => party)).toHaveLength(seats + (view.rival ? 1 : 0))
        expect(JSON.stringify(rows)).not.toContain('undefined')
      }
    })
  })
})

test('the action of the last turn is refused with its reason, the others may be taken [base.turn.4]', () => {
  const mine = draw(board.Mine, propsOf(solo().last(0, 'fight').at(['turn', 0]), 0))
  expect(tagOf(mine, 'action:fight')).toMatch(/aria-disabled="true".*Le gouvernail doit tourner/)
  for (const action of ['explore', 'colonise', 'exploit']) {
    expect(tagOf(mine, `action:${action}`)).toContain('role="button"')
    expect(tagOf(mine, `action:${action}`)).not.toContain('aria-disabled')
  }
  expect(mine).not.toContain('is-now')
})

test('the action under way is marked on the board and named among the phases', () => {
  const match = solo().last(0, 'fight').at(['turn', 0])
  const named = () => {
    const { view, facts } = propsOf(match, 0)
    return outline.phases(view, facts, 'fr').find(({ now }) => now)?.name
  }
  expect(named()).toBe('Votre action')
  match.pickKey(0, 'explore')
  expect(named()).toBe('Explorer')
  expect(tagOf(draw(board.Mine, propsOf(match, 0)), 'action:explore')).toContain('is-now')
})

test('a hand is drawn for its owner alone [vis.5]', () => {
  const match = solo().hand(0, 'ruGold', 'ruShip').at(['turn', 0])
  expect(draw(board.Hand, propsOf(match, 0))).toContain('Trésor enfoui')
  expect(draw(board.Hand, propsOf(match, null))).toBe('')
})

test('scenarios are for one, civilisations for several, readings of the rules for all', () => {
  const alone = { civs: ['greek'] }
  const two = { civs: ['greek', 'aztec'] }
  expect(options.applies?.('scenario', alone)).toBe(true)
  expect(options.applies?.('scenario', two)).toBe(false)
  expect(options.applies?.('civs', alone)).toBe(false)
  expect(options.applies?.('civs', two)).toBe(true)
  expect(options.applies?.('endAtOnce', alone)).toBe(true)
  expect(options.applies?.('endAtOnce', two)).toBe(true)
})

test('gold that is gained or paid stands beside its report', () => {
  expect(outline.points?.({ id: 'gold.gained', values: { party: 1, gold: 3 } })).toEqual({
    seat: 1,
    points: 3,
  })
  expect(outline.points?.({ id: 'gold.spent', values: { party: 0, gold: 2 } })).toEqual({
    seat: 0,
    points: -2,
  })
  expect(outline.points?.({ id: 'round', values: { round: 2 } })).toBeNull()
})

test('the checklist warns who has reached a goal with no more gold, and so does the end of the turn [end.7]', () => {
  const poor = solo({ scenario: 's05' }).gold(0, 3).gold(1, 3)
  Object.assign(poor.state, { story: { id: 's05', destroyed: 3 } })
  const match = poor.at(['after', 0])
  expect(match.face(0)?.prompt.values).toEqual({ poorer: true, gold: 3, rival: 3 })
  const props = propsOf(match, 0)
  expect(props.say(match.face(0)?.prompt ?? { id: '' })).toContain('finir le tour, c’est perdre')
  expect(draw(board.Common, props)).toContain('la partie serait perdue')

  const rich = solo({ scenario: 's05' }).gold(0, 4).gold(1, 3)
  Object.assign(rich.state, { story: { id: 's05', destroyed: 3 } })
  expect(rich.at(['after', 0]).face(0)?.prompt.values).toMatchObject({ poorer: false })
  const unmet = solo({ scenario: 's05' }).gold(0, 3).gold(1, 3).at(['after', 0])
  expect(unmet.face(0)?.prompt.values).toMatchObject({ poorer: false })
  expect(draw(board.Common, propsOf(unmet, 0))).not.toContain('la partie serait perdue')
})

test('each goal of the checklist tells who one becomes, how far it is and what it takes [s01.5] [s01.7]', () => {
  const fought = solo().change(({ story }) => {
    if (story?.id === 's01') story.won = 3
  })
  const goals = draw(board.Common, propsOf(fought.at(['turn', 0]), 0)).replace(/<[^>]*>/g, ' ')
  expect(goals).toMatch(/La Belliqueuse\s+3 sur 4\s+Remporter 4 combats/)
  expect(goals).toMatch(/La Conquérante\s+0 sur 9\s+Tous vos Colons/)
})

test('what ends the game stands under the goals: the lowest pile, the gold, the way to my City [end.1, end.2, end.3]', () => {
  const props = propsOf(solo().pile('craft', 4).at(['turn', 0]), 0)
  const goals = draw(board.Common, props)
  expect(goals).toContain('Une pile est épuisée (Artisanat\u00a0: reste 4)')
  expect(goals).toMatch(/L’or est épuisé \(reste \d+\)/)
  expect(goals).toContain('atteint votre Cité (à 5 tuiles)')
  expect(draw(board.Common, propsOf(solo({ scenario: 's11' }).at(['turn', 0]), 0))).not.toContain(
    'atteint votre Cité',
  )
})

test('what the rival’s settlers would do follows its reserve and the room there is [rcolonise.10, rcolonise.19]', () => {
  const said = (match: ReturnType<ReturnType<typeof solo>['at']>) =>
    board.explain?.('action:colonise', propsOf(match, 0).view, 'fr')
  expect(said(solo().at(['turn', 0]))).toContain('nulle part, +2 Or')
  const open = solo().tile('-2,2', 8).explored(1, '-2,2')
  expect(said(open.at(['turn', 0]))).toMatch(/Nourriture\u00a0: [A-E]\d/)
  expect(said(solo().without(1, 6).at(['turn', 0]))).toMatch(/: \+20 Or$/)
})

test('a victory is told in words of its own, with what is kept; a defeat is not', () => {
  const won = (outcome: string, home = 0) => ({
    winners: [0],
    why: { id: 'end.won', values: { outcome, gold: 20, rival: 9, card: '', home } },
  })
  expect(outline.farewell?.(won('conquerante'), 'fr')).toMatch(/^Chaque famille a son toit/)
  expect(outline.farewell?.(won('navigatrice', 7), 'fr')).toMatch(/La tuile\s7 sera votre foyer\.$/)
  const lost = { winners: [], why: { id: 'end.lost', values: { reason: 'poorer', gold: 3, rival: 4 } } }
  expect(outline.farewell?.(lost, 'fr')).toBeNull()
})
