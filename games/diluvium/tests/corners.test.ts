import { answer, keys, refusal, told } from '@tablee/common/testing/answers.ts'
import { hang, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { reconstructed } from '../data/all.ts'
import { diluvium } from '../game.ts'
import { alliesAt, placesOf } from '../rules/query.ts'
import { spaceForRival } from '../rules/rival/markers.ts'
import { exploreSteps, exploreTargets, isRivalWater } from '../rules/rival/paths.ts'
import { storyIn } from '../rules/scenario.ts'
import { type Diluvium, RIVAL } from '../state.ts'
import { view } from '../view.ts'
import { type Position, several, solo } from './position.ts'
import { started } from './scenario.ts'

const copying = (position: Position, action: 'explore' | 'colonise' | 'exploit' | 'fight') =>
  position.last(0, action).at('rival')

describe('rounds', () => {
  test('all begin with the rival, which stays the first player [setup.27] [round.1]', () => {
    const match = solo().last(0, 'exploit').tokens('ct1a', 'ct2a', 'ct0a').at('round')
    for (const action of ['colonise', 'exploit', 'colonise']) {
      match.pickKey(0, action)
      if (action === 'exploit') match.pickKey(0, 'pass')
      match.pickKey(0, 'end')
    }
    const order = told(match).filter(id => id === 'rival.acts' || id === 'turn.begins')
    expect(order.slice(0, 6)).toEqual(Array(3).fill(['rival.acts', 'turn.begins']).flat())
    expect(match.state.first).toBe(0)
  })

  test('are not ended by a pile that the rival empties: you still have this one and the whole next: T9 [end.2] [end.4] [end.5]', () => {
    const match = solo()
      .column('craft', 'food', 'weapons', 'ruins')
      .pile('craft', 2)
      .last(0, 'colonise')
      .tokens('ct1a', 'ct2a')
      .at('round')
    expect([match.state.supply.craft, match.state.final]).toEqual([0, false])
    for (const key of ['exploit', 'end']) match.pickKey(0, key)
    expect(match.state).toMatchObject({ round: 4, final: true, rival: { last: 'exploit' } })
    answer(match, { turn: 'colonise', after: 'end' })
    expect(match.outcome).not.toBeNull()
  })

  test('once the last is announced it stays the last, whatever lies in the piles [end.11]', () => {
    const match = solo()
      .change(state => {
        state.final = true
      })
      .last(0, 'exploit')
      .tokens('ct1a')
      .at('round')
    expect([match.state.final, match.state.supply]).toEqual([true, { food: 15, craft: 15, weapons: 15 }])
    answer(match, { turn: 'colonise', after: 'end' })
    expect(match.outcome).not.toBeNull()
  })

  test('a condition that the rival meets must still hold after your action [end.13] [s15.8] [s15.12]', () => {
    const hunted = () => {
      const match = solo({ scenario: 's15' })
        .explored(0, '-1,2')
        .change(({ places, players }) => {
          for (const at of ['-1,2', '1,1', '0,2'] as const)
            for (const island of places[at].islands) {
              players[0].beside += island.settlers.length
              island.settlers = []
            }
          places['0,2'].islands[0].settlers.push('ally')
          players[0].beside--
        })
        .last(0, 'fight')
        .tokens('ct1a', 'ct2a')
        .dice(1)
        .at('rival')
      expect(placesOf(match.state).reduce((sum, place) => sum + alliesAt(place), 0)).toBe(0)
      return match
    }
    const back = hunted()
    for (const key of ['colonise', 'beside:ally', '-1,2:food', 'pass', 'end']) back.pickKey(0, key)
    expect(back.state.round).toBe(3)
    expect(back.outcome).toBeNull()
    const lost = hunted()
    answer(lost, { turn: 'exploit', exploit: 'pass', after: 'end' })
    expect(lost.outcome?.why.values).toMatchObject({ reason: 'alliesLost' })
  })
})

describe('the set-up', () => {
  test.each([
    [
      2,
      [
        [0, 0],
        [1, 1],
      ],
      'base.setup.2',
    ],
    [
      3,
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      'base.setup.4',
    ],
    [
      4,
      [
        [0, 0],
        [1, 0],
        [1, 0],
        [2, 0],
      ],
      'base.setup.6',
    ],
  ] as const)('for %i gives Food and gold by seat %j [%s]', (seats, goods, _) => {
    const { players, first } = Match.start(diluvium, { seats, seed: 5 }).state
    const given = goods.map((_, place) => {
      const { resources, gold } = players[(first + place) % seats]
      return [resources.food, gold]
    })
    expect(given).toEqual(goods)
  })

  test('nobody knows how the Astrolabe lies before it is used [setup.25]', () => {
    expect(view(started('s01'), 0).astrolabe).toBeNull()
    const used = copying(solo().tokens('ct1a').dice(4), 'explore').state
    expect(view(used, 0).astrolabe).toEqual({ at: '1,-1', turned: 3 })
  })

  test('of a divine punishment is done before its one card: T10 [difficulty.8] [difficulty.9]', () => {
    const seen = new Set<unknown>()
    for (let seed = 1; seed <= 60 && seen.size < 2; seed++) {
      const { state, history } = Match.start(diluvium, { seats: 1, options: { difficulty: 'divine' }, seed })
      const cards = history?.journal.filter(({ id }) => id === 'rival.card') ?? []
      expect(cards).toHaveLength(1)
      const card = cards[0].values?.card
      if (card === 'ruGold')
        expect([state.gold?.supply, state.rival?.gold, state.rival?.strength]).toEqual([47, 3, 2])
      else if (card === 'ruStrength')
        expect([state.gold?.supply, state.rival?.gold, state.rival?.strength]).toEqual([50, 0, 3])
      else continue
      expect(state.supply).toEqual({ food: 13, craft: 13, weapons: 13 })
      expect(state.ruins.discard).toEqual([card])
      seen.add(card)
    }
    expect(seen.size).toBe(2)
  })
})

describe('the Combat tokens', () => {
  test('are all eight in the new pile, and none is left discarded: D1 [rival.5] [random.1]', () => {
    const used = solo().used('ct1a', 'ct1b', 'ct2a', 'ct2b', 'ct0a').tokens('ct1r').last(0, 'exploit')
    const quiet = (seed: number) => {
      const { state } = used.seed(seed).at('rival')
      return state.rival?.last === 'exploit' ? state.rival : null
    }
    let seed = 1
    while (quiet(seed) === null) seed++
    expect(quiet(seed)).toMatchObject({ discard: [] })
    expect(quiet(seed)?.pile.toSorted()).toEqual([
      'ct0a',
      'ct0b',
      'ct1a',
      'ct1b',
      'ct1r',
      'ct2a',
      'ct2b',
      'ct2r',
    ])
  })

  test('a beaten Warship stays with the Weapons token on top; with Craft there the rival exploits: D2 [rfight.4] [rfight.5]', () => {
    const turns = (first: string) => {
      for (let seed = 1; ; seed++) {
        const match = solo()
          .tile('0,0', 9)
          .explored(RIVAL, '0,0')
          .settlers(RIVAL, '0,0', 'craft')
          .last(0, 'fight')
          .tokens('ct1r')
          .seed(seed)
          .change(({ rival }) => {
            if (rival) rival.beaten = true
          })
          .at('rival')
        const column = match.history?.journal.find(({ id }) => id === 'column.shuffled')?.values?.column
        if ((column as string[])[0] === first) return match.state.rival
      }
    }
    expect(turns('weapons')).toMatchObject({ last: null, gold: 0, warships: [{ at: '1,-1' }] })
    expect(turns('craft')).toMatchObject({ last: 'exploit', gold: 3 })
  })

  test('a 0 raises a strength of 6 no further, in a combat as against a monster [combat.8] [rmonster.7] [board.1]', () => {
    const met = solo().warship(RIVAL, '-1,3').strength(RIVAL, 6).tokens('ct0a').at(['turn', 0])
    answer(met, { turn: 'fight', sail: '-1,3', combat: '0' }, 'after')
    expect(met.state.rival?.strength).toBe(6)
    const beast = solo().tile('0,1', 26).up('-1,1').warship(RIVAL, '0,0').strength(RIVAL, 6)
    const fought = copying(beast.tokens('ct1a', 'ct0a').dice(4), 'fight').state
    expect(fought.places['0,1'].beaten).toBe(1)
    expect(fought.rival).toMatchObject({ strength: 6, discard: ['ct1a', 'ct0a'] })
  })
})

describe('the rival’s Exploration Ship', () => {
  test('turns the Astrolabe anew and evenly [rexplore.4]', () => {
    const position = solo().tokens('ct1a').last(0, 'explore')
    const turned = [0, 0, 0, 0, 0, 0]
    for (let seed = 1; seed <= 120; seed++)
      turned[position.seed(seed).at('rival').state.astrolabe?.turned ?? 0]++
    expect(Math.min(...turned)).toBeGreaterThan(9)
    expect(Math.max(...turned)).toBeLessThan(33)
  })

  test('goes as far as it can on its only way, and stops before your Warship [rexplore.14]', () => {
    // All is explored but 0,3, to which the one way of three steps leads south over 0,1 and 0,2.
    const { state } = solo().up('0,1', '0,2').warship(0, '0,2').explorer(RIVAL, '0,0')
    for (const place of placesOf(state)) place.markers = place.at === '0,3' ? [] : [RIVAL]
    expect(exploreSteps(state, 3)).toEqual(['0,1'])
    if (state.rival) state.rival.explorer = '0,1'
    expect(exploreSteps(state, 2)).toEqual([])
    state.players[0].warships[0].at = '-1,4'
    expect(exploreSteps(state, 2)).toEqual(['0,2'])
  })

  test('does not turn to tiles further away because your Warship lies on the nearest [rexplore.18] [rexplore.19]', () => {
    const position = solo().explorer(RIVAL, '0,0').up('0,1').warship(0, '0,1').tokens('ct1a')
    for (const at of ['0,0', '1,0', '-1,1'] as const) position.explored(RIVAL, at)
    const { rival, places } = copying(position.settlers(RIVAL, '0,0', 'food'), 'explore').state
    expect([rival?.explorer, rival?.markers]).toEqual(['0,0', 5])
    expect(places['1,1'].up).toBe(false) // Two tiles away, and in reach.
  })

  test('sails neither to your City nor to that of others, which it never explores [rexplore.23]', () => {
    const { state } = solo({ scenario: 's13' })
    for (const at of ['-1,4', '3,0'] as const) {
      expect(isRivalWater(state, state.places[at])).toBe(false)
      if (state.rival) state.rival.explorer = at === '3,0' ? '2,0' : '0,3'
      expect(exploreTargets(state).targets).not.toContain(at)
    }
    expect(isRivalWater(state, state.places['1,-1'])).toBe(true)
  })

  test('takes the last free space where no other is left, and none where all are taken: H7 [rmarker.3] [base.explore.14]', () => {
    // Two parties never fill the four spaces of a tile of ours; a box may have tiles with fewer.
    const { state } = solo().up('0,1')
    const taken = (spaces: string[], ...markers: (0 | null)[]) => {
      const data = reconstructed.with({ 'level:2.spaces': spaces })
      return spaceForRival(hang<Diluvium>({ ...state }, data), { ...state.places['0,1'], markers })
    }
    expect(taken(['gold3', 'settler', 'gold1'], 0, null, null)).toBe(1)
    expect(taken(['gold3', 'gold1'], 0, null)).toBe(1)
    expect(taken(['gold1', 'settler'], null, 0)).toBe(0)
    expect(taken(['gold3'], 0)).toBeUndefined()
  })

  test('pays no Food for what it turns over [rexplore.8]', () => {
    const position = solo().explorer(RIVAL, '0,0').tokens('ct1a')
    for (const at of ['0,0', '1,0', '-1,1'] as const) position.explored(RIVAL, at)
    const { supply, discarded, places, rival } = copying(position, 'explore').state
    expect([places['0,1'].up, rival?.explorer]).toEqual([true, '0,1'])
    expect([supply.food, discarded.food]).toEqual([15, 0])
  })
})

describe('the rival’s settlers', () => {
  test('that stand on the map stay there when its reserve is empty [rcolonise.2] [rcolonise.19]', () => {
    const position = solo().tile('0,0', 8).explored(RIVAL, '0,0').tile('1,0', 9).explored(RIVAL, '1,0')
    const { rival, places } = copying(
      position.settlers(RIVAL, '0,0', 'food').without(RIVAL, 5).tokens('ct1a'),
      'colonise',
    ).state
    expect(places['0,0'].islands.map(({ settlers }) => settlers.length)).toEqual([1, 0])
    expect(places['1,0'].islands.map(({ settlers }) => settlers.length)).toEqual([0, 0])
    expect(places['1,-1'].islands.map(({ settlers }) => settlers.length)).toEqual([1, 1, 1])
    expect(rival?.gold).toBe(20)
  })
})

describe('the rival’s Warship', () => {
  test.each([
    [1, '0,1'],
    [2, '0,2'],
    [3, '0,3'],
  ] as const)('sails %i tiles with so many settlers on Food [rwar.3]', (food, at) => {
    const position = solo()
      .up('0,1', '-1,1', '0,2', '-1,2')
      .warship(RIVAL, '0,0')
      .explored(RIVAL, '0,0')
      .explored(RIVAL, '1,0')
    if (food > 1) position.settlers(RIVAL, '0,0', 'food')
    if (food > 2) position.settlers(RIVAL, '1,0', 'food')
    // Turned by three the Astrolabe shows 1 to the south each time.
    expect(copying(position.tokens('ct1a').dice(4, 4, 4), 'fight').state.rival?.warships[0].at).toBe(at)
  })

  test('puts no marker on a tile that it turns over [rexplore.10] [rwar.4]', () => {
    const { rival, places } = copying(solo().warship(RIVAL, '0,0').tokens('ct1a').dice(4), 'fight').state
    expect(rival?.warships[0].at).toBe('0,1')
    expect([places['0,1'].up, places['0,1'].markers.some(one => one !== null), rival?.markers]).toEqual([
      true,
      false,
      8,
    ])
  })

  test('is not to be attacked in its City [combat.17] [base.fight.4]', () => {
    const match = solo().warship(0, '0,0').strength(0, 6).at(['turn', 0])
    match.pickKey(0, 'fight')
    expect(refusal(match, 0, '1,-1')).toBe('base.fight.4')
    expect(keys(match, 0)).not.toContain('1,-1')
  })

  test('wins a tie as the attacker, and is paid for your position: D5 [combat.6] [combat.15]', () => {
    const meeting = (yours: number) => {
      const position = solo()
        .up('0,1', '-1,1')
        .warship(RIVAL, '0,0')
        .warship(0, '0,1')
        .strength(0, yours)
        .strength(RIVAL, 2)
      const match = copying(position.tokens('ct1a', 'ct1b').dice(4), 'fight')
      match.pickKey(0, '0')
      return match.state
    }
    const tie = meeting(3)
    expect([tie.rival?.gold, tie.players[0].gold, tie.rival?.warships[0].at]).toEqual([2, 0, '0,1'])
    const more = meeting(4)
    expect([more.rival?.gold, more.players[0].gold, more.rival?.warships[0].at]).toEqual([0, 1, '1,-1'])
  })
})

describe('your ships', () => {
  test.each(['explore', 'fight'])(
    'go no further than a tile that they turn over, however much Food there is: %s [base.explore.4] [base.fight.2]',
    action => {
      const match = solo().has(0, { food: 6 }).at(['turn', 0])
      match.pickKey(0, action)
      // Behind the tiles beside -1,3 and 0,3, which are all face down.
      expect(keys(match, 0)).toEqual(expect.arrayContaining(['-2,3', '-1,2', '0,2', '1,2']))
      expect(refusal(match, 0, '-2,2')).toBe(`base.${action}.1`)
      match.pickKey(0, '0,2')
      expect(match.state.players[0].resources.food).toBe(4)
      expect(match.ask?.id).not.toBe('sail')
    },
  )

  test('pay 1 for level 2 with the board of the Explorer, who alone is spared one [board.12]', () => {
    const price = (board: string) => {
      const match = solo({ board }).has(0, { food: 4 }).at(['turn', 0])
      match.pickKey(0, 'explore')
      const food = (at: string) => match.face(0)?.candidates.find(({ key }) => key === at)?.say.values?.food
      return [food('-2,3'), food('0,2')]
    }
    expect(price('explorer')).toEqual([0, 1])
    expect(price('standard')).toEqual([1, 2])
  })

  test('fight first, then drive off, then meet the monster [base.fight.5] [base.monster.1]', () => {
    const match = solo()
      .tile('-1,3', 10)
      .explored(RIVAL, '-1,3')
      .settlers(RIVAL, '-1,3', 'food')
      .warship(RIVAL, '-1,3')
      .strength(0, 6)
      .tokens('ct1a')
      .at(['turn', 0])
    answer(match, { turn: 'fight', sail: '-1,3', combat: '0', monster: 'fight' }, 'after')
    const order = ['combat.fought', 'settler.fled', 'monster.beaten']
    expect(told(match).filter(id => order.includes(id))).toEqual(order)
  })

  test('drive nobody out of a City that they conquer [base.fight.7] [s09.8]', () => {
    const match = solo({ scenario: 's09' })
      .up('2,0')
      .warship(0, '2,0')
      .settlers(RIVAL, '2,-1', 'food')
      .strength(0, 6)
      .tokens('ct0a')
      .at(['turn', 0])
    answer(match, { turn: 'fight', sail: '2,-1', combat: '0' }, 'after')
    expect(storyIn(match.state, 's09').conquered).toEqual(['chinese'])
    expect(match.state.places['2,-1'].islands[0].settlers).toEqual([RIVAL])
  })

  test('with the board of the Warrior have 1 more against an outpost and a City too [board.8]', () => {
    const outpost = (board: string) => {
      const match = solo({ scenario: 's05', board })
        .up('-2,2', '-2,3')
        .warship(0, '-2,3')
        .strength(0, 2)
        .tokens('ct0a')
        .change(state => {
          const here = state.places['-2,2']
          const three = placesOf(state).find(({ token }) => token?.n === 3)
          if (three) [three.token, here.token] = [here.token, three.token]
          else if (here.token) {
            state.objectives = [here.token.n]
            here.token.n = 3
          }
        })
        .at(['turn', 0])
      answer(match, { turn: 'fight', sail: '-2,2', combat: '0' }, 'after')
      return storyIn(match.state, 's05').destroyed
    }
    expect([outpost('standard'), outpost('warrior')]).toEqual([0, 1])
    const city = (board: string) => {
      const match = solo({ scenario: 's10', board })
        .warship(0, '0,0')
        .strength(0, 3)
        .strength(RIVAL, 2)
        .tokens('ct1a')
        .at(['turn', 0])
      answer(match, { turn: 'fight', sail: '1,-1', combat: '0' }, 'after')
      return match.state.players[0].warships[0].at
    }
    expect([city('standard'), city('warrior')]).toEqual(['-1,4', '1,-1'])
  })

  test('may add Weapons against the City of S10 [s05.20]', () => {
    const match = solo({ scenario: 's10' })
      .warship(0, '0,0')
      .strength(0, 3)
      .strength(RIVAL, 2)
      .has(0, { weapons: 1 })
      .tokens('ct1a')
      .at(['turn', 0])
    answer(match, { turn: 'fight', sail: '1,-1', combat: '1' }, 'after')
    expect(match.state.players[0].warships[0].at).toBe('1,-1')
    expect(match.state.discarded.weapons).toBe(1)
  })

  test('win combats as the attacker that count in S01, lost ones do not [s01.5] [s01.6]', () => {
    const won = (strength: number) => {
      const match = solo()
        .warship(RIVAL, '-1,3')
        .strength(0, strength)
        .strength(RIVAL, 3)
        .tokens('ct1a')
        .at(['turn', 0])
      answer(match, { turn: 'fight', sail: '-1,3', combat: '0' }, 'after')
      return storyIn(match.state, 's01').won
    }
    expect([won(4), won(3)]).toEqual([1, 0])
  })
})

describe('your settlers', () => {
  test('go to a tile with a live monster as to any other [base.monster.6]', () => {
    const match = solo().tile('-1,3', 10).explored(0, '-1,3').at(['turn', 0])
    answer(match, { turn: 'colonise', settler: ['reserve:0', 'pass'], 'settler.to': '-1,3:food' }, 'after')
    expect(match.state.places['-1,3'].beaten).toBe(0)
    expect(match.state.players[0].resources.food).toBe(1)
  })

  test('a marker’s card may be played for nothing [card.7]', () => {
    const match = solo()
      .hand(0, 'ruMarker')
      .change(({ places }) => {
        for (const place of Object.values(places)) if (place.markers.length > 0) place.markers = []
      })
      .at(['turn', 0])
    match.pickKey(0, 'ruMarker')
    expect(told(match)).toContain('card.idle')
    expect(match.ask?.id).toBe('turn')
    expect(match.state.players[0]).toMatchObject({ hand: [], markers: 8 })
  })
})

test('in S09 rival settlers flee to Food, Craft and Weapons of the Chinese City in this order, then to the reserve [s09.11]', () => {
  const fled = (settlers: number) => {
    const position = solo({ scenario: 's09' }).tile('-1,3', 24).explored(RIVAL, '-1,3')
    position.settlers(RIVAL, '-1,3', 'craft', Math.min(2, settlers))
    if (settlers > 2) position.settlers(RIVAL, '-1,3', 'weapons', settlers - 2)
    const match = position.at(['turn', 0])
    answer(match, { turn: 'fight', sail: '-1,3', escort: 'stay' }, 'after')
    const { places, rival } = match.state
    return [places['2,-1'].islands.map(one => one.settlers.length), rival?.reserve.length]
  }
  expect(fled(1)).toEqual([[1, 0, 0], 5])
  expect(fled(2)).toEqual([[1, 1, 0], 4])
  expect(fled(4)).toEqual([[1, 1, 1], 3])
})

test('in S13 the rival takes 2 of the supply and 4 of your 5 for a gain of 6: D10 [s13.7] [s13.8]', () => {
  const { gold, players, rival } = copying(
    solo({ scenario: 's13' })
      .tile('0,0', 3)
      .explored(RIVAL, '0,0')
      .settlers(RIVAL, '0,0', 'craft', 2)
      .tile('1,1', 21)
      .explored(RIVAL, '1,1')
      .settlers(RIVAL, '1,1', 'craft')
      .change(({ gold: pool, players: [you] }) => {
        if (pool) Object.assign(pool, { supply: 2, aside: 61 })
        you.gold = 5
      })
      .tokens('ct1a'),
    'exploit',
  ).state
  expect([gold?.supply, gold?.aside, players[0].gold, rival?.gold]).toEqual([0, 61, 1, 6])
})

test('all that lies open of a seat is open to the others, and what lies discarded [vis.5] [vis.6] [vis.7]', () => {
  const { state } = several(3)
    .hand(0, 'ruGold', 'ruFood')
    .has(0, { craft: 2 })
    .gold(0, 7)
    .strength(0, 3)
    .last(0, 'exploit')
  state.ruins.discard.push(...state.ruins.deck.splice(0, 1))
  const [card] = state.ruins.discard
  for (const eyes of [1, 2, null]) {
    const seen = view(state, eyes)
    const { hand: _, ...open } = state.players[0]
    expect(seen.players[0]).toMatchObject({ ...open, hand: null, cards: 2 })
    expect(seen.supply).toEqual(state.supply)
    expect(seen.ruins).toMatchObject({ discard: [card], deck: 17 })
  }
  expect(view(state, 0).players[0].hand?.toSorted()).toEqual(['ruFood', 'ruGold'])
})
