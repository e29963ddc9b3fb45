import { keys } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RIVAL } from '../../state.ts'
import { type Position, solo } from '../position.ts'

const fighting = (position: Position) => position.last(0, 'fight').at('rival')
const warshipAt = (position: Position) => fighting(position).state.rival?.warships[0].at

describe('the rival’s Warship', () => {
  test('goes a shortest way to your City, one tile per settler on Food, the Astrolabe between ways [rwar.1] [rwar.2] [rwar.3]', () => {
    // From 1,-1: S is 1,0 and SW is 0,0. Turned by 0 they show 6 and 3; by 2: 4 and 2; by 3: 1 and 4.
    expect(warshipAt(solo().tokens('ct1a').dice(1))).toBe('0,0')
    expect(warshipAt(solo().tokens('ct1a').dice(4))).toBe('1,0')
    const two = solo().explored(RIVAL, '0,0').settlers(RIVAL, '0,0', 'food').up('0,1').tokens('ct1a')
    expect(warshipAt(two.warship(RIVAL, '0,0').up('-1,2', '0,2').dice(1))).not.toBe('0,0')
  })

  test('turns a tile over for nothing and stops there [rwar.4] [rwar.5]', () => {
    const { state } = fighting(
      solo().warship(RIVAL, '0,0').explored(RIVAL, '1,0').settlers(RIVAL, '1,0', 'food').tokens('ct1a'),
    )
    const at = state.rival?.warships[0].at ?? '0,0'
    expect(['0,1', '-1,1']).toContain(at)
    expect(state.places[at].up).toBe(true)
    expect(state.discarded.food).toBe(0)
  })

  test('ends the game at your City, your Warship there or not: H15 [end.1] [rwar.6] [rwar.7] [rwar.8] [rwar.10] [s01.4]', () => {
    const near = () =>
      solo()
        .explored(RIVAL, '0,0')
        .settlers(RIVAL, '0,0', 'food')
        .up('0,2', '-1,2')
        .warship(RIVAL, '0,2')
        .tokens('ct1a')
    for (const position of [near(), near().warship(0, '-1,3').dice(1)]) {
      const match = fighting(position)
      expect(match.outcome).toMatchObject({ winners: [], rivals: ['egyptian'] })
      expect(match.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
    }
  })

  test('fights your Warship where its move ends, as the attacker: H14, H16 [rfight.6] [combat.15]', () => {
    const match = fighting(
      solo()
        .up('0,2')
        .warship(RIVAL, '0,2')
        .warship(0, '0,3')
        .strength(0, 2)
        .strength(RIVAL, 3)
        .has(0, { weapons: 1 })
        .tokens('ct1a', 'ct0a')
        .dice(6),
    )
    if (match.ask?.id !== 'combat') throw new Error(`It went to ${match.state.rival?.warships[0].at}.`)
    expect(keys(match, 0)).toEqual(['0', '1'])
    match.pickKey(0, '1')
    const { rival, players } = match.state
    expect([rival?.gold, rival?.strength]).toEqual([1, 4])
    expect(players[0].warships[0].at).toBe('-1,4')
  })

  test('drives off your ship and settlers, after the combat; you choose where they go [flee.1] [flee.2] [flee.4] [rfight.7]', () => {
    const match = fighting(
      solo()
        .home(0)
        .warship(RIVAL, '0,0')
        .explored(0, '0,1')
        .settlers(0, '0,1', 'ruins')
        .explorer(0, '0,1')
        .up('-1,1')
        .tokens('ct1a')
        .dice(4),
    )
    expect(match.state.rival?.warships[0].at).toBe('0,1')
    expect(match.state.players[0].explorer).toBe('-1,4')
    expect(keys(match, 0)).toEqual(['reserve', 'food', 'craft', 'weapons'])
    match.pickKey(0, 'craft')
    expect(match.state.places['-1,4'].islands[1].settlers).toEqual([0])
    expect(match.state.players[0].resources.craft).toBe(0)
  })

  test('drives nobody off and fights no monster when it loses: H12 [rfight.8] [s01.6]', () => {
    const match = fighting(
      solo()
        .tile('0,1', 26)
        .warship(RIVAL, '0,0')
        .warship(0, '0,1')
        .explorer(0, '0,1')
        .strength(0, 6)
        .up('-1,1')
        .tokens('ct1a', 'ct1b')
        .dice(4),
    )
    match.pickKey(0, '0')
    const { rival, players, places, story } = match.state
    expect(rival?.warships[0].at).toBe('1,-1')
    expect(players[0].explorer).toBe('0,1')
    expect(places['0,1'].beaten).toBe(0)
    expect(rival?.beaten).toBe(false) // It attacked: it fights again.
    expect(story).toMatchObject({ won: 1 })
  })

  test('must fight a live monster: with a token, 0 raises, it stays where it loses [rmonster.1] [rmonster.2] [rmonster.3] [rmonster.4] [rmonster.5] [rmonster.6] [rmonster.7] [rmonster.9]', () => {
    const at = (strength: number, token: 'ct0a' | 'ct2a') =>
      fighting(
        solo()
          .tile('0,1', 26)
          .up('-1,1')
          .warship(RIVAL, '0,0')
          .strength(RIVAL, strength)
          .tokens('ct1a', token)
          .dice(4),
      ).state
    const won = at(3, 'ct2a')
    expect([won.rival?.gold, won.places['0,1'].beaten]).toEqual([6, 1])
    expect(won.rival?.discard).toEqual(['ct1a', 'ct2a'])
    const lost = at(4, 'ct0a')
    expect([lost.rival?.gold, lost.places['0,1'].beaten, lost.rival?.strength]).toEqual([0, 0, 5])
    expect(lost.rival?.warships[0].at).toBe('0,1')
  })

  test('has its tokens shuffled after the third of a value against a monster [rmonster.8]', () => {
    const { rival } = fighting(
      solo()
        .tile('0,1', 26)
        .up('-1,1')
        .warship(RIVAL, '0,0')
        .used('ct2a', 'ct2b')
        .tokens('ct1a', 'ct2r')
        .dice(4),
    ).state
    expect(rival?.discard).toEqual([])
  })
})
