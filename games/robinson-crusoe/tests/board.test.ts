import type { Face } from '@tablee/kernel'
import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { CardPicture } from '../board/cards/card.tsx'
import { choiceTitles } from '../board/cards/choice.ts'
import { Dialog } from '../board/cards/dialog.tsx'
import { faceOfCard } from '../board/cards/known.ts'
import { diceNow } from '../board/cards/rolled.tsx'
import { board } from '../board/index.ts'
import { options } from '../board/options.ts'
import { fetchRest } from '../board/ui/later.tsx'
import { WORDS } from '../board/words.ts'
import { allData } from '../data/all.ts'
import type { Effect } from '../data/effects.ts'
import type { RobinsonView } from '../view.ts'
import { draw, drawAlone, planning, propsOf } from './drawing.ts'

beforeAll(fetchRest)

function pictureOf(id: string, language: 'fr' | 'en'): string {
  const card = faceOfCard(id)
  return card ? drawAlone(createElement(CardPicture, { card, language })) : ''
}

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

  test('offers the same places where a pawn was taken up first, in its columns and in the rows of a tablet [plan.14]', () => {
    const match = planning()
    match.pickKey(0, 'place:cook')
    const props = propsOf(match, 0)
    expect(draw(board.Hand, props)).toMatch(/data-ref="column:explore" class="[^"]*rc-add can"/)
    const rows = draw(board.Hand, { ...props, size: 'tablet' })
    for (const type of ['threat', 'build', 'explore', 'arrange', 'rest'])
      expect(rows, type).toMatch(new RegExp(`data-ref="column:${type}"[^>]* class="[^"]*rc-step can"`))
    expect(rows).not.toContain('column:hunt')
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
    expect(board.explain?.('skill:stoneSoup', view, 'fr')).toMatch(
      /Soupe de pierres \(3 jetons Détermination\)/,
    )
    expect(board.explain?.('card:foodCrates', view, 'en')).toContain('Food Crates')
    expect(board.explain?.('node:M1', view, 'fr')).toContain('Plage')
  })
})

describe('a card', () => {
  test('tells what it does and what comes back', () => {
    const picture = pictureOf('hungryPredator', 'fr')
    expect(picture).toContain('Prédateur affamé')
    expect(picture).toContain('Nouvelle visite')
  })
})

test('a treasure that is kept says what it will do, and how often', () => {
  expect(pictureOf('blankets', 'fr')).toMatch(/nuage de neige.*3\u00a0usages/)
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

describe('what is reconstructed', () => {
  const { view } = propsOf(planning(), 0)
  const ours = allData().filter(({ id, from }) => from === 'reconstructed' && id.startsWith('adventure:'))

  test('is no card any longer', () => {
    expect(ours).toEqual([])
  })

  test('leaves the cards of a source unmarked', () => {
    expect(pictureOf('hungryPredator', 'fr')).not.toContain('rc-card-ours')
    expect(board.explain?.('card:hungryPredator', view, 'fr')).not.toContain('reconstitu')
  })
})

describe('the dice of an action', () => {
  const die = (name: string, shows: boolean, id = 'die') => ({ id, values: { die: name, shows } })

  test('lie as they fell, or fell again, since it began', () => {
    const before = [{ id: 'action.begins' }, die('wound', true), die('adventure', true)]
    const now = [{ id: 'action.begins' }, die('success', false), die('wound', false)]
    expect(diceNow([...before, ...now])).toEqual({ success: false, wound: false })
    expect(diceNow([...now, die('success', true, 'die.again')])).toEqual({ success: true, wound: false })
    expect(diceNow([...before, { id: 'action.begins' }])).toEqual({})
  })

  test('stand beside the card that it brought', () => {
    const props = propsOf(planning(), 0)
    const face = {
      ...props.face,
      prompt: { id: 'branch', values: { card: 'hungryPredator' } },
      candidates: [],
    }
    const act = { type: 'build', actor: 'cook' }
    const given = {
      ...props,
      view: { ...props.view, act } as RobinsonView,
      reports: [{ id: 'action.begins' }, die('success', true), die('wound', false), die('adventure', true)],
    }
    const dialog = draw(() => createElement(Dialog, { props: given, face: face as unknown as Face }), given)
    expect(dialog).toMatch(/d-build is-medium".*réussi.*is-medium is-blank".*indemne.*is-medium".*aventure/)
  })
})

test('a pawn and its place are one gesture: where it goes is asked before anything is sent [plan.14]', () => {
  const match = planning()
  const asked = match.peek(0, ['place:cook'])
  expect(asked?.prompt).toEqual({ id: 'plan.where', values: { pawn: 'cook' } })
  for (const { key, leads } of match.face(0)?.candidates ?? [])
    expect(leads, key).toBe(key.startsWith('place:') ? true : undefined)
  match.pickAll(0, ['place:cook', 'rest:M1'])
  expect(match.state.plan.actions).toHaveLength(1)
  match.undo(0)
  expect(match.state.plan.actions).toHaveLength(0)
  expect(match.face(0)?.prompt.id).toBe('plan')
  match.pickKey(0, 'place:cook')
  expect(match.face(0)).toEqual(asked)
})

test('a seat goes by the name of its character’s side', () => {
  const seat = (versions: string, language: 'fr' | 'en', characters = 'cook') =>
    options.seat?.({ characters, versions }, language)
  expect([seat('woman', 'fr'), seat('man', 'fr')]).toEqual(['Cuisinière', 'Cuisinier'])
  expect([seat('woman', 'en'), seat('man', 'en')]).toEqual(['Cook, woman’s side', 'Cook, man’s side'])
  expect(seat('woman', 'fr', 'random')).toBe('Au hasard, côté femme')
})
