import { describe, expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { craftingPower } from '../../../rules/craft.ts'
import { asked, exiles, offered, type Position, pick, refusedBy, reported } from '../../../tests/position.ts'
import { company, EYRIE, held, MARQUISE, own, RIVERFOLK, three } from './company.ts'

type Funds = { readonly [owner: number]: number }

const day = (funds: Funds, change: (built: Position) => Position = built => built) =>
  change(three().change(company({ funds }))).turn('riverfolk', 'daylight')

describe('Daylight', () => {
  test('as many actions as funds allow, in any order, over and over [11.5.a]', () => {
    const match = day({ 1: 4 }, built => built.warriors('riverfolk', 2, 7).deckTop('anvil', 'sword'))
    pick(match, 'drawCard', 'recruit', '4', 'drawCard', 'move', '7', '4', '1')
    expect(asked(match)).toBe('riverfolk.prices') // nothing left: on to Evening
    expect(match.state.players[RIVERFOLK].hand).toHaveLength(2)
    const early = day({ 1: 4 }, built => built.warriors('riverfolk', 2, 7))
    pick(early, 'pass')
    expect(asked(early)).toBe('riverfolk.prices')
    expect(held(own(early).funds)).toEqual({ 1: 4 })
  })

  test('a committed fund goes to Committed, a spent one to its owner’s supply [11.5.b]', () => {
    const match = day({ 0: 2, 2: 1 }, built => built.warriors('riverfolk', 2, 7))
    const cats = match.state.players[MARQUISE].warriors[0]
    pick(match, 'move', 'seat1', '4', '1')
    expect(held(own(match).committed)).toEqual({ 0: 1 })
    expect(match.state.players[MARQUISE].warriors[0]).toBe(cats)
    pick(match, 'recruit', 'seat1', '7')
    expect(held(own(match).funds)).toEqual({ 2: 1 })
    expect(match.state.players[MARQUISE].warriors[0]).toBe(cats + 1)
  })

  test('move: commit one [11.5.1]', () => {
    const match = day({ 1: 1 }, built => built.warriors('riverfolk', 2, 7))
    pick(match, 'move', '4', '2')
    expect(match.state.players[RIVERFOLK].warriors[4]).toBe(2)
    expect(held(own(match).committed)).toEqual({ 1: 1 })
    expect(own(match).funds[1]).toBe(0)
  })

  test('battle: commit one [11.5.2]', () => {
    const match = day({ 1: 1 }, built => built.warriors('riverfolk', 2, 7).warriors('eyrie', 1, 7).dice(1, 0))
    pick(match, 'battle')
    expect(match.state.players[EYRIE].warriors[7]).toBe(0)
    expect(held(own(match).committed)).toEqual({ 1: 1 })
  })

  test('draw: commit one for a card [11.5.4]', () => {
    const match = day({ 1: 1 }, built => built.deckTop('anvil'))
    pick(match, 'drawCard')
    expect(match.state.players[RIVERFOLK].hand).toEqual([cardNumber('anvil')])
    expect(held(own(match).committed)).toEqual({ 1: 1 })
  })

  test('recruit: spend one for a warrior in a clearing with a river, and nowhere else [11.5.5]', () => {
    const match = day({ 0: 1, 1: 1 })
    pick(match, 'recruit', 'seat1')
    expect(offered(match)).toEqual(['4', '5', '7', '10', '11'])
    const cats = match.state.players[MARQUISE].warriors[0]
    pick(match, '10')
    expect(match.state.players[RIVERFOLK].warriors[10]).toBe(1)
    expect(match.state.players[MARQUISE].warriors[0]).toBe(cats + 1)
    expect(own(match).committed).toEqual([])
  })

  test('recruit: the warrior that is spent may be the one that is placed [11.5.5] [1.5.4]', () => {
    const match = day({ 1: 1 }, built => built.warriors('riverfolk', 14, 7))
    expect(match.state.players[RIVERFOLK].warriors[0]).toBe(0)
    pick(match, 'recruit', '4')
    expect(match.state.players[RIVERFOLK].warriors[4]).toBe(1)
  })

  test('recruit and trade post stay out of the Keep’s clearing [6.2.2.a]', () => {
    const match = day({ 0: 2, 1: 1 }, built => built.token('marquise', 'keep', 4).warriors('marquise', 1, 4)) // V8
    expect(refusedBy(match, 'tradePost')).toBe('11.5.6')
    pick(match, 'recruit', 'seat2')
    expect(offered(match)).toEqual(['5', '7', '10', '11'])
  })
})

describe('crafting', () => {
  /** Trade posts that are gone from the track, wherever they went. */
  const gone = (built: Position, kinds: { readonly [post: string]: number }) =>
    built.change(({ players }) => {
      for (const [post, count] of Object.entries(kinds)) players[RIVERFOLK].tokens[post][0] -= count
    })

  test('in Daylight, by funds on empty spaces of the track; no piece of theirs crafts [11.2.1.a] [11.2.1.b] [11.5.3]', () => {
    const match = day({ 0: 1, 1: 2 }, built => gone(built.hand('riverfolk', 'anvil'), { foxPost: 1 }))
    expect(craftingPower(match.state, RIVERFOLK)).toEqual({ fox: 1, rabbit: 0, mouse: 0, every: 0 })
    pick(match, 'craft:anvil', 'seat1')
    expect(held(own(match).spaces.fox)).toEqual({ 0: 1 })
    expect(own(match).committed).toEqual([])
    expect(match.state.players[RIVERFOLK].items).toEqual([{ item: 'hammer', exhausted: false }])
    expect(match.state.players[RIVERFOLK].score).toBe(2)
    expect(craftingPower(match.state, RIVERFOLK).fox).toBe(0)
  })

  test('without an empty space of the suit, or without the funds, nothing is crafted [11.5.3] [11.5.b]', () => {
    const none = day({ 1: 3 }, built => gone(built.hand('riverfolk', 'anvil'), { mousePost: 2 }))
    expect(refusedBy(none, 'craft:anvil')).toBe('11.5.3')
    const one = day({ 1: 3 }, built => gone(built.hand('riverfolk', 'foxfolkSteel'), { foxPost: 1 })) // V6
    expect(refusedBy(one, 'craft:foxfolkSteel')).toBe('11.5.3')
    const poor = day({ 1: 1 }, built => gone(built.hand('riverfolk', 'foxfolkSteel'), { foxPost: 2 }))
    expect(refusedBy(poor, 'craft:foxfolkSteel')).toBe('11.5.b')
  })

  test('a space holds one until funds are gathered: two spaces serve one of F and FF [ruling.r-72]', () => {
    const match = day({ 1: 5 }, built =>
      gone(built.hand('riverfolk', 'anvil', 'foxfolkSteel'), { foxPost: 2 }),
    )
    expect(offered(match)).toEqual(expect.arrayContaining(['craft:anvil', 'craft:foxfolkSteel']))
    pick(match, 'craft:anvil')
    expect(refusedBy(match, 'craft:foxfolkSteel')).toBe('11.5.3')
    pick(match, 'pass', 'pass')
    match.state.turn.seat = RIVERFOLK
    expect(held(own(match).spaces.fox)).toEqual({ 1: 1 })
  })

  test('spaces are cleared as funds are gathered [11.4.3] [ruling.r-72]', () => {
    const match = three()
      .change(({ players }) => {
        const { riverfolk } = players[RIVERFOLK]
        players[RIVERFOLK].tokens.foxPost[0] -= 1
        players[RIVERFOLK].warriors[0] -= 1
        riverfolk?.spaces.fox.push(0, 1)
      })
      .turn('riverfolk', 'birdsong')
    expect(own(match).spaces.fox).toEqual([])
    expect(held(own(match).funds)).toEqual({ 1: 3 }) // with two of protectionism
  })

  test('any suit is paid on a space of the Riverfolk’s choice [4.1.1.d]', () => {
    const match = exiles('marquise', 'riverfolk', 'eyrie')
      .hand('riverfolk', 'saboteurs')
      .change(company({ funds: { 1: 1 } }))
      .change(({ players }) => {
        players[RIVERFOLK].tokens.foxPost[0]--
        players[RIVERFOLK].tokens.mousePost[0]--
      })
      .turn('riverfolk', 'daylight')
    pick(match, 'craft:saboteurs')
    expect(offered(match)).toEqual(['fox', 'mouse'])
    pick(match, 'mouse')
    expect(held(own(match).spaces.mouse)).toEqual({ 1: 1 })
  })

  test('export: the effect is left, the card discarded, and a warrior goes to Payments [11.5.3.I]', () => {
    const match = day({ 0: 2 }, built => gone(built.hand('riverfolk', 'anvil'), { foxPost: 1 }))
    const hammers = match.state.supply.hammer
    pick(match, 'export:anvil') // V12
    expect(held(own(match).payments)).toEqual({ 1: 1 })
    expect(held(own(match).spaces.fox)).toEqual({ 0: 1 })
    expect(match.state.supply.hammer).toBe(hammers)
    expect(match.state.players[RIVERFOLK].items).toEqual([])
    expect(match.state.players[RIVERFOLK].score).toBe(0)
    expect(match.state.discard).toEqual([cardNumber('anvil')])
  })

  test('export of a persistent effect and of a favor do nothing either; nobody’s broker draws [11.5.3.I]', () => {
    const match = exiles('marquise', 'riverfolk', 'eyrie')
      .hand('riverfolk', 'anvil', 'tunnels')
      .effects('eyrie', 'murineBroker')
      .change(company({ funds: { 1: 3 } }))
      .change(({ players }) => {
        players[RIVERFOLK].tokens.foxPost[0]--
        players[RIVERFOLK].tokens.rabbitPost[0]--
      })
      .turn('riverfolk', 'daylight')
    pick(match, 'export:anvil', 'export:tunnels')
    expect(match.state.players[EYRIE].hand).toEqual([])
    expect(match.state.players[RIVERFOLK].effects).toEqual([])
    expect(held(own(match).payments)).toEqual({ 1: 2 })
  })

  test('only what could be crafted is exported: item there, effect not yet in play, no ambush [ruling.r-74]', () => {
    const match = exiles('marquise', 'riverfolk', 'eyrie')
      .hand('riverfolk', 'anvil', 'tunnels.2', 'ambushFox', 'crossbowBird')
      .effects('riverfolk', 'tunnels')
      .items('eyrie', 'hammer')
      .change(company({ funds: { 1: 3 } }))
      .change(({ players }) => {
        players[RIVERFOLK].tokens.foxPost[0]--
        players[RIVERFOLK].tokens.rabbitPost[0]--
      })
      .turn('riverfolk', 'daylight')
    expect(offered(match).filter(key => key.startsWith('export:'))).toEqual(['export:crossbowBird'])
  })
})

describe('trade posts', () => {
  const at = (funds: Funds) => day(funds, built => built.warriors('marquise', 2, 7))

  test('spend two for a trade post and a warrior, and score [11.5.6] [11.2.5] [11.5.6.III]', () => {
    const match = at({ 0: 2, 1: 3, 2: 2 }) // V7
    const cats = match.state.players[MARQUISE].warriors[0]
    pick(match, 'tradePost')
    const { warriors, tokens, score } = match.state.players[RIVERFOLK]
    expect([warriors[7], tokens.mousePost[7], tokens.mousePost[0], score]).toEqual([1, 1, 2, 2])
    expect(match.state.players[MARQUISE].warriors[0]).toBe(cats + 2)
    expect(held(own(match).funds)).toEqual({ 1: 3, 2: 2 })
    expect(own(match).committed).toEqual([])
  })

  test('funds of whoever rules there, and of nobody else [11.5.6.II]', () => {
    const match = at({ 0: 1, 1: 3, 2: 2 })
    expect(offered(match)).not.toContain('tradePost')
    const elsewhere = day({ 0: 1, 2: 2 }, built => built.warriors('marquise', 2, 7).warriors('eyrie', 1, 1))
    pick(elsewhere, 'tradePost')
    expect(elsewhere.state.players[RIVERFOLK].tokens.foxPost[1]).toBe(1) // no river needed
  })

  test('in a clearing without one that a player rules [11.5.6.I]', () => {
    const match = day({ 0: 4, 2: 2 }, built =>
      built.warriors('marquise', 2, 7, 8, 9).token('riverfolk', 'mousePost', 9),
    )
    pick(match, 'tradePost')
    expect(offered(match)).toEqual(['7', '8'])
    expect(refusedBy(match, '9')).toBe('11.5.6.I')
    expect(refusedBy(match, '1')).toBe('ruling.r-73')
    pick(match, '8')
    expect(match.state.players[RIVERFOLK].tokens.foxPost[8]).toBe(1) // of the clearing’s suit
  })

  test('nobody’s clearing is none; their own is, with their own funds, which may be the garrison [ruling.r-73]', () => {
    const tied = day({ 0: 2, 1: 2, 2: 2 }, built =>
      built.warriors('marquise', 2, 7).warriors('riverfolk', 2, 7),
    )
    expect(refusedBy(tied, 'tradePost')).toBe('11.5.6')
    const ruling = day({ 1: 2 }, built => built.warriors('riverfolk', 13, 7))
    expect(ruling.state.players[RIVERFOLK].warriors[0]).toBe(0)
    pick(ruling, 'tradePost')
    expect(ruling.state.players[RIVERFOLK].warriors[7]).toBe(14)
    expect(ruling.state.players[RIVERFOLK].warriors[0]).toBe(1)
  })

  test('a party that takes no turns is no player: its clearing is none [ruling.r-73]', () => {
    const bandits = { id: 'robbers', warriors: 8, buildings: {}, tokens: {} }
    const match = three()
      .unseated(bandits)
      .warriors(3, 2, 7)
      .warriors('marquise', 1, 8)
      .change(company({ funds: { 0: 2, 3: 2 } }))
      .turn('riverfolk', 'daylight')
    pick(match, 'tradePost')
    expect(match.state.players[RIVERFOLK].tokens.foxPost[8]).toBe(1)
  })

  test('once three of a suit are gone there is none for its clearings [11.5.6.III]', () => {
    const match = day({ 0: 2 }, built =>
      built.warriors('marquise', 2, 7, 8).change(({ players }) => {
        players[RIVERFOLK].tokens.mousePost[0] = 0
      }),
    )
    pick(match, 'tradePost')
    expect(match.state.players[RIVERFOLK].tokens.foxPost[8]).toBe(1)
  })

  test('in a clearing of every suit, of the Riverfolk’s choice, and one alone [ruling.r-114]', () => {
    const match = day({ 0: 4 }, built =>
      built.warriors('marquise', 3, 7).change(state => {
        state.everySuit = [7]
      }),
    )
    pick(match, 'tradePost')
    expect(offered(match)).toEqual(['fox', 'rabbit', 'mouse'])
    pick(match, 'rabbit')
    expect(match.state.players[RIVERFOLK].tokens.rabbitPost[7]).toBe(1)
    expect(refusedBy(match, 'tradePost')).toBe('11.5.6')
    expect(reported(match).filter(id => id === 'token.placed')).toHaveLength(1)
  })
})
