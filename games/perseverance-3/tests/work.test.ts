import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { NEUTRAL, position } from './position.ts'

// The die spaces of every zone, left to right: adventurer, organizer, facilitator, innovator.

describe('taking a die', () => {
  test('a die goes onto an empty space of its face, and its zone is worked in [work.1] [work.2] [die.1]', () => {
    const match = position().pool(0, 'organizer').at('primary')
    match.pickKey(0, 'work:sustenance:1')
    match.pickKey(0, '0:organizer')
    expect(match.state.city.sustenance.dice[1]).toEqual({ owner: 0, face: 'organizer' })
    expect(match.state.pool).toHaveLength(9)
    expect(match.waiting?.prompt).toBe('work.which')
    expect(match.state.players[0].resources.glowberry).toBe(3)
  })

  test('a space with a die is refused [work.1]', () => {
    const match = position().inCity(1, 'sustenance', 0).at('primary')
    expect(refusal(match, 0, 'work:sustenance:0')).toBe('work.1')
  })

  test('an opponent’s die costs 2 glowberries, a neutral one nothing [die.1] [die.2]', () => {
    const match = position().at('primary')
    match.pickKey(0, 'work:sustenance:0')
    match.pickKey(0, '1:adventurer')
    expect(match.state.players[0].resources.glowberry).toBe(1)
    const other = position().at('primary')
    other.pickKey(0, 'work:sustenance:0')
    other.pickKey(0, `${NEUTRAL}:adventurer`)
    expect(other.state.players[0].resources.glowberry).toBe(3)
  })

  test('with fewer than 2 glowberries it costs 3 followers; with 2 there is no choice [die.2] [die.4]', () => {
    const match = position().has(0, { glowberry: 1, followers: 10 }).at('primary')
    match.pickKey(0, 'work:sustenance:0')
    match.pickKey(0, '1:adventurer')
    expect(match.state.players[0]).toMatchObject({ followers: 7, resources: { glowberry: 1 } })
  })

  test('a changed face costs as much, and the die is really turned [die.3] [die.10]', () => {
    const match = position().at('primary')
    match.pickKey(0, 'work:sustenance:2')
    match.pickKey(0, '0:adventurer')
    expect(match.state.players[0].resources.glowberry).toBe(1)
    expect(match.state.city.sustenance.dice[2]).toEqual({ owner: 0, face: 'facilitator' })
  })

  test('an opponent’s die of the wrong face pays one surcharge after the other: 2 glowberries, then 3 followers [die.5]', () => {
    const match = position().has(0, { glowberry: 3, followers: 4 }).at('primary')
    match.pickKey(0, 'work:sustenance:1')
    match.pickKey(0, '1:adventurer')
    expect(match.state.players[0]).toMatchObject({ followers: 1, resources: { glowberry: 1 } })
  })

  test('who can pay neither loses all followers to change a face, of an own or neutral die alone [die.6] [die.7] [die.8]', () => {
    const table = position()
      .has(0, { glowberry: 1, followers: 2 })
      .pool(NEUTRAL, 'organizer', 'organizer', 'organizer', 'organizer')
      .pool(1, 'organizer', 'organizer')
      .pool(2, 'organizer', 'organizer')
    const match = table.at('primary')
    match.pickKey(0, 'work:sustenance:1')
    expect(keys(match, 0)).toEqual([`${NEUTRAL}:organizer`, '0:adventurer'])
    expect(refusal(match, 0, '1:organizer')).toBe('die.8')
    match.pickKey(0, '0:adventurer')
    expect(match.state.players[0]).toMatchObject({ followers: 0, resources: { glowberry: 1 } })
  })

  test('an opponent’s die is lost for by the fallback only where the pool has no other [die.7]', () => {
    const match = position()
      .has(0, { glowberry: 1, followers: 1 })
      .inCity(NEUTRAL, 'military', 0, 1)
      .inCity(NEUTRAL, 'expansion', 0, 1)
      .inCity(0, 'construction', 0, 1)
      .at('primary')
    match.pickKey(0, 'work:sustenance:1')
    expect(keys(match, 0)).toEqual(['1:adventurer', '2:adventurer'])
    match.pickKey(0, '1:adventurer')
    expect(match.state.players[0].followers).toBe(0)
    expect(match.state.city.sustenance.dice[1]).toEqual({ owner: 1, face: 'organizer' })
  })

  test('with an own die in the pool no opponent’s is had by the fallback, whatever it shows [die.7]', () => {
    const match = position().has(0, { glowberry: 1, followers: 1 }).at('primary')
    match.pickKey(0, 'work:sustenance:1')
    expect(keys(match, 0)).toEqual([`${NEUTRAL}:adventurer`, '0:adventurer'])
    expect(refusal(match, 0, '1:adventurer')).toBe('die.8')
  })

  test('with two seats the dissenter’s dice are an opponent’s [die.9]', () => {
    const match = position('adelita', 'jack')
      .change(({ city }) => (city.sustenance.blocked = null))
      .at('primary')
    match.pickKey(0, 'work:sustenance:0')
    match.pickKey(0, '2:adventurer')
    expect(match.state.players[0].resources.glowberry).toBe(1)
  })
})
