import { answer, keys, told } from '@tablee/common/testing/answers.ts'
import { Chance, Match } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { NEUTRAL } from '@tablee/perseverance/owners.ts'
import { describe, expect, test } from 'vitest'
import { ROUNDS } from '../data/numbers.ts'
import { ACTION_CARDS, type ActionCardId } from '../data/solo/actions.ts'
import { OFFICERS, ZONES } from '../data/types.ts'
import { perseverance4 } from '../game.ts'
import { invariants } from '../invariants.ts'
import { run } from '../rules/solo/effects.ts'
import { sideOf } from '../rules/solo/query.ts'
import type { P4Table } from '../state.ts'
import { redeal, view } from '../view.ts'
import { acts, ends } from './acting.ts'
import { CAMILLA, NAREK, type P4Match, position, YOU } from './position.ts'

type Table = ReturnType<typeof position>

/** The action cards lie like this; all others lie in the deck, under what is named, the card that reshuffles at the bottom. */
function lying(
  row: readonly [ActionCardId, ActionCardId, ActionCardId],
  top: readonly ActionCardId[],
  table = position(),
): Table {
  return table.change(({ solo, players }) => {
    if (solo === null) return
    const rest = ACTION_CARDS.filter(card => card !== '11' && !row.includes(card) && !top.includes(card))
    const under: ActionCardId[] = top.includes('11') ? rest : ['11', ...rest]
    solo.cards = {
      deck: [...under, ...[...top].reverse()],
      shown: false,
      row: [...row],
      slots: { narek: null, camilla: null },
      discard: [],
    }
    players[0].turns = 1
  })
}

/** The Dissenters’ part of a round. */
function round(table: Table): P4Match {
  const match = table.at('assignCards')
  match.pickKey(0, 'go')
  return match
}

const cards = (match: P4Match) => {
  const { solo } = match.state
  if (solo === null) throw new Error('There are no Dissenters.')
  return solo.cards
}

const reports = (match: P4Match, id: string) =>
  (match.history?.journal ?? []).filter(one => one.id === id).map(({ values }) => values)

describe('step 1', () => {
  test('after your turn the top card is turned up, and nothing before you look [solo.turn.5] [solo.turn.6] [solo.vis.3]', () => {
    const match = lying(['1', '3', '5'], ['4']).at('assignCards')
    expect(keys(match, 0)).toEqual(['go'])
    expect(cards(match).shown).toBe(false)
    expect(view(match.state, 0).solo?.cards.top).toBeNull()
    match.pickKey(0, 'go')
    expect(reports(match, 'solo.assigned')).toEqual([{ top: '4', narek: '1', camilla: '5' }])
  })

  test.each([
    ['1', '1', '3'],
    ['2', '5', '3'],
    ['7', '3', '1'],
    ['4', '1', '5'],
    ['6', '5', '1'],
  ] as const)(
    'card %s gives Narek %s and Camilla %s by its symbols, and the third stays [solo.turn.8] [solo.turn.9] [solo.turn.10] [solo.turn.11] [solo.card.7]',
    (top, narek, camilla) => {
      const row = (['1', '3', '5'] as const).map(card => (card === top ? '8' : card)) as ['1', '3', '5']
      const match = round(lying(row, [top]))
      const named = (card: string) => (card === top ? '8' : card)
      expect(reports(match, 'solo.assigned')).toEqual([{ top, narek: named(narek), camilla: named(camilla) }])
      const third = row.findIndex(card => card !== named(narek) && card !== named(camilla))
      expect(cards(match).row[third]).toBe(row[third])
    },
  )

  test('the symbols of a card that is played do nothing [solo.card.7]', () => {
    const match = round(lying(['1', '3', '5'], ['4']))
    expect(reports(match, 'solo.assigned')).toHaveLength(1)
  })

  test('a card that reshuffles only gives cards by its symbols: it is shuffled in at 8B [solo.turn.12] [solo.turn.24]', () => {
    const match = round(lying(['1', '3', '5'], ['11', '2']))
    expect(reports(match, 'solo.assigned')).toEqual([{ top: '11', narek: '1', camilla: '3' }])
    const order = told(match)
    expect(order.lastIndexOf('solo.acts')).toBeLessThan(order.indexOf('solo.reshuffled'))
    expect(cards(match).row).not.toContain('11')
    expect(cards(match).row).not.toContain(null)
  })
})

describe('the turns', () => {
  test('Narek’s primary and secondary action, then Camilla’s, and you are asked nothing [solo.turn.5] [solo.turn.19] [solo.turn.34] [solo.gen.1] [solo.card.6] [s4.die.18]', () => {
    const match = round(lying(['1', '3', '5'], ['4']))
    expect(match.ask?.id).toBe('space')
    expect(reports(match, 'solo.acts')).toMatchObject([
      { owner: NAREK, part: 'primary', card: '1' },
      { owner: NAREK, part: 'secondary', card: '1' },
      { owner: CAMILLA, part: 'primary', card: '5' },
      { owner: CAMILLA, part: 'secondary', card: '5' },
    ])
    const order = told(match)
    expect(order.indexOf('die.placed')).toBeGreaterThan(order.indexOf('solo.acts'))
    expect(order.indexOf('die.placed')).toBeLessThan(order.indexOf('solo.advanced'))
  })

  test('the same cards and the same luck always end alike: nobody chooses for them [solo.gen.1]', () => {
    const once = () => round(lying(['1', '3', '5'], ['4'])).state
    expect(once()).toEqual(once())
  })

  test('effects come in the order of the card: the leader before the reserve [solo.card.6]', () => {
    const match = acts(position().cards('1', '3').cubes(NAREK, 'chiefMate', 1), 0)
    const order = told(match)
    expect(order.indexOf('solo.leader')).toBeLessThan(order.indexOf('solo.reserve'))
    expect(order.indexOf('solo.pays')).toBeLessThan(order.indexOf('solo.leader'))
  })

  test('only the pieces of the one who acts are used [solo.gen.2]', () => {
    const table = position()
      .cards('4', '3')
      .cubes(NAREK, 'chiefEngineer', 1)
      .cubes(CAMILLA, 'chiefEngineer', 1)
    const { solo, influence } = acts(table, 0).state
    expect(solo?.dissenters.narek).toMatchObject({ cabins: 15, fortifications: 1, cubes: 16 })
    expect(solo?.dissenters.camilla).toMatchObject({ cabins: 16, fortifications: 2, cubes: 15, large: 10 })
    expect(influence.chiefEngineer).toEqual([0, 0, 1])
  })

  test('combats at the end of Narek’s turn come before Camilla acts [solo.turn.16] [solo.turn.19]', () => {
    const match = lying(['1', '3', '5'], ['4'])
      .battlefield('construction', 'sixleg')
      .change(({ zones }) => {
        zones.construction.flagged = true
      })
      .at('assignCards')
    match.pickKey(0, 'go')
    const order = (match.history?.journal ?? [])
      .filter(({ id }) => id === 'solo.acts' || id === 'breach')
      .map(({ id, values }) => (id === 'breach' ? id : (values as { owner: number }).owner))
    expect(order).toEqual([NAREK, NAREK, 'breach', CAMILLA, CAMILLA])
  })

  test('Camilla’s marker that is on her program after her secondary action: her reserve action, then 0 [solo.turn.20]', () => {
    const match = acts(position().cards('1', '3').reserve('camilla', 4).cubes(CAMILLA, 'chiefEngineer', 1), 1)
    expect(reports(match, 'solo.acts').at(-1)).toMatchObject({ owner: CAMILLA, part: 'reserve', card: null })
    expect(match.state.solo?.dissenters.camilla.reserve).toEqual({ space: 0, onProgram: false })
    const short = acts(position().cards('1', '3').reserve('camilla', 3), 1)
    expect(reports(short, 'solo.acts')).toHaveLength(2)
    expect(short.state.solo?.dissenters.camilla.reserve).toEqual({ space: 4, onProgram: false })
  })

  test('a marker that comes there outside of the own actions waits for the own step [solo.reserve.1]', () => {
    const match = ends(
      position()
        .cards('1', '3')
        .reserve('narek', 4)
        .battlefield('military', ['spearman', NAREK, 'shieldhead'], 'spearman')
        .change(({ zones }) => {
          zones.military.flagged = true
        }),
    )
    expect(match.state.solo?.dissenters.narek.reserve.onProgram).toBe(true)
    expect(reports(match, 'solo.acts')).toEqual([])
    const next = acts(position().cards('2', '3').reserve('narek', 4, true), 0)
    expect(reports(next, 'solo.acts').at(-1)).toMatchObject({ part: 'reserve' })
  })

  test('reserve that the reserve action itself gains is lost [solo.reserve.3]', () => {
    // A side of Narek’s whose reserve action gains reserve.
    const table = position().cards('1', '3').reserve('narek', 4, true)
    const match = acts(table, 0)
    expect(match.state.solo?.dissenters.narek.reserve).toEqual({ space: 0, onProgram: false })
    const onCard = position().cards('1', '3').reserve('narek', 4, true)
    const acting = { t: quiet(onCard), dissenter: 'narek' } as const
    run(acting, [{ verb: 'reserve', n: 3 }])
    expect(onCard.state.solo?.dissenters.narek.reserve).toEqual({ space: 4, onProgram: true })
  })

  test('Camilla, whose marker comes there in Narek’s combat, acts in the same round, and her die is turned for nothing [s4.reserve.3]', () => {
    const table = lying(['1', '3', '5'], ['4'])
      .reserve('camilla', 4)
      .battlefield('military', ['spearman', CAMILLA, 'shieldhead'], 'spearman')
      .change(({ zones, pool }) => {
        zones.military.flagged = true
        // Only organizers, which evacuation has on its first space; that one is taken.
        for (const die of pool) die.face = 'organizer'
      })
      .placed('evacuation', 0, YOU)
    const match = round(table)
    expect(reports(match, 'solo.turned')).toMatchObject([{ owner: CAMILLA, spent: false }])
    expect(reports(match, 'solo.acts').at(-1)).toMatchObject({ owner: CAMILLA, part: 'reserve' })
    expect(match.state.solo?.dissenters.camilla.reserve).toEqual({ space: 0, onProgram: false })
  })

  test('each has the program side of his own: Narek’s for Narek, Camilla’s for Camilla [solo.card.9]', () => {
    const table = position().programs('shipwright', 'shipwright')
    const side = (dissenter: 'narek' | 'camilla') => sideOf({ t: quiet(table), dissenter }).primary
    expect(side('narek')).toEqual([{ verb: 'advanceRally', n: 2 }])
    expect(side('camilla').map(({ verb }) => verb)).toEqual(['cabin', 'cabin'])
  })

  test('a program’s primary action is its first block, its secondary the next [s4.fx.16]', () => {
    const match = acts(position().programs('shipwright', 'supplier').cards('9', '3'), 0)
    const { narek } = match.state.solo?.dissenters ?? { narek: null }
    expect(narek).toMatchObject({ rally: 5, fortifications: 1, reserve: { space: 2 } })
    const order = told(match)
    expect(order.lastIndexOf('solo.advanced')).toBeLessThan(order.indexOf('solo.fort'))
  })
})

/** A table for calling rules that say and draw nothing else. */
const quiet = (table: Table) => ({ state: table.state, say: () => undefined }) as unknown as P4Table

describe('step 8', () => {
  test('used cards are discarded, and the one that stays keeps its place [solo.turn.22]', () => {
    const match = round(lying(['1', '3', '5'], ['4', '2']))
    expect([...cards(match).discard].sort()).toEqual(['1', '5'])
    expect(cards(match).slots).toEqual({ narek: null, camilla: null })
    expect(cards(match).row[1]).toBe('3')
  })

  test('the card turned up takes the leftmost empty place, the next one the other [solo.turn.23] [solo.turn.25] [solo.turn.26] [solo.turn.27]', () => {
    expect(cards(round(lying(['1', '3', '5'], ['7', '2']))).row).toEqual(['7', '2', '5'])
    expect(cards(round(lying(['1', '3', '8'], ['5', '2']))).row).toEqual(['1', '5', '2'])
    expect(cards(round(lying(['1', '3', '5'], ['4', '2']))).row).toEqual(['4', '3', '2'])
  })

  test('a card that reshuffles, revealed at 8C: both gain a reserve, and the row is filled all the same [solo.turn.28] [solo.turn.29] [solo.reshuffle.2] [solo.reshuffle.6]', () => {
    const match = round(lying(['2', '4', '6'], ['7', '11']))
    const before = round(lying(['2', '4', '6'], ['7', '8']))
    const reserve = (one: P4Match) =>
      DISSENTERS.map(who => one.state.solo?.dissenters[who].reserve.space ?? 0)
    expect(reserve(match)).toEqual(reserve(before).map(n => n + 1))
    expect(cards(match).row[0]).toBe('7')
    expect(cards(match).row).not.toContain(null)
    expect(cards(match).row).not.toContain('11')
    expect(match.ask?.id).toBe('space')
  })

  test('deck and discard are shuffled together, not the row; card 11 and two others lie under the rest [solo.reshuffle.1] [solo.reshuffle.3] [solo.reshuffle.4] [solo.reshuffle.5] [solo.reshuffle.6]', () => {
    const places = new Set<number>()
    const tops = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const match = round(lying(['2', '4', '6'], ['7', '11']).seed(seed))
      const { deck, row, discard } = cards(match)
      expect(discard).toEqual([])
      expect(deck).toHaveLength(8)
      expect(row.slice(0, 1)).toEqual(['7'])
      expect(row[2]).toBe('6')
      expect(deck).not.toContain('6')
      places.add(deck.indexOf('11'))
      tops.add(row[1] ?? '')
    }
    expect([...places].sort()).toEqual([0, 1, 2])
    // A discarded card can come at once, and so can one that lay under card 11.
    expect([...tops]).toEqual(expect.arrayContaining(['2', '4', '8']))
  })

  test('at 8B the card that reshuffles is not placed; the new top card is [solo.turn.24] [solo.turn.29]', () => {
    const match = round(lying(['1', '3', '5'], ['11']))
    expect(reports(match, 'solo.reshuffled')).toHaveLength(1)
    expect(reports(match, 'solo.row')).toHaveLength(1)
    expect(cards(match).row.filter(card => card !== null && card !== '11')).toHaveLength(3)
    expect(cards(match).row[2]).toBe('5')
  })

  test('then your turn follows, with three cards in the row, empty slots and a deck [solo.turn.30] [solo.reshuffle.11]', () => {
    const match = round(lying(['1', '3', '5'], ['4']))
    expect(match.ask?.id).toBe('space')
    expect(match.state.phase).toBe('primary')
    expect(cards(match).row).not.toContain(null)
    expect(cards(match).slots).toEqual({ narek: null, camilla: null })
    expect(cards(match).deck.length).toBeGreaterThan(0)
  })

  test('after seven rounds the end is scored, after a reshuffle that is due [solo.turn.30] [solo.turn.32] [solo.turn.33]', () => {
    const last = (turns: number) =>
      round(
        lying(['1', '3', '5'], ['4', '11']).change(({ players }) => {
          players[0].turns = turns
        }),
      )
    expect(ROUNDS).toBe(7)
    expect(last(ROUNDS - 1).outcome).toBeNull()
    const match = last(ROUNDS)
    expect(match.outcome).not.toBeNull()
    const order = told(match)
    expect(order.indexOf('solo.reshuffled')).toBeGreaterThan(-1)
    expect(order.indexOf('solo.reshuffled')).toBeLessThan(order.indexOf('final'))
  })
})

describe('whole games', () => {
  /** Some games alone, each answer with the first candidate but one, by the seed. */
  function* games(n: number) {
    for (let seed = 1; seed <= n; seed++) {
      const match = Match.start(perseverance4, { seats: 1, seed, options: { level: 'spectator' } })
      yield match as unknown as P4Match
    }
  }
  /** Plays on by chance, looking at every state. */
  function play(match: P4Match, look: (match: P4Match) => void): void {
    const chance = Chance.of(match.state.players[0].turns + 7)
    for (let ask = match.ask; ask; ask = match.ask) {
      match.pick(0, chance.below(ask.count(0)))
      look(match)
    }
  }

  test('the first reshuffle falls in round 3 at 8C or in round 4, never elsewhere [solo.reshuffle.8]', () => {
    const seen = new Set<string>()
    for (const match of games(40)) {
      let first: string | null = null
      play(match, one => {
        const journal = one.history?.journal ?? []
        if (first !== null) return
        const at = journal.findIndex(({ id }) => id === 'solo.reshuffled')
        if (at < 0) return
        const rounds = journal.slice(0, at).filter(({ id }) => id === 'solo.assigned')
        const { top } = rounds[rounds.length - 1].values as { top: string }
        first = `${rounds.length} ${top === '11' ? '8B' : '8C'}`
      })
      if (first !== null) seen.add(first)
    }
    expect([...seen].sort()).toEqual(['3 8C', '4 8B', '4 8C'])
  })

  test('followers of the Dissenters never decrease, nor do breaches and rally markers [solo.officer.12] [s4.end.17]', () => {
    for (const match of games(6)) {
      let followers = 0
      let breaches = 0
      play(match, ({ state, outcome }) => {
        expect(state.solo?.followers).toBeGreaterThanOrEqual(followers)
        expect(state.breaches).toBeGreaterThanOrEqual(breaches)
        if (outcome === null) expect(state.breaches).toBeLessThan(5)
        followers = state.solo?.followers ?? 0
        breaches = state.breaches
      })
    }
  })
})

describe('cubes', () => {
  test('a Dissenter avoids an officer with two more cubes than yours, so no more than that are ahead after one [solo.officer.11] [solo.officer.9]', () => {
    for (const own of [1, 2, 3]) {
      const table = position().programs('influencer', 'supplier').cards('6', '3')
      for (const officer of OFFICERS) table.cubes(YOU, officer, 1)
      table.cubes(NAREK, 'chiefSteward', own)
      const { influence } = acts(table, 0).state
      for (const officer of OFFICERS)
        expect(influence[officer][NAREK]).toBeLessThanOrEqual(own > 2 ? 3 : 1 + 2)
    }
  })

  test('each cube is looked at before it is placed: the second goes elsewhere [solo.officer.9]', () => {
    const table = position().programs('influencer', 'supplier').cubes(NAREK, 'chiefSteward', 1)
    const acting = { t: quiet(table), dissenter: 'narek' } as const
    table.cards('1', '3')
    run(acting, [
      { verb: 'influence', officer: 'chiefSteward' },
      { verb: 'influence', officer: 'chiefSteward' },
    ])
    expect(table.state.influence.chiefSteward[NAREK]).toBe(2)
    expect(OFFICERS.reduce((sum, officer) => sum + table.state.influence[officer][NAREK], 0)).toBe(3)
  })

  test('all pieces of the type count: cabins of every crew, the leader, fortifications [solo.zone.9]', () => {
    // Narek, the Shipwright, puts a fortification where he has fewest: not in sustenance, where one stands.
    const fort = position().programs('shipwright', 'supplier').cards('9', '3').fort(NAREK, 'construction', 1)
    expect(reports(acts(fort, 0), 'solo.fort')).not.toMatchObject([{ zone: 'construction' }])
    const cabins = position()
      .programs('influencer', 'fighter')
      .cards('9', '3')
      .cabins(NAREK, 'evacuation', 'salvager')
      .cabins(NAREK, 'military', 'technician')
    for (const zone of ZONES) cabins.cabins(YOU, zone, 'sailor')
    expect(reports(acts(cabins, 0), 'solo.cabin')).toMatchObject([{ zone: 'construction' }])
  })
})

describe('the board and what is known', () => {
  test('each Dissenter has a slot, a reserve and a rally track, no more; they share breaches, followers and artefacts [solo.gen.5] [solo.gen.8] [solo.gen.9]', () => {
    const { solo, breaches } = position().state
    expect(Object.keys(solo ?? {}).sort()).toEqual([
      'artefacts',
      'cards',
      'crates',
      'dissenters',
      'followers',
      'level',
    ])
    for (const who of DISSENTERS)
      expect(solo?.dissenters[who]).toMatchObject({ reserve: { space: 1 }, rally: 3 })
    expect(Object.keys(solo?.cards.slots ?? {})).toEqual(['narek', 'camilla'])
    expect(breaches).toBe(0)
    const match = acts(position().cards('1', '3').cubes(NAREK, 'chiefMate', 1), 0)
    expect(ZONES.filter(zone => match.state.zones[zone].leaders.includes(NAREK))).toHaveLength(1)
  })

  test('row, discard, slots, programs, tracks and counters are public [solo.vis.1]', () => {
    const match = round(lying(['1', '3', '5'], ['4', '2']))
    const { solo } = match.state
    for (const seat of [0, null]) {
      const seen = view(match.state, seat).solo
      expect(seen?.cards).toMatchObject({ row: cards(match).row, discard: cards(match).discard })
      expect(seen?.dissenters).toEqual(solo?.dissenters)
      expect([seen?.followers, seen?.artefacts, seen?.crates]).toEqual([
        solo?.followers,
        solo?.artefacts,
        solo?.crates,
      ])
    }
  })

  test('the order of the action deck is hidden, its size and what is in it are not [solo.vis.2]', () => {
    const table = lying(['1', '3', '5'], ['4', '2'])
    const seen = view(table.state, 0).solo?.cards
    expect(seen?.deck).toBe(8)
    expect([...(seen?.unseen ?? [])].sort()).toEqual(['10', '11', '2', '4', '6', '7', '8', '9'])
    const tops = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      redeal(table.state, 0, Chance.of(seed))
      tops.add(table.solo.cards.deck.at(-1) ?? '')
      expect(invariants(table.state)).toEqual([])
    }
    expect(tops.size).toBeGreaterThan(4)
  })

  test('the card turned up is known until the row is filled [solo.vis.3]', () => {
    const table = lying(['1', '3', '5'], ['4', '2'])
    const asks = table
      .placed('sustenance', 0, NEUTRAL)
      .placed('sustenance', 1, NEUTRAL)
      .cabins(YOU, 'sustenance', 'sailor', 3)
    const match = round(asks)
    expect(match.ask?.id).toBe('negotiate') // In the middle of their round.
    expect(view(match.state, 0).solo?.cards.top).toBe('4')
    answer(match, { negotiate: 'prize' }, 'space')
    expect(view(match.state, 0).solo?.cards.top).toBeNull()
  })
})
