import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CONTROL_DIE } from '../data/dice.ts'
import { HIRELINGS_IN_PLAY } from '../data/hirelings.ts'
import { root } from '../game.ts'
import { HIRELINGS } from '../hirelings/index.ts'
import { rulesOf } from '../rules/faction.ts'
import { excludedAt, hirelingOf } from '../rules/hirelings/box.ts'
import { score } from '../rules/score.ts'
import { beside, endOfTurn, HIRED, hire, hirelingIn, rolling } from './hired.ts'
import { asked, offered, pick, position, type RootMatch, reported } from './position.ts'

const FOUR = ['marquise', 'eyrie', 'alliance', 'duchy', 'corvids']

/** A game that begins, its seats in the order of the list. */
const started = (seats: number, seed: number, options: { [name: string]: unknown } = {}) =>
  Match.start(root, {
    seats,
    seed,
    options: { factions: FOUR.slice(0, seats), hirelings: true, seating: 'asListed', ...options },
  })

const cardsOf = ({ state }: RootMatch) =>
  state.players.filter(one => one.hireling).map(({ faction }) => hirelingOf(faction))

const isDemoted = (id: string): boolean => hirelingOf(id)?.demoted === id

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed)

describe('the cards', () => {
  test('each names the faction that cannot be played beside it; three are neutral [booklet.hirelings.2] [booklet.hirelings.1]', () => {
    const excluded = Object.fromEntries(HIRELINGS.map(({ id, excludes }) => [id, excludes]))
    expect(excluded).toEqual({
      patrol: 'marquise',
      dynasty: 'eyrie',
      uprising: 'alliance',
      exile: 'vagabond',
      bearers: 'hundreds',
      vaults: 'keepers',
      band: null,
      flotilla: 'riverfolk',
      prophets: 'cult',
      bandits: null,
      expedition: 'duchy',
      spies: 'corvids',
      protector: null,
    })
    expect(hirelingOf('physicians')).toBe(hirelingOf('patrol'))
  })

  test('the boxes hold these pieces [B.4.3] [B.4.4] [B.10.2] [B.10.3.a] [B.10.3.b] [B.10.3.c] [B.10.4]', () => {
    const pieces = Object.fromEntries(
      HIRELINGS.map(({ id }) => rulesOf(id)).map(({ id, warriors, buildings, tokens }) => [
        id,
        [warriors, { ...buildings, ...tokens }],
      ]),
    )
    expect(pieces).toEqual({
      patrol: [12, {}],
      dynasty: [5, {}],
      uprising: [4, {}],
      exile: [0, {}],
      bearers: [6, {}],
      vaults: [6, { vault: 6 }],
      band: [5, {}],
      flotilla: [0, {}],
      prophets: [4, {}],
      bandits: [4, {}],
      expedition: [8, { foothold: 3 }],
      spies: [6, {}],
      protector: [0, {}],
    })
  })

  test('control markers, hireling markers and the die [B.4.2] [B.4.5]', () => {
    expect(HIRELINGS_IN_PLAY).toMatchObject({ cards: 3, controlMarkers: 12, spaces: [4, 8, 12] })
    expect(CONTROL_DIE.faces.map(({ gold }) => gold).sort()).toEqual([1, 1, 1, 2, 2, 2])
    expect(CONTROL_DIE.faces.map(({ gold, red }) => gold + red).sort()).toEqual([2, 2, 3, 3, 3, 4])
    expect(3 * Math.max(...CONTROL_DIE.faces.map(({ gold, red }) => gold + red))).toBe(12)
  })
})

describe('setting up', () => {
  test('a table may use hirelings: three different ones, in the supply, none beside its faction [A.6] [A.6.1] [A.6.5] [booklet.hirelings.4]', () => {
    expect(Match.start(root, { seats: 2, seed: 1 }).state.hirelings).toBeUndefined()
    for (const seed of SEEDS) {
      const match = started(4, seed)
      const cards = cardsOf(match)
      expect(new Set(cards).size).toBe(3)
      for (const card of cards) expect(FOUR.slice(0, 4)).not.toContain(card?.excludes)
      expect(match.state.players.slice(4).map(({ controller }) => controller)).toEqual([null, null, null])
    }
    const seen = new Set(SEEDS.flatMap(seed => cardsOf(started(2, seed))))
    expect(seen.size).toBeGreaterThan(8)
  })

  test('what the cards in play exclude is told to who chooses factions', () => {
    const match = started(2, 1, { hirelingCards: ['uprising', 'band', 'exile'] })
    expect(excludedAt(match.state).sort()).toEqual(['alliance', 'vagabond'])
  })

  test('three cards left in are the three in play; fewer that can be used are refused [A.6] [A.6.5]', () => {
    const chosen = started(2, 3, { hirelingCards: ['band', 'spies', 'exile'] })
    expect(
      cardsOf(chosen)
        .map(card => card?.id)
        .sort(),
    ).toEqual(['band', 'exile', 'spies'])
    expect(() => started(2, 3, { hirelingCards: ['band', 'spies', 'patrol'] })).toThrow('Only 2 hireling')
  })

  test('demoted at random by the number of seats [A.6.2]', () => {
    for (const [seats, demoted] of [
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 3],
    ]) {
      const sides = SEEDS.map(seed => started(seats, seed).state.players.slice(seats))
      for (const three of sides) expect(three.filter(one => isDemoted(one.faction)).length).toBe(demoted)
    }
    const which = SEEDS.map(seed => started(3, seed, { hirelingCards: ['band', 'spies', 'bandits'] }))
    const names = which.map(
      ({ state }) => state.players.slice(3).find(one => isDemoted(one.faction))?.faction,
    )
    expect(new Set(names)).toEqual(new Set(['street', 'sentries', 'gangs']))
  })

  test('from the last seat counter-clockwise, each sets up one, before the factions [A.6.3] [booklet.hirelings.3]', () => {
    const match = started(2, 2, { hirelingCards: ['band', 'spies', 'protector'] })
    const seats: (number | undefined)[] = []
    const answer = () => {
      seats.push(match.ask?.waiting[0])
      match.pick(match.ask?.waiting[0] ?? 0, 0)
    }
    while (match.state.hirelings?.toSetUp.length || asked(match)?.startsWith('hireling')) answer()
    expect([...new Set(seats.slice(0, 2))]).toEqual([1])
    expect(new Set(seats)).toEqual(new Set([0, 1]))
    expect(seats.at(-1)).toBe(1) // the third one goes round again
    expect(match.state.players.slice(0, 2).every(({ corner }) => corner === 0)).toBe(true)
    expect(asked(match)).toBe('setup.corner')
  })

  test('a side without pieces is set up by nobody, and three markers lie on the track [A.6.3] [A.6.4]', () => {
    const match = started(5, 2, { hirelingCards: ['dynasty', 'vaults', 'flotilla', 'exile', 'prophets'] })
    expect(asked(match)).toBe('setup.corner')
    expect(match.state.hirelings?.onTrack).toEqual([4, 8, 12])
  })

  test('nothing starts where a hireling bars it: a guarded corner, a corner filled by a vault', () => {
    const guarded = hire(position('marquise', 'eyrie'), 'protector')
    guarded.state.players[HIRED].pawn = 3
    const match = guarded.enter(['setup', 0])
    expect(offered(match)).toEqual(['1', '2', '4'])
    const filled = hire(position('marquise', 'eyrie'), 'vaults').building(HIRED, 'vault', 3)
    const other = filled.enter(['setup', 0])
    expect(offered(other)).toEqual(['1', '2', '3', '4']) // a keep needs no slot
    pick(other, '1')
    while (asked(other) === 'marquise.setup.building') pick(other, offered(other)[0])
    expect(offered(other)).not.toContain('3')
  })
})

describe('gaining a hireling', () => {
  test('the first score marker to enter a space takes its marker, at once and once [E.1.1.a] [booklet.hirelings.5] [booklet.hirelings.7]', () => {
    const match = hire(position('marquise', 'eyrie').score('marquise', 3), 'band').turn(
      'marquise',
      'daylight',
    )
    score(match, 0, 1, 'effects')
    expect(match.state.hirelings).toMatchObject({ onTrack: [8, 12], taken: [1, 0] })
    score(match, 1, 5, 'effects')
    expect(match.state.hirelings).toMatchObject({ onTrack: [8, 12], taken: [1, 0] })
    expect(reported(match).filter(id => id === 'hireling.marker').length).toBe(1)
  })

  test('a marker that passes several spaces takes all of them [ruling.r-104]', () => {
    const at = hire(hire(position('marquise', 'eyrie').score('marquise', 3), 'band'), 'protector')
    const match = at.turn('marquise', 'daylight')
    score(match, 0, 6, 'effects')
    expect(match.state.hirelings).toMatchObject({ onTrack: [12], taken: [2, 0] })
    const end = endOfTurn(at.change(state => state.hirelings?.taken.splice(0, 1, 2)))
    expect(asked(end)).toBe('hireling.take')
    pick(end, 'seat3') // and the other one, which has no rival left
    expect([2, 3].map(party => hirelingIn(end, party).controller)).toEqual([0, 0])
  })

  test('at the end of the turn one takes a hireling of one’s choice and rolls for it [E.1.1.b] [E.1.2.a]', () => {
    const at = hire(hire(position('marquise', 'eyrie'), 'nobles'), 'sentries')
    at.state.hirelings?.taken.splice(0, 1, 1)
    const match = endOfTurn(rolling(at.score('eyrie', 5), [6, 2]))
    expect(asked(match)).toBe('hireling.take')
    expect(offered(match)).toEqual(['seat3', 'seat4'])
    pick(match, 'seat4')
    expect(hirelingIn(match, 3)).toMatchObject({ controller: 0, hireling: { markers: 3 } })
    expect(hirelingIn(match).controller).toBeNull()
    expect(match.state.hirelings?.taken).toEqual([0, 0])
    expect(match.state.turn.seat).toBe(1)
  })

  test('a marker taken in another’s turn waits for one’s own [ruling.r-105]', () => {
    const at = hire(position('marquise', 'eyrie').score('marquise', 10).score('eyrie', 3), 'nobles')
    at.state.hirelings?.onTrack.splice(1)
    const match = endOfTurn(at.change(state => state.hirelings?.taken.splice(1, 1, 1)))
    expect(asked(match)).not.toBe('hireling.take')
    expect(hirelingIn(match).controller).toBeNull()
    expect(match.state.hirelings?.taken).toEqual([0, 1])
  })

  const markersAt = (own: number | null, other: number | null) => {
    const at = beside('nobles').score('marquise', own).score('eyrie', other)
    at.state.hirelings?.taken.splice(0, 1, 1)
    const match = endOfTurn(rolling(at, [6, 0]))
    pick(match, ...(asked(match) === 'hireling.take' ? ['seat3'] : []))
    return hirelingIn(match).hireling?.markers
  }

  test('who leads, alone or tied, counts gold stars only [E.1.2.b] [booklet.hirelings.6]', () => {
    expect(markersAt(6, 5)).toBe(1)
    expect(markersAt(5, 5)).toBe(1)
    expect(markersAt(6, null)).toBe(1)
  })

  test('all others count every star, one with a dominance too [E.1.2.c]', () => {
    expect(markersAt(4, 5)).toBe(2)
    expect(markersAt(null, 5)).toBe(2)
  })
})

describe('losing a hireling', () => {
  test('one marker leaves each of one’s hirelings at the end of one’s turn, and of nobody else’s [E.1.3.a]', () => {
    const at = hire(hire(beside('nobles', 0, 2), 'sentries', 0, 3), 'divers', 1, 2)
    const match = endOfTurn(at)
    expect([2, 3, 4].map(party => hirelingIn(match, party).hireling?.markers)).toEqual([1, 2, 2])
  })

  test('one without markers goes to another player of one’s choice, who rolls at once [E.1.3.b] [E.1.3.c] [booklet.hirelings.9]', () => {
    const at = position('marquise', 'eyrie', 'alliance').score('marquise', 7).score('eyrie', 7)
    const match = endOfTurn(rolling(hire(at, 'nobles', 0, 1), [6, 3]))
    expect(asked(match)).toBe('hireling.give')
    expect(offered(match)).toEqual(['seat2', 'seat3'])
    pick(match, 'seat2')
    expect(hirelingIn(match, 3)).toMatchObject({ controller: 1, hireling: { markers: 2 } }) // tied: gold only
    expect(match.state.turn.seat).toBe(1)
  })

  test('the only other player of two takes it without a question', () => {
    const match = endOfTurn(rolling(beside('street', 0, 1).score('marquise', 9), [6, 5]))
    expect(hirelingIn(match)).toMatchObject({ controller: 1, hireling: { markers: 4 } })
  })

  test('markers come off and hirelings go before new ones are taken, which keep theirs [ruling.r-106] [booklet.hirelings.8]', () => {
    const at = hire(hire(position('marquise', 'eyrie', 'alliance'), 'nobles', 0, 1), 'sentries')
    at.state.hirelings?.taken.splice(0, 1, 1)
    const match = endOfTurn(rolling(at.score('eyrie', 9), [6, 0], [6, 0]))
    expect(asked(match)).toBe('hireling.give')
    pick(match, 'seat3') // and takes the only one in the supply, not the one given away
    expect(hirelingIn(match, 3)).toMatchObject({ controller: 2, hireling: { markers: 2 } })
    expect(hirelingIn(match, 4)).toMatchObject({ controller: 0, hireling: { markers: 2 } })
    expect(match.state.turn.seat).toBe(1)
  })
})
