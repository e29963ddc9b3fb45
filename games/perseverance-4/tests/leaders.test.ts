import { answer, keys } from '@tablee/common/testing/answers.ts'
import { PASS } from '@tablee/kernel'
import type { LeaderId } from '@tablee/perseverance/ids.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { expect, test } from 'vitest'
import type { Zone } from '../data/types.ts'
import { type P4Match, position, YOU } from './position.ts'

/** A leader whose die lies in a zone, and whose options are asked for. */
function dieOf(leader: LeaderId, zone: Zone, set: (table: ReturnType<typeof position>) => void): P4Match {
  const table = position(leader)
  const [face] = table.state.data.zones[zone].dice
  set(table.faces(NEUTRAL, face, face, face))
  const match = table.at('primary')
  match.pickKey(0, `${zone}:0`)
  match.pickKey(0, `${NEUTRAL}:${face}`)
  return match
}

const you = ({ state }: P4Match) => state.players[YOU]

test('with Adelita the first dino of a turn costs a glowberry less, the next ones do not [e4.leader.4]', () => {
  const tamings = (leader: LeaderId) => {
    const match = dieOf(leader, 'military', table =>
      table.herd(YOU, 'untamed', { shieldhead: 3 }).has(YOU, { glowberry: 9, food: 3 }),
    )
    match.pickKey(0, 'military:b')
    const left = [you(match).resources.glowberry]
    for (let i = 0; i < 3; i++) {
      match.pickKey(0, 'shieldhead')
      left.push(you(match).resources.glowberry)
    }
    return left
  }
  expect(tamings('adelita')).toEqual([9, 8, 6, 4])
  expect(tamings('jack')).toEqual([9, 7, 5, 3])
})

test('and again in the next turn [e4.leader.4]', () => {
  const match = dieOf('adelita', 'military', table =>
    table
      .herd(YOU, 'untamed', { shieldhead: 1 })
      .has(YOU, { glowberry: 9 })
      .change(({ players }) => {
        players[YOU].tamed = true
      }),
  )
  match.pickKey(0, 'military:b')
  match.pickKey(0, 'shieldhead')
  expect(you(match).resources.glowberry).toBe(8)
})

test('with Keoni each cabin brings one follower, and no more [e4.leader.6]', () => {
  const built = (leader: LeaderId) => {
    const match = dieOf(leader, 'construction', table => table.has(YOU, { food: 3, followers: 20 }))
    match.pickKey(0, 'construction:b')
    match.pickKey(0, 'sustenance:salvager')
    return you(match).followers
  }
  expect(built('keoni')).toBe(21)
  expect(built('adelita')).toBe(20)
})

test('with Phoenix whatever heals, heals one more [e4.leader.7]', () => {
  const healed = (leader: LeaderId) => {
    const match = dieOf(leader, 'military', table =>
      table.herd(YOU, 'infirmary', { raptor: 3 }).has(YOU, { glowberry: 5 }),
    )
    match.pickKey(0, 'military:d')
    let n = 0
    for (; match.ask?.id === 'heal'; n++) match.pickKey(0, 'raptor')
    return n
  }
  expect(healed('phoenix')).toBe(2)
  expect(healed('adelita')).toBe(1)
})

test('who heals may stop before [e4.turn.12] [e4.leader.7]', () => {
  const match = dieOf('phoenix', 'military', table =>
    table.herd(YOU, 'infirmary', { raptor: 3 }).has(YOU, { glowberry: 5 }),
  )
  match.pickKey(0, 'military:d')
  match.pickKey(0, 'raptor')
  expect(keys(match, 0)).toContain(PASS)
  answer(match, { heal: PASS }, 'option')
  expect(you(match).infirmary.raptor).toBe(2)
})
