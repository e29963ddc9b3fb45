import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { RIVAL } from '../../../state.ts'
import { solo } from '../../../tests/position.ts'

const CITY = '1,-1'
const position = (weapons = 6) =>
  solo({ scenario: 'i02' }).explorer(0, '0,0').has(0, { weapons, food: 1 }).gold(0, 3)

function arrived(weapons: number) {
  const match = position(weapons).at(['turn', 0])
  match.pickKey(0, 'explore')
  match.pickKey(0, CITY)
  return match
}

test('the Chinese on the lens [i02.1]', () => {
  const { state } = position(0)
  expect(state.rival).toMatchObject({ civ: 'chinese', city: CITY })
  expect(state.start).toEqual({ food: 15, craft: 15, weapons: 18 })
})

test('your Exploration Ship may stop on the rival’s City, your Warship not [i02.2]', () => {
  expect(arrived(0).state.players[0].explorer).toBe(CITY)
  const war = position().warship(0, '0,0').at(['turn', 0])
  war.pickKey(0, 'fight')
  expect(keys(war, 0)).not.toContain(CITY)
  expect(refusal(war, 0, CITY)).toBe('base.fight.4')
})

test('there you may deliver 6 Weapons, or keep them [i02.3] [i02.5]', () => {
  const match = arrived(6)
  expect(match.ask?.id).toBe('rebels')
  match.pickKey(0, 'deliver')
  expect(match.state.players[0].resources.weapons).toBe(0)
  expect(checklist(match.state)[1].holds).toBe(true)
  match.pickKey(0, 'end')
  expect(match.outcome).toMatchObject({ winners: [0], why: { values: { outcome: 'ravitailleuse' } } })

  const kept = arrived(6)
  kept.pickKey(0, 'pass')
  expect(kept.state.players[0].resources.weapons).toBe(6)
  expect(checklist(kept.state)[1].holds).toBe(false)
})

test('5 Weapons are not enough, and the gold must be more than the rival’s [i02.3] [i02.5]', () => {
  expect(arrived(5).ask?.id).toBe('after')
  const poor = position().gold(RIVAL, 3).at(['turn', 0])
  for (const key of ['explore', CITY, 'deliver', 'end']) poor.pickKey(0, key)
  expect(poor.outcome).toMatchObject({ winners: [], why: { values: { reason: 'poorer' } } })
})

test('ends with an empty pile, and when the rival’s Warship reaches your City [i02.4]', () => {
  expect(position().pile('craft', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
  const fallen = position().warship(RIVAL, '0,3').last(0, 'fight').tokens('ct1a').at('rival')
  expect(fallen.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 4, seed: 1, seats: 1, options: { scenario: 'i02' } }).games).toBe(4)
})
