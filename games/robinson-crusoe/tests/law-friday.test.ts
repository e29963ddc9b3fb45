import { expect, test } from 'vitest'
import { pawnSupply } from '../rules/plan/pawns.ts'
import { theNight, theWeather } from './cards/powers.ts'
import { drawEvent, explore, offeredIn, pushOff, Scene } from './cards/scene.ts'
import { carryOut, NO, position, put, type RobinsonMatch, refusal, YES } from './position.ts'

const person = (match: RobinsonMatch, who: string) => match.state.characters.find(({ id }) => id === who)

const friday = () => position('cook').with({ friday: 'yes' })

test('Friday starts unhurt with one pawn, and is never first player [friday.1] [friday.2]', () => {
  const { state } = friday()
  expect(state.characters[1]).toMatchObject({ id: 'friday', wounds: 0, det: 0 })
  expect(pawnSupply(state).find(({ id }) => id === 'friday')).toMatchObject({ count: 1 })
  const next = friday().shelter().has({ food: 1 }).at('roundEnd')
  expect(next.state).toMatchObject({ round: 2, firstPlayer: 0 })
})

test('events and threats do not touch Friday, but the Argument does [friday.3]', () => {
  const scene = new Scene(['cook'])
  scene.play(pushOff('fight'))
  expect(scene.state.characters.map(({ det }) => det)).toEqual([0, 2])
  const hurt = new Scene(['cook']).discouraged()
  hurt.play(pushOff('fight'))
  expect(hurt.state.characters.map(({ wounds }) => wounds)).toEqual([2, 0])
  const quarrel = new Scene(['cook'])
  quarrel.play(drawEvent('argument'))
  const match = friday()
    .change(state => (state.thisRound = quarrel.state.thisRound))
    .planning()
  put(match, 'cook', 'explore:M2')
  expect(refusal(match, 'friday', 'join:1')).not.toBe(null)
})

test('Friday does any work, and costs are those without him [friday.4] [friday.19]', () => {
  for (const key of ['build:shelter:M1', 'explore:M2', 'arrange:M1', 'rest:M1', 'threat:foodCrates'])
    expect(refusal(friday().has({ wood: 2 }).planning(), 'friday', key)).toBe(null)
  const match = friday().has({ wood: 1 }).rolls(YES, NO, NO).planning()
  put(match, 'friday', 'build:weapons:M1')
  carryOut(match)
  expect(match.state.weapons).toBe(1)
  // Two players and Friday build as two players do.
  const two = position('cook', 'soldier').with({ friday: 'yes' }).has({ wood: 2 }).planning()
  expect(refusal(two, 'friday', 'build:shelter:M1')).toBe(null)
})

test('Friday rerolls any die for 2 of his determination [friday.9]', () => {
  const table = friday().has({ wood: 1 }).rolls(NO, NO, NO, YES)
  table.state.characters[1].det = 2
  const match = table.planning()
  put(match, 'friday', 'build:weapons:M1')
  carryOut(match)
  expect(match.waiting?.prompt).toBe('reroll')
  expect(offeredIn(match)).toEqual(expect.arrayContaining(['success', 'wound', 'adventure']))
  match.pickKey(0, 'success')
  expect(match.state.weapons).toBe(1)
  expect(person(match, 'friday')?.det).toBe(0)
})

test('Friday may roll the same die again and again, as long as he has tokens [friday.9]', () => {
  const table = friday().has({ wood: 1 }).rolls(NO, NO, NO, NO, NO, YES)
  table.state.characters[1].det = 7
  const match = table.planning()
  put(match, 'friday', 'build:weapons:M1')
  carryOut(match)
  for (let roll = 0; roll < 3; roll++) {
    expect(offeredIn(match)).toContain('success')
    match.pickKey(0, 'success')
  }
  expect(match.state.weapons).toBe(1)
  expect(person(match, 'friday')?.det).toBe(1)
})

test('what a dying Friday has hunted is still food [friday.11]', () => {
  const match = friday().hunting('bearBeast').items('shield').planning()
  put(match, 'friday', 'hunt')
  put(match, 'shield', 'join:1')
  carryOut(match)
  expect(person(match, 'friday')?.alive).toBe(false)
  expect(match.outcome).toMatchObject({ why: { id: 'actions.done' } }) // it went on until the weather
  expect(match.state.available.food).toBeGreaterThan(0)
})

test('Friday is healed like others, though never in the Bed [friday.12] [friday.15]', () => {
  const table = friday().items('bed')
  table.state.characters[1].wounds = 3
  const match = table.planning()
  put(match, 'friday', 'rest:M1')
  carryOut(match)
  expect(person(match, 'friday')).toMatchObject({ wounds: 2, det: 0 })
  const armed = friday()
    .hunting('bearBeast')
    .items('shield')
    .level('weapons', 4)
    .equipment('pistol')
    .planning()
  put(armed, 'friday', 'hunt')
  put(armed, 'shield', 'join:1')
  carryOut(armed)
  armed.pickKey(0, 'equipment:pistol')
  expect(person(armed, 'friday')?.wounds).toBe(0)
})

test('neither weather nor hunger nor the open sky wound Friday [friday.13] [friday.14]', () => {
  const scene = new Scene(['cook']).discouraged().with(state => {
    Object.assign(state.available, { wood: 0, food: 0 })
    state.pieces.push({ kind: 'storm', at: 'weather', source: -1, by: '', fresh: false, n: 0 })
    state.palisade = 0
  })
  scene.play(theWeather)
  scene.play(theNight)
  expect(scene.state.characters.map(({ wounds }) => wounds)).toEqual([3, 0])
})

test('Friday draws mysteries and suffers them, but for the Blowgun [friday.16] [friday.17]', () => {
  const drawn = (who: 'cook' | 'friday', trap: 'blowgun' | 'bluntSpear') => {
    const scene = new Scene(['cook']).mysteries(trap)
    scene.play(explore({ traps: 1 }, { who }))
    const character = scene.state.characters.find(({ id }) => id === who)
    return [character?.wounds, character?.limits.length]
  }
  expect(drawn('cook', 'blowgun')).toEqual([0, 1])
  expect(drawn('friday', 'blowgun')).toEqual([0, 0])
  expect(drawn('friday', 'bluntSpear')).toEqual([2, 0])
})

test('Friday arranges the camp: he has the determination, all have the morale [friday.20]', () => {
  const match = friday().planning()
  put(match, 'friday', 'arrange:M1')
  carryOut(match)
  expect(match.state.morale).toBe(1)
  expect(match.state.characters.map(({ det }) => det)).toEqual([0, 2])
})

test('the Dog helps to hunt and to explore, every round, if one likes [dog.1] [dog.2] [dog.3]', () => {
  const dog = () => position('cook').with({ dog: 'yes' }).hunting('fox').has({ wood: 1 })
  const match = dog().planning()
  put(match, 'cook', 'explore:M2')
  expect(refusal(match, 'dog', 'join:1')).toBe(null)
  put(match, 'cook', 'build:weapons:M1')
  expect(refusal(match, 'dog', 'join:2')).toBe('neutral.1')
  expect(match.face(0)?.candidates.map(({ key }) => key)).toContain('confirm')
  const hunt = dog().planning()
  put(hunt, 'cook', 'hunt')
  put(hunt, 'dog', 'join:1')
  carryOut(hunt)
  expect(hunt.state.characters.map(({ id }) => id)).toEqual(['cook'])
  expect(pawnSupply(hunt.state)).toContainEqual({ id: 'dog', colour: 'purple', count: 1 })
})
