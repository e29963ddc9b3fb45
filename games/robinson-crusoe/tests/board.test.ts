import type { Face } from '@tablee/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { choiceTitles } from '../board/cards/choice.ts'
import { board } from '../board/index.ts'
import { WORDS } from '../board/words.ts'
import type { Effect } from '../data/effects.ts'
import { draw, planning, propsOf } from './drawing.ts'

describe('the plan', () => {
  test('offers the places of the pawn in hand instead of the pawns, each a button [plan.14]', () => {
    const match = planning()
    const props = propsOf(match, 0)
    const island = draw(board.Map, props)
    const near = props.view.destinations.places.filter(({ key }) => key.startsWith('explore:'))
    expect(near.length).toBeGreaterThan(0)
    for (const { at, say } of near)
      expect(island).toMatch(
        new RegExp(`data-ref="${at}" class="[^"]* can" role="button"[^>]*${props.say(say)}`),
      )
    expect(draw(board.Hand, props)).toContain('rc-add can')
    expect(board.counts?.(props.face as Face, props.view)).toBeGreaterThan(props.candidates.length)
  })

  test('shows a planned action with its pawn, its crown and its chances', () => {
    const match = planning()
    match.pickKey(0, 'place:cook')
    match.pickKey(0, 'explore:M2')
    const plan = draw(board.Hand, propsOf(match, 0))
    expect(plan).toContain('Case centre-ouest')
    expect(plan).toContain('rc-crown')
    for (const chance of ['83\u00a0%', '50\u00a0%']) expect(plan).toContain(chance)
  })

  test('tells who has pawns to place and who has agreed', () => {
    const match = planning()
    const accord = (): string => draw(board.Accord, propsOf(match, 0))
    expect(accord()).toContain('pions à placer')
    while (!match.face(0)?.candidates.some(({ key }) => key === 'confirm')) {
      const place = match.face(0)?.candidates.find(({ key }) => key.startsWith('place:'))?.key ?? ''
      match.pickKey(0, place)
      match.pickKey(0, 'rest:M1')
    }
    match.pickKey(0, 'confirm')
    expect(accord()).toContain('d’accord')
  })
})

describe('a piece', () => {
  const { view } = propsOf(planning(), 0)

  test('explains itself in both languages', () => {
    expect(board.explain?.('invention:shovel', view, 'fr')).toContain('Pelle')
    expect(board.explain?.('invention:bow', view, 'en')).toMatch(/Bow.*Needs: .*Rope.*Costs: 1 wood/)
    expect(board.explain?.('skill:stoneSoup', view, 'fr')).toMatch(/Soupe de pierres \(3 détermination\)/)
    expect(board.explain?.('card:foodCrates', view, 'en')).toContain('Food Crates')
    expect(board.explain?.('node:M1', view, 'fr')).toContain('Plage')
  })
})

describe('a card', () => {
  test('is seen when it is turned up, until it is read', () => {
    const match = planning()
    const { view } = propsOf(match, 0)
    const moment = board.moment?.(
      { id: 'adventure.drawn', values: { who: 'cook', card: 'hungryPredator' } },
      view,
      'fr',
    )
    expect(moment?.stays).toBe(true)
    const picture = renderToStaticMarkup(createElement('div', null, moment?.picture))
    expect(picture).not.toContain('Rien de plus')
    expect(picture).toContain('Prédateur affamé')
    expect(picture).toContain('Nouvelle visite')
  })
})

test('a treasure that is kept says what it will do, and how often', () => {
  const { view } = propsOf(planning(), 0)
  const picture = (card: string): string =>
    renderToStaticMarkup(
      createElement(
        'div',
        null,
        board.moment?.({ id: 'mystery.drawn', values: { card } }, view, 'fr')?.picture,
      ),
    )
  expect(picture('blankets')).toMatch(/nuage de neige.*3 usages/)
})

describe('the choices of a card', () => {
  const { choice, option } = WORDS.en
  const titles = (...choices: readonly (readonly Effect[])[]) => choiceTitles(choices, { choice, option })

  test('are called by what they do first, by numbers where that is the same', () => {
    const wound: Effect = { do: 'wound', who: 'actor', n: 2 }
    const food: Effect = { do: 'lose', what: 'food', n: 1 }
    expect(titles([], [wound])).toEqual([choice.nothing, choice.suffer])
    expect(titles([wound, food], [food])).toEqual([choice.suffer, choice.give])
    expect(titles([food], [food, wound])).toEqual([option(1), option(2)])
    expect(titles([{ do: 'shuffle' }], [food])).toEqual([option(1), option(2)])
  })

  test('show on the wound track what they could cost', () => {
    const props = propsOf(planning(), 0)
    const [candidate] = props.candidates
    const effects: readonly Effect[] = [{ do: 'wound', who: 'actor', n: 2 }]
    const face = {
      ...props.face,
      prompt: { id: 'branch', values: { card: 'hungryPredator' } },
      candidates: [{ ...candidate, say: { id: 'branch.option', values: { effects } } }],
    } as unknown as Face
    const team = draw(board.Seats, { ...props, face })
    expect(team.match(/is-threatened/g)).toHaveLength(2)
    expect(draw(board.Seats, props)).not.toContain('is-threatened')
  })
})
