import { keys } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import type { Hex } from '../../../data/types.ts'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { RIVAL } from '../../../state.ts'
import { type DiluviumMatch, type Position, solo } from '../../../tests/position.ts'

const HOME = '-1,4'
const EGYPT = '-2,1'
const CHINA = '2,-1'
const position = (): Position => solo({ scenario: 's09' })

function picks(one: Position, ...chosen: string[]): DiluviumMatch {
  const match = one.at(['turn', 0])
  for (const key of chosen) match.pickKey(0, key)
  return match
}

/** A City has a certain token, which changes places with that of the other City or of the box. */
const token = (one: Position, at: Hex, n: number) =>
  one.change(({ places, objectives }) => {
    const mine = places[at].token
    const other = places[at === EGYPT ? CHINA : EGYPT].token
    if (!mine || !other || mine.n === n) return
    if (other.n === n) other.n = mine.n
    else objectives[objectives.indexOf(n)] = mine.n
    mine.n = n
  })

const fleets = ({ state }: DiluviumMatch) => state.rival?.warships.map(({ civ, at }) => `${civ} ${at}`)

/** The rival fights, one tile far. */
const rivalFights = (one: Position) =>
  one.last(0, 'fight').tokens('ct1a', 'ct1b').dice(1, 1, 1, 1).at('rival')

describe('the set-up', () => {
  test('an Egyptian rival with a second fleet, a token face down on each City [s09.1] [s09.2] [s09.3] [s09.9] [s09.13]', () => {
    const { state } = position()
    expect(state.rival).toMatchObject({
      civ: 'egyptian',
      city: EGYPT,
      explorer: EGYPT,
      column: ['weapons', 'food', 'craft', 'ruins'],
      warships: [
        { civ: 'egyptian', at: EGYPT, home: EGYPT },
        { civ: 'chinese', at: CHINA, home: CHINA },
      ],
    })
    expect(state.start).toEqual({ food: 15, craft: 15, weapons: 18 })
    expect([EGYPT, CHINA].map(at => state.places[at as Hex].token?.up)).toEqual([false, false])
    expect(state.objectives).toHaveLength(2)
    expect(Object.values(state.places).some(({ green }) => green)).toBe(false)
    expect(state.places[CHINA].islands.map(({ type, slots, settlers }) => [type, slots, settlers])).toEqual([
      ['food', 1, []],
      ['craft', 1, []],
      ['weapons', 1, []],
    ])
    expect(state.rival?.reserve).toHaveLength(6)
  })
})

describe('a City', () => {
  const attack = (n: number, yours: number, weapons = 0, escort = false) => {
    const one = token(position(), CHINA, n).up('2,0').warship(0, '2,0').strength(0, yours).has(0, { weapons })
    if (escort) one.warship(0, '2,0', 1)
    const chosen = ['fight', CHINA, ...(escort ? ['along'] : [])]
    return picks(one.strength(RIVAL, 6).tokens('ct2a'), ...chosen, String(weapons))
  }

  test('is attacked by your Warship: its token and a Combat token, not the track [s09.5] [s09.6] [s09.8] [s09.17] [s09.18]', () => {
    const match = attack(3, 6)
    expect(match.state.story).toEqual({ id: 's09', conquered: ['chinese'] })
    expect(match.state.places[CHINA].token).toEqual({ n: 3, up: true })
    expect(fleets(match)).toEqual([`egyptian ${EGYPT}`])
    expect(match.state.players[0].gold).toBe(2) // Position 3 of the track.
    expect(match.state.players[0].warships[0].at).toBe(CHINA)
  })

  test('holds at a tie, the Aztec Warship counted: H35 [s09.7] [s10.28] [s10.31]', () => {
    const match = attack(4, 4, 1, true)
    expect(match.state.story).toEqual({ id: 's09', conquered: [] })
    expect(match.state.players[0].warships.map(({ at }) => at)).toEqual([HOME, HOME])
    expect(attack(3, 4, 1, true).state.story).toEqual({ id: 's09', conquered: ['chinese'] })
    expect(attack(3, 4, 1).state.story).toEqual({ id: 's09', conquered: [] })
  })

  test('takes its Warship out of the game wherever that is, and no other [s09.8] [s09.17]', () => {
    const one = token(position(), CHINA, 1).up('2,0', '0,2').warship(0, '2,0').warship(RIVAL, '0,2', 1)
    expect(fleets(picks(one.strength(0, 6).tokens('ct1a'), 'fight', CHINA, '0'))).toEqual([
      `egyptian ${EGYPT}`,
    ])
    const other = token(position(), EGYPT, 1).up('-2,2').warship(0, '-2,2').strength(0, 6).tokens('ct1a')
    expect(fleets(picks(other, 'fight', EGYPT, '0'))).toEqual([`chinese ${CHINA}`])
  })

  test('lets no Exploration Ship of yours in [s09.5]', () => {
    expect(keys(picks(position().up('2,0').explorer(0, '2,0'), 'explore'), 0)).not.toContain(CHINA)
  })
})

describe('both fleets', () => {
  test('move in a Fight, on the same track [s09.10] [s09.14]', () => {
    const match = rivalFights(position().up('-2,2', '-1,1', '1,0', '2,0'))
    expect(match.state.rival?.warships[0].at).not.toBe(EGYPT)
    expect(match.state.rival?.warships[1].at).not.toBe(CHINA)
  })

  test('the Egyptian one is done first; beaten it goes to its own City, the other sails all the same: H34 [s09.15] [s09.19]', () => {
    const one = position()
      .up('-2,2', '1,0', '2,0')
      .warship(RIVAL, '-2,3')
      .up('-2,3')
      .warship(0, '-1,3')
      .strength(0, 6)
    const match = rivalFights(one)
    expect(match.ask?.id).toBe('combat')
    expect(match.state.rival?.warships[1].at).toBe(CHINA) // Not yet.
    match.pickKey(0, '0')
    expect(match.state.rival?.warships[0].at).toBe(EGYPT)
    expect(match.state.rival?.warships[1].at).not.toBe(CHINA)
  })

  test('a Chinese Warship that is beaten goes to the Chinese City [s09.15]', () => {
    const match = picks(
      position().warship(RIVAL, '0,3', 1).strength(0, 6).tokens('ct1a'),
      'fight',
      '0,3',
      'stay',
      '0',
    )
    expect(fleets(match)).toEqual([`egyptian ${EGYPT}`, `chinese ${CHINA}`])
    expect(match.state.rival?.beaten).toBe(true)
  })

  test('stay where you have beaten one of them [s09.16]', () => {
    const match = rivalFights(
      position().change(({ rival }) => {
        if (rival) rival.beaten = true
      }),
    )
    expect(fleets(match)).toEqual([`egyptian ${EGYPT}`, `chinese ${CHINA}`])
  })

  test.each([0, 1])('end the game when Warship %i reaches your City [s09.20]', number => {
    const match = rivalFights(position().up('-2,2', '-1,1', '1,0', '2,0').warship(RIVAL, '-1,3', number))
    expect(match.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
  })
})

describe('the rival’s settlers', () => {
  test('flee to free slots of the Chinese City first [s09.11]', () => {
    const one = position().tile('-1,3', 2).explored(RIVAL, '-1,3').settlers(RIVAL, '-1,3', 'weapons', 2)
    one.settlers(RIVAL, '-1,3', 'food').settlers(RIVAL, CHINA, 'food').settlers(RIVAL, CHINA, 'craft')
    const { places, rival } = picks(one, 'fight', '-1,3', 'stay').state
    expect(places[CHINA].islands.map(({ settlers }) => settlers)).toEqual([[RIVAL], [RIVAL], [RIVAL]])
    expect(rival?.reserve).toHaveLength(3)
  })

  test('settle the Chinese City, which counts as explored [s09.12] [s09.13]', () => {
    const { places, rival } = position().last(0, 'colonise').tokens('ct1a').at('rival').state
    expect(places[CHINA].islands.map(({ settlers }) => settlers)).toEqual([[RIVAL], [], [RIVAL]])
    expect(rival?.column).toEqual(['craft', 'ruins', 'weapons', 'food'])
  })
})

describe('the Aztec Warship', () => {
  test('starts in your City and comes along as you like, from your Warship’s tile alone [s09.4] [s10.26] [s10.27] [s10.30]', () => {
    const match = picks(position(), 'fight', '-1,3')
    expect(match.ask?.id).toBe('escort')
    match.pickKey(0, 'along')
    expect(match.state.players[0].warships.map(({ at }) => at)).toEqual(['-1,3', '-1,3'])
    const stays = picks(position(), 'fight', '-1,3', 'stay')
    expect(stays.state.players[0].warships.map(({ at }) => at)).toEqual(['-1,3', HOME])
    expect(picks(position(), 'fight', HOME).ask?.id).toBe('after') // Nobody goes anywhere.
    const apart = picks(position().warship(0, '0,3'), 'fight', '-1,3')
    expect(apart.state.players[0].warships.map(({ at }) => at)).toEqual(['-1,3', HOME])
  })

  /** The Egyptian Warship comes to -1,3 from -2,3. */
  const attacked = (own: Hex, yours: number, theirs: number) =>
    rivalFights(
      position()
        .up('-2,3', '-2,2', '1,0', '2,0')
        .warship(RIVAL, '-2,3')
        .warship(0, own)
        .warship(0, '-1,3', 1)
        .strength(0, yours)
        .strength(RIVAL, theirs),
    )

  test('alone it defends its tile with your strength and Weapons [s10.29] [s10.31]', () => {
    const won = attacked(HOME, 5, 3)
    expect(won.ask?.id).toBe('combat')
    won.pickKey(0, '0') // 5 against 3 and 1.
    expect(won.state.rival?.warships[0].at).toBe(EGYPT)
    const lost = attacked(HOME, 4, 3)
    lost.pickKey(0, '0') // 4 against 4: the attacker wins.
    expect(lost.state.players[0].warships.map(({ at }) => at)).toEqual([HOME, HOME])
    expect(lost.state.rival?.warships[0].at).toBe('-1,3')
  })

  test('adds 1 beside your Warship, and both go home when beaten [s10.28] [s10.31]', () => {
    const won = attacked('-1,3', 4, 3)
    won.pickKey(0, '0') // 5 against 4.
    expect(won.state.rival?.warships[0].at).toBe(EGYPT)
    const lost = attacked('-1,3', 3, 3)
    lost.pickKey(0, '0') // 4 against 4.
    expect(lost.state.players[0].warships.map(({ at }) => at)).toEqual([HOME, HOME])
  })
})

describe('the end', () => {
  const conquered = (cities: ('egyptian' | 'chinese')[], gold = 5) =>
    position()
      .gold(0, gold)
      .gold(RIVAL, 4)
      .last(0, 'exploit')
      .tokens('ct1a')
      .change(state => {
        state.story = { id: 's09', conquered: cities }
      })

  test('comes with both Cities conquered, as a victory with more gold [s09.21] [s09.22]', () => {
    expect(conquered(['chinese', 'egyptian']).at('roundEnd').outcome).toMatchObject({
      winners: [0],
      why: { values: { outcome: 'pacificatrice' } },
    })
    expect(conquered(['chinese', 'egyptian'], 4).at('roundEnd').outcome).toMatchObject({ winners: [] })
    expect(conquered(['chinese']).at('roundEnd').outcome).toBeNull()
    expect(checklist(conquered(['chinese']).state)[1].says.values).toMatchObject({ have: 1, of: 2 })
    expect(ROADS.pacificatrice).toMatchObject({ from: 's09', to: null })
  })

  test('comes with an empty pile [s09.20]', () => {
    expect(position().pile('food', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
  })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 8, seed: 1, seats: 1, options: { scenario: 's09' } }).games).toBe(8)
})
