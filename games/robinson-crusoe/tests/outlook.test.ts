import { describe, expect, test } from 'vitest'
import { outlooks } from '../rules/plan/outlook.ts'
import type { RobinsonView } from '../view.ts'
import { position, type RobinsonMatch } from './position.ts'

function put(match: RobinsonMatch, pawn: string, where: string): void {
  match.pickKey(0, `place:${pawn}`)
  match.pickKey(0, where)
}

const first = ({ state }: RobinsonMatch) => outlooks(state)[0]

describe('what is to be expected of a planned action', () => {
  test('the faces of its dice, and certainty with a pawn to spare [dice.1]', () => {
    const match = position('cook', 'soldier').planning()
    put(match, 'cook', 'explore:M2')
    expect(first(match)).toMatchObject({
      least: 1,
      most: 2,
      odds: { success: 5 / 6, wound: 3 / 6, adventure: 5 / 6 },
    })
    put(match, 'soldier', 'join:1')
    expect(first(match).odds).toEqual({ success: 1, wound: 0, adventure: 0 })
  })

  test('a reroll token squares success, an adventure token is certain even with pawns to spare [dice.10]', () => {
    const match = position('cook', 'soldier')
      .piece('reroll', 'explore')
      .piece('adventure', 'explore')
      .planning()
    put(match, 'cook', 'explore:M2')
    expect(first(match).odds).toEqual({ success: (5 / 6) ** 2, wound: 3 / 6, adventure: 1 })
    put(match, 'soldier', 'join:1')
    expect(first(match).odds).toEqual({ success: 1, wound: 0, adventure: 1 })
  })

  test('resting rolls nothing; an unfinished hunt is wrong until it is complete', () => {
    const match = position('cook', 'soldier').hunting('fox').planning()
    put(match, 'cook', 'hunt')
    expect(first(match)).toMatchObject({ odds: null, least: 2, wrong: { id: 'no.pawns' } })
    put(match, 'soldier', 'join:1')
    expect(first(match).wrong).toBeNull()
  })

  test('the wood that the carpenter saves is told beside the usual price', () => {
    const match = position('cook', 'carpenter').has({ wood: 1 }).det('carpenter', 2).planning()
    put(match, 'cook', 'build:shelter:M1')
    expect(first(match).usualWood).toBe(2)
    expect(match.state.plan.actions[0].staked.wood).toBe(1)
  })
})

describe('where pawns may go', () => {
  test('the next pawn is that of the seat that looks; refusals are told for it', () => {
    const match = position('cook', 'soldier').planning()
    const { destinations } = match.view(1) as RobinsonView
    expect(destinations.next).toBe('soldier')
    expect(destinations.places.find(({ key }) => key === 'rest:M1')?.pawns).toEqual(['cook', 'soldier'])
    expect(destinations.refused.some(({ key }) => key === 'hunt')).toBe(true)
  })

  test('nowhere when no plan is made', () => {
    const match = position('cook').planning()
    put(match, 'cook', 'rest:M1')
    put(match, 'cook', 'rest:M1')
    match.pickKey(0, 'confirm')
    expect((match.view(0) as RobinsonView).destinations.places).toEqual([])
  })
})
