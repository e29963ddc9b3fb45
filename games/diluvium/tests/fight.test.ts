import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { describe, expect, test } from 'vitest'
import { RIVAL } from '../state.ts'
import { type DiluviumMatch, type Position, several, solo } from './position.ts'

function fighting(position: Position): DiluviumMatch {
  const match = position.at(['turn', 0])
  match.pickKey(0, 'fight')
  return match
}

/** The rival's Warship lies at -1,3, beside your City. */
const meeting = (options = {}): Position => solo(options).warship(RIVAL, '-1,3')

describe('the Warship', () => {
  test('sails 0 to 2 tiles, further for Food, turns tiles over for their cost [base.fight.1] [base.fight.2]', () => {
    const match = fighting(solo().up('-1,2', '0,2', '0,1').has(0, { food: 1 }))
    expect(keys(match, 0)).toEqual(expect.arrayContaining(['-1,4', '-1,3', '-1,2', '0,1', '-2,3']))
    match.pickKey(0, '-2,3')
    expect(match.state.places['-2,3'].up).toBe(true)
    expect(match.state.players[0].resources.food).toBe(0)
    expect(match.state.players[0].warships[0].at).toBe('-2,3')
    expect(refusal(fighting(solo().up('0,2', '0,1')), 0, '0,1')).toBe('base.fight.1')
  })

  test('passes through tiles with any ship, and stops on no City of others [base.fight.3] [base.fight.4]', () => {
    expect(keys(fighting(meeting().up('-1,2').warship(RIVAL, '-1,3')), 0)).toContain('-1,2')
    expect(refusal(fighting(solo().warship(0, '0,0')), 0, '1,-1')).toBe('base.fight.4')
  })

  test('goes 3 tiles with the board of the Warrior [board.7]', () => {
    expect(keys(fighting(solo({ board: 'warrior' }).up('0,2', '0,1')), 0)).toContain('0,1')
  })

  test('does not attack a Warship in its City [combat.17]', () => {
    const match = fighting(solo().warship(0, '0,0'))
    match.pickKey(0, '1,0')
    expect(match.ask?.id).toBe('after')
  })
})

describe('a combat with the rival’s Warship', () => {
  test('adds Weapons, chosen before the token is seen, and the token [combat.1] [combat.2] [combat.3] [combat.4] [combat.5] [base.combat.1]', () => {
    const match = fighting(meeting().strength(RIVAL, 2).has(0, { weapons: 2 }).tokens('ct1a'))
    match.pickKey(0, '-1,3')
    expect(keys(match, 0)).toEqual(['0', '1', '2'])
    expect(match.state.rival?.discard).toEqual([])
    match.pickKey(0, '2')
    expect(match.state.rival?.discard).toEqual(['ct1a'])
    expect(match.state.players[0].resources.weapons).toBe(0)
    expect(match.state.players[0].strength).toBe(1)
    expect(match.state.players[0].gold).toBe(1) // 3 against 3.
    expect(match.state.rival?.warships[0].at).toBe('1,-1')
  })

  test('the attacker wins a tie, the reward is for the track alone, a 0 raises it afterwards: H13 [combat.6] [combat.7] [combat.8] [combat.9] [combat.13] [combat.16] [base.combat.4] [base.combat.5] [base.combat.6] [board.3]', () => {
    const match = fighting(meeting().strength(0, 2).strength(RIVAL, 3).has(0, { weapons: 1 }).tokens('ct0a'))
    answer(match, { sail: '-1,3', combat: '1' }, 'after')
    const { players, rival } = match.state
    expect(players[0].gold).toBe(2)
    expect(rival?.strength).toBe(4)
    expect(rival?.beaten).toBe(true)
    expect(rival?.warships[0].at).toBe('1,-1')
  })

  test('the example of the book: 3 without Weapons, a 0: T5 [combat.14]', () => {
    const match = fighting(meeting().strength(0, 3).strength(RIVAL, 2).tokens('ct0a').used('ct1a', 'ct2a'))
    match.pickKey(0, '-1,3')
    match.pickKey(0, '0')
    expect(match.state.players[0].gold).toBe(1)
    expect(match.state.rival?.strength).toBe(3)
    expect(match.state.rival?.discard).toEqual(['ct1a', 'ct2a', 'ct0a'])
  })

  test('lost, sends the Warship home, pays the rival and ends the action [base.fight.8] [combat.7]', () => {
    const match = fighting(
      meeting().strength(RIVAL, 4).explored(RIVAL, '-1,3').settlers(RIVAL, '-1,3', 'food').tokens('ct1a'),
    )
    match.pickKey(0, '-1,3')
    match.pickKey(0, '0')
    const { players, rival, places } = match.state
    expect(players[0].warships[0].at).toBe('-1,4')
    expect(rival?.gold).toBe(1)
    expect(rival?.beaten).toBe(false)
    expect(places['-1,3'].islands[0].settlers).toEqual([RIVAL])
  })

  test('reshuffles all tokens after the third of a value, and ignores the symbol [combat.10] [combat.12]', () => {
    const match = fighting(
      meeting()
        .strength(0, 6)
        .used('ct1a', 'ct1b', 'ct2a')
        .tokens('ct1r')
        .column('food', 'craft', 'weapons', 'ruins'),
    )
    match.pickKey(0, '-1,3')
    match.pickKey(0, '0')
    expect(match.state.rival?.discard).toEqual([])
    expect(match.state.rival?.pile).toHaveLength(8)
    expect(match.state.rival?.column).toEqual(['food', 'craft', 'weapons', 'ruins'])
  })

  test('the board of the Warrior adds 1, but not to what is paid [board.8]', () => {
    const match = fighting(meeting({ board: 'warrior' }).strength(RIVAL, 2).tokens('ct0a'))
    match.pickKey(0, '-1,3')
    match.pickKey(0, '0')
    expect(match.state.rival?.warships[0].at).toBe('1,-1')
    expect(match.state.combat).toBeNull()
    const lost = fighting(meeting({ board: 'warrior' }).strength(0, 2).strength(RIVAL, 6).tokens('ct0a'))
    lost.pickKey(0, '-1,3')
    lost.pickKey(0, '0')
    expect(lost.state.rival?.gold).toBe(1)
  })
})

describe('what an unbeaten Warship drives off', () => {
  test('the rival’s Exploration Ship to its City, its settlers to its reserve, after the combat [base.fight.5] [base.fight.7] [base.flee.1] [flee.3]', () => {
    const match = fighting(
      solo().explored(RIVAL, '-1,3').settlers(RIVAL, '-1,3', 'food', 2).explorer(RIVAL, '-1,3'),
    )
    match.pickKey(0, '-1,3')
    const { rival, places } = match.state
    expect(rival?.explorer).toBe('1,-1')
    expect(rival?.reserve).toHaveLength(6)
    expect(places['-1,3'].islands[0].settlers).toEqual([])
    expect(told(match)).toEqual(expect.arrayContaining(['explorer.fled', 'settler.fled']))
  })

  test('settlers of players, who choose between the reserve and free slots of their City, for nothing [base.flee.2] [base.flee.3] [flee.4]', () => {
    const match = fighting(
      several(2)
        .home(1)
        .explored(1, '-1,3')
        .settlers(1, '-1,3', 'food', 2)
        .settlers(1, '1,-1', 'food')
        .settlers(1, '1,-1', 'craft'),
    )
    match.pickKey(0, '-1,3')
    expect(match.waiting).toMatchObject({ prompt: 'flee', seats: [1] })
    expect(keys(match, 1)).toEqual(['reserve', 'weapons'])
    expect(match.face(1)?.candidates.map(({ at }) => at)).toEqual(['reserve:1', 'island:1,-1:weapons'])
    match.pickKey(1, 'weapons')
    expect(match.state.players[1].resources).toEqual({ food: 1, craft: 0, weapons: 0 })
    expect(match.state.places['1,-1'].islands[2].settlers).toEqual([1])
    expect(match.state.players[1].reserve).toHaveLength(6) // The City is full again: the second had no choice.
  })
})

describe('a monster', () => {
  const sirens = (weapons: number, options = {}) =>
    fighting(solo(options).tile('-1,3', 10).strength(0, 1).has(0, { weapons }))

  test('may be fought with the least Weapons that are needed [base.monster.1] [base.monster.2] [base.monster.3] [base.monster.5]', () => {
    const match = sirens(3)
    match.pickKey(0, '-1,3')
    expect(keys(match, 0)).toEqual(['fight', 'pass'])
    match.pickKey(0, 'fight')
    const [player] = match.state.players
    expect([player.gold, player.resources.weapons, match.state.places['-1,3'].beaten]).toEqual([4, 1, 1])
  })

  test('that cannot be beaten is not offered [base.monster.4]', () => {
    const match = sirens(1)
    match.pickKey(0, '-1,3')
    expect(match.ask?.id).toBe('after')
    const warrior = sirens(1, { board: 'warrior' })
    warrior.pickKey(0, '-1,3')
    expect(warrior.ask?.id).toBe('monster') // board.8
  })

  test('is never fought again once it was beaten [base.monster.7]', () => {
    const match = fighting(
      solo()
        .tile('-1,3', 10)
        .strength(0, 6)
        .change(state => {
          state.places['-1,3'].beaten = 1
        }),
    )
    match.pickKey(0, '-1,3')
    expect(match.ask?.id).toBe('after')
  })
})

describe('between players', () => {
  const table = (options = {}) => several(3, options).warship(1, '0,-2').warship(2, '0,-2')

  test('Weapons are committed in secret and at once [base.combat.2]', () => {
    const match = fighting(several(2).warship(1, '-1,3').has(0, { weapons: 1 }).has(1, { weapons: 2 }))
    match.pickKey(0, '-1,3')
    expect(match.waiting).toMatchObject({ prompt: 'combat', seats: [0, 1] })
    match.pickKey(1, '2')
    match.pickKey(0, '1')
    expect(match.state.players[0].warships[0].at).toBe('-1,4') // 2 against 3.
    expect(match.state.players[1].gold).toBe(2) // 1 from the start, 1 for position 1.
  })

  test('or by the attacker first and openly, where the flag is off [base.combat.3]', () => {
    const match = fighting(
      several(2, { simultaneousWeapons: false })
        .warship(1, '-1,3')
        .has(0, { weapons: 1 })
        .has(1, { weapons: 2 }),
    )
    match.pickKey(0, '-1,3')
    expect(match.waiting).toMatchObject({ prompt: 'combat', seats: [0] })
    match.pickKey(0, '1')
    expect(match.waiting).toMatchObject({ prompt: 'combat', seats: [1] })
  })

  test('the attacker chooses whom to fight first; losing to the second keeps the first reward: H48 [base.fight.6] [base.fight.8]', () => {
    const match = fighting(
      table().strength(1, 1).strength(2, 6).explored(1, '0,-2').settlers(1, '0,-2', 'food'),
    )
    match.pickKey(0, '0,-2')
    expect(keys(match, 0)).toEqual(['1:0', '2:0'])
    match.pickKey(0, '1:0')
    while (match.ask?.id === 'combat') match.pickKey(match.ask.waiting[0], '0')
    const { players, places } = match.state
    expect(players[0].gold).toBe(1)
    expect(players[0].warships[0].at).toBe(players[0].city)
    expect(players[1].warships[0].at).toBe(players[1].city)
    expect(places['0,-2'].islands.some(({ settlers }) => settlers.includes(1))).toBe(true)
  })
})
