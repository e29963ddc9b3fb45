import { keys, refusal } from '@tablee/common/testing/answers.ts'
import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { describe, expect, test } from 'vitest'
import { ROADS } from '../../../data/campaign.ts'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { liveMonster } from '../../../rules/query.ts'
import { type Diluvium, RIVAL } from '../../../state.ts'
import { type Position, solo } from '../../../tests/position.ts'

const LAIR = '0,1'
const position = (options = {}): Position => solo({ scenario: 's15', ...options })
const allies = ({ places }: Diluvium, at: '-1,2' | '1,1' | '0,2') =>
  places[at].islands.map(({ settlers }) => settlers.filter(one => one === 'ally').length)

/** The rival fights; its Warship comes from its City. */
const fighting = (one: Position) => one.last(0, 'fight').tokens('ct1a').dice(1).at('rival')

/** So many allies of an island are eaten already. */
const eaten = (one: Position, at: '-1,2' | '1,1' | '0,2', island: number, count = 1) =>
  one.change(({ places, players }) => {
    places[at].islands[island].settlers.splice(0, count)
    players[0].beside += count
  })

describe('the set-up', () => {
  test('the Chinese, tiles 5, 6, 8 and the Hydra in sight, eight allies [s15.1] [s15.2] [s15.3] [s15.4] [s15.5]', () => {
    const { state } = position()
    expect(state.rival).toMatchObject({ civ: 'chinese', column: ['weapons', 'food', 'craft', 'ruins'] })
    expect(state.start).toEqual({ food: 15, craft: 15, weapons: 18 })
    const tiles = (['-1,2', '1,1', '0,2', '0,1'] as const).map(at => state.places[at])
    expect(tiles.map(({ tile, up }) => [tile, up])).toEqual([5, 6, 8, 28].map(tile => [tile, true]))
    expect([allies(state, '-1,2'), allies(state, '1,1'), allies(state, '0,2')]).toEqual([
      [3, 0],
      [3, 0],
      [1, 1],
    ])
    expect(tiles.map(({ level }) => level)).toEqual([1, 1, 1, 2])
  })
})

describe('the Hydra eats', () => {
  test('one ally for each Fight of the rival, where most of the nearest are, as you choose between tiles [s15.9] [s15.10] [s15.11]', () => {
    const match = fighting(position())
    expect(match.ask?.id).toBe('hydra')
    expect(keys(match, 0)).toEqual(['-1,2:food', '1,1:craft'])
    match.pickKey(0, '1,1:craft')
    expect(allies(match.state, '1,1')).toEqual([2, 0])
    expect(match.state.players[0].beside).toBe(1)
    expect(match.state.rival?.warships[0].at).not.toBe('1,-1') // Then its Warship sails.
  })

  test('where there is one tile with most, you choose the island [s15.10] [s15.11]', () => {
    const match = fighting(eaten(eaten(position(), '-1,2', 0, 2), '1,1', 0, 2))
    expect(keys(match, 0)).toEqual(['0,2:food', '0,2:craft'])
    const one = fighting(eaten(position(), '-1,2', 0))
    expect(allies(one.state, '1,1')).toEqual([2, 0])
  })

  test('nearer tiles first, though more live further away [s15.10]', () => {
    const far = position().change(({ places }) => {
      // Tile 5 with its three changes place with a tile at the rim.
      const [near, rim] = [places['-1,2'], places['-2,3']]
      for (const key of ['tile', 'up', 'known', 'islands', 'markers'] as const) {
        const kept = near[key]
        Object.assign(near, { [key]: rim[key] })
        Object.assign(rim, { [key]: kept })
      }
    })
    const { state } = fighting(
      eaten(far, '1,1', 0, 2)
        .change(({ places }) => {
          places['0,2'].islands[1].settlers = []
        })
        .change(({ places }) => {
          places['0,2'].islands[0].settlers = []
        }),
    )
    expect(allies(state, '1,1')).toEqual([0, 0])
    expect(state.places['-2,3'].islands[0].settlers).toHaveLength(3)
  })

  test('also for a card that moves the Warship, not for a Fight that is skipped: H44 [s15.20]', () => {
    const card = position()
      .tile('2,0', 19)
      .explored(RIVAL, '2,0')
      .column('ruins', 'food', 'craft', 'weapons')
      .deck('ruShip')
      .last(0, 'colonise')
      .tokens('ct1a')
      .at('rival')
    expect(card.ask?.id).toBe('hydra')
    const skipped = fighting(
      position().change(({ rival }) => {
        if (rival) rival.beaten = true
      }),
    )
    expect(skipped.state.players[0].beside).toBe(0)
    const other = position().last(0, 'exploit').tokens('ct1a').at('rival')
    expect(other.state.players[0].beside).toBe(0)
  })
})

describe('allies', () => {
  const waiting = (one: Position) => eaten(one, '-1,2', 0, 2)
  const colonise = (one: Position) => {
    const match = one.at(['turn', 0])
    match.pickKey(0, 'colonise')
    return match
  }

  test('come back to free slots of tiles 5 and 6, each if you explored it, and nowhere else [s15.12] [s15.15]', () => {
    const match = colonise(waiting(position()).explored(0, '-1,2').explored(0, '0,2'))
    match.pickKey(0, 'beside:ally')
    expect(keys(match, 0)).toEqual(['-1,2:food', '-1,2:weapons'])
    expect(refusal(match, 0, '0,2:food')).toBe('s15.15')
    expect(refusal(match, 0, '1,1:food')).toBe('base.colonise.3')
    expect(keys(colonise(waiting(position()).explored(0, '0,2')), 0)).not.toContain('beside:ally')
    expect(keys(colonise(waiting(position()).explored(0, '1,1')), 0)).toContain('beside:ally')
  })

  test('take the place of your own and yield nothing [s15.13] [s15.14]', () => {
    const match = colonise(waiting(position()).explored(0, '-1,2'))
    for (const key of ['beside:ally', '-1,2:food', 'beside:ally', '-1,2:weapons']) match.pickKey(0, key)
    expect(match.ask?.id).toBe('after')
    expect(match.state.players[0]).toMatchObject({ beside: 0, resources: { food: 0, weapons: 0 } })
    expect(match.state.players[0].reserve).toHaveLength(6)
    const harvest = position().explored(0, '-1,2').at(['turn', 0])
    harvest.pickKey(0, 'exploit')
    expect(harvest.state.players[0].resources.food).toBe(1) // That of the City.
  })

  test('on the map do not move, nor by a card [s15.12]', () => {
    const match = colonise(waiting(position()).explored(0, '-1,2'))
    expect(keys(match, 0).filter(key => key.endsWith('ally'))).toEqual(['beside:ally'])
    const card = waiting(position()).explored(0, '-1,2').hand(0, 'ruSettle').at(['turn', 0])
    card.pickKey(0, 'ruSettle')
    expect(keys(card, 0)).not.toContain('beside:ally')
  })

  test('are not driven off by the rival’s Warship [s15.21]', () => {
    const match = fighting(position().warship(RIVAL, '0,1').strength(RIVAL, 1))
    match.pickKey(0, '1,1:craft')
    const { state } = match
    const at = state.rival?.warships[0].at
    expect(['-1,2', '0,2']).toContain(at)
    expect([...allies(state, '-1,2'), ...allies(state, '0,2')]).toEqual([3, 0, 1, 1])
  })
})

describe('the Hydra', () => {
  const facing = (heads: number) =>
    position()
      .strength(0, 6)
      .has(0, { weapons: 1 })
      .warship(0, '0,2')
      .change(({ story, places }) => {
        if (story?.id === 's15') story.heads = heads
        places[LAIR].beaten = heads
      })
  const cut = (heads: number) => {
    const match = facing(heads).at(['turn', 0])
    for (const key of ['fight', LAIR, 'fight']) match.pickKey(0, key)
    return match
  }

  test.each([0, 1])(
    'loses head %i + 1: a token, no gold, your Warship goes home: H45 [s15.16] [s15.17]',
    heads => {
      const { state } = cut(heads)
      expect(state.places[LAIR].beaten).toBe(heads + 1)
      expect(state.players[0]).toMatchObject({ gold: 0, resources: { weapons: 0 } })
      expect(state.players[0].warships[0].at).toBe('-1,4')
      expect(checklist(state)[1]).toMatchObject({
        holds: false,
        says: { values: { have: heads + 1, of: 3 } },
      })
    },
  )

  test('tells what a head pays [s15.16] [s15.18]', () => {
    const label = (heads: number) => {
      const match = facing(heads).at(['turn', 0])
      for (const key of ['fight', LAIR]) match.pickKey(0, key)
      return match.face(0)?.candidates[0].say.values
    }
    expect(label(1)).toMatchObject({ gold: 0 })
    expect(label(2)).toMatchObject({ gold: 10 })
  })

  test('pays its gold with the third head, which wins with more gold [s15.18] [s15.7]', () => {
    const match = cut(2)
    expect(match.state.players[0].gold).toBe(10)
    expect(match.state.players[0].warships[0].at).toBe(LAIR)
    expect(liveMonster(match.state, match.state.places[LAIR])).toBeNull()
    match.pickKey(0, 'end')
    expect(match.outcome).toMatchObject({ winners: [0], why: { values: { outcome: 'pourfendeuse' } } })
    const poor = facing(2).gold(RIVAL, 10).at(['turn', 0])
    for (const key of ['fight', LAIR, 'fight', 'end']) poor.pickKey(0, key)
    expect(poor.outcome).toMatchObject({ winners: [] })
  })

  /** The rival's Warship comes to the Hydra, whose strength is 7, with 6 and a token of 1. */
  const rivalComes = (options = {}, paid = false, strength = 6) => {
    const match = position(options)
      .warship(RIVAL, '0,0')
      .strength(RIVAL, strength)
      .tokens('ct1a', 'ct1b')
      .last(0, 'fight')
      .dice(4)
      .change(({ story }) => {
        if (story?.id === 's15') story.paid = paid
      })
      .at('rival')
    match.pickKey(0, '1,1:craft')
    expect(match.state.rival?.warships[0].at).toBe(LAIR)
    return match.state
  }

  test('is fought by the rival’s Warship that stops there: paid once, and no head is cut [s15.19]', () => {
    const { rival, story, places } = rivalComes()
    expect(rival?.gold).toBe(10)
    expect(story).toEqual({ id: 's15', heads: 0, paid: true })
    expect(places[LAIR].beaten).toBe(0)
    expect(rivalComes({}, true).rival?.gold).toBe(0)
    expect(rivalComes({}, false, 5)).toMatchObject({ rival: { gold: 0 }, story: { paid: false } })
  })

  test('is left alone by it where a flag says so [s15.19]', () => {
    const { rival } = rivalComes({ hydraServesRival: true })
    expect(rival?.gold).toBe(0)
    expect(rival?.discard).toEqual(['ct1a'])
  })

  test('ends the campaign [s15.22]', () => {
    expect(ROADS.pourfendeuse).toMatchObject({ from: 's15', to: null })
  })
})

describe('the end', () => {
  test('comes with no ally left on the map, as a defeat [s15.8]', () => {
    const none = (left: number) =>
      position()
        .gold(0, 20)
        .last(0, 'exploit')
        .tokens('ct1a')
        .change(({ places, players }) => {
          for (const at of ['-1,2', '1,1', '0,2'] as const)
            for (const island of places[at].islands) {
              players[0].beside += island.settlers.length
              island.settlers = []
            }
          for (let n = left; n > 0; n--) places['0,2'].islands[0].settlers.push('ally')
          players[0].beside -= left
        })
        .at('roundEnd')
    expect(none(0).outcome).toMatchObject({ winners: [], why: { values: { reason: 'alliesLost' } } })
    expect(none(1).outcome).toBeNull()
  })

  test('comes with an empty pile, and when the rival’s Warship reaches your City [s15.6]', () => {
    expect(position().pile('food', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
    const match = fighting(position().warship(RIVAL, '-1,3'))
    match.pickKey(0, '1,1:craft')
    expect(match.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
  })
})

test.each([{}, { hydraServesRival: true }])('random games keep the laws: %j', options => {
  expect(lawful(room, { games: 4, seed: 1, seats: 1, options: { scenario: 's15', ...options } }).games).toBe(
    4,
  )
})
