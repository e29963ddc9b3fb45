import { botOf } from '@tablee/bots'
import { Chance, Match, type Seat, save } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { root } from '../game.ts'
import { loadRoom } from '../index.ts'
import { loadLogs, loadRootlog, logOf as logWith } from '../rootlog/rootlog.ts'
import { cardOf, craftOf } from '../rootlog/vocabulary.ts'
import { exiles, offered, pick, position, type RootMatch } from './position.ts'
import { Reader, read, readTurn, tableOf } from './rootlog-reader.ts'

const room = await loadRoom()

const logs = await loadLogs()
const rootlog = await loadRootlog()
const logOf = (match: RootMatch): string => logWith(match, logs)

type Chooser = (match: RootMatch, seat: Seat) => number

/** Plays until the game is over or so many picks are made. */
function play(match: RootMatch, choose: Chooser, picks = Number.POSITIVE_INFINITY): RootMatch {
  while (match.ask && match.picks < picks) {
    const [seat] = match.ask.waiting
    match.pick(seat, choose(match, seat))
  }
  return match
}

/** A game of any size, deck and suits. */
function start(seed: number): RootMatch {
  const seats = 2 + (seed % 4)
  const options = {
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond'].slice(0, seats),
    deck: seed % 2 === 0 ? 'standard' : 'exiles',
    suits: seed % 3 === 0 ? 'random' : 'printed',
  }
  return Match.start(root, { seats, seed, options })
}

function atRandom(seed: number): Chooser {
  const chance = Chance.of(seed)
  return ({ ask }, seat) => chance.below(ask?.count(seat) ?? 0)
}

function greedy(seats: number, seed: number): Chooser {
  const bots = Array.from({ length: seats }, (_, seat) => botOf('greedy', room, seed * 10 + seat))
  return (match, seat) => bots[seat].think(match, seat).index
}

/** The turn lines of a log, without setup, header and comments. */
const turns = (match: RootMatch): string[] =>
  logOf(match)
    .split('\n')
    .filter(line => /^[CEAVG]:\S/.test(line))

/** What the parser takes without understanding it: no content, a thing that is none (but for a purge), no real place. */
function isLost(action: ReturnType<typeof readTurn>['actions'][number]): boolean {
  if (Object.keys(action).length < 2) return true
  if (!('things' in action)) return false
  return action.things.some(
    ({ thing, number, start, destination }) =>
      (thing === null && number >= 0) || Number.isNaN(start) || Number.isNaN(destination),
  )
}

/** A log is read without error, and its actions alone lead to the table of the match. */
function expectReadable(match: RootMatch): void {
  const log = rootlog(save(match))
  const game = read(log)
  expect(game.parseErrors).toEqual([])
  const actions = game.turns.flatMap(turn => turn.actions)
  expect(actions.filter(isLost)).toEqual([])
  expect(new Reader(game).table).toEqual(tableOf(match))
  expect(game.turns.length).toBe(turns(match).length)
}

describe('the community’s parser reads', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'a random game, running and finished: %i',
    seed => {
      const match = start(seed)
      const choose = atRandom(seed)
      expectReadable(play(match, choose, 150))
      expect(logOf(match)).not.toContain('Winner')
      expectReadable(play(match, choose))
      expect(read(logOf(match)).winner).toHaveLength(match.outcome?.winners.length ?? 0)
    },
  )

  test.each([1, 2, 3, 4, 5])('a game that bots played: %i', { timeout: 120_000 }, seed => {
    const match = start(seed)
    expectReadable(play(match, greedy(match.seats, seed)))
    expect(match.outcome).not.toBeNull()
  })

  test('the setup at its first question', () => {
    expectReadable(start(1))
  })

  test('every card by the name that is written, in hand and when crafted', () => {
    for (const [id, { kind }] of CARDS.entries()) {
      if (kind === 'vizier' || kind === 'retainer') continue
      readTurn(`C:${cardOf(id)}->C/${cardOf(id)}C->/${cardOf(id)}C->E/${cardOf(id)}$->`)
      if (kind !== 'ambush' && kind !== 'dominance') readTurn(`C:Z${craftOf(id)}`)
    }
  })
})

describe('what is hidden', () => {
  /** Every card that a spectator saw in the course of a game. */
  function seenCards(seed: number, picks: number): { match: RootMatch; seen: Set<string> } {
    const seen = new Set<string>()
    const match = start(seed)
    const choose = atRandom(seed)
    for (let n = 1; n <= picks && match.ask; n++) {
      play(match, choose, n)
      const { discard, available, crafting, players } = match.state
      const open = players.flatMap(({ effects, dominance, eyrie }) => [
        ...effects,
        dominance ?? -1,
        ...Object.values(eyrie?.decree ?? {}).flat(),
      ])
      for (const card of [...discard, ...available, crafting, ...open])
        if (card >= 0 && CARDS[card].kind !== 'vizier') seen.add(cardOf(card))
    }
    return { match, seen }
  }

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'a running game names no card that stayed hidden: %i',
    seed => {
      const { match, seen } = seenCards(seed, 120)
      expect(match.outcome).toBeNull()
      const named = logOf(match).match(/[BFMR]#[a-z@]+/g) ?? []
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter(card => !seen.has(card))).toEqual([])
    },
  )

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'a running game draws and exchanges cards unnamed: %i',
    seed => {
      const log = logOf(play(start(seed), atRandom(seed), 200))
      const moves = log.match(/[^:/\n]*#[^/\n]*/g) ?? []
      const hidden = moves.filter(move => /#[a-z@]*[CEAVG]?->[CEAVG]\$?$|#[a-z@]*A->\$$/.test(move))
      expect(hidden.length).toBeGreaterThan(0)
      // A dominance card is taken from beside the board, or activated, for all to see.
      expect(hidden.filter(move => !/^\d*#[CEAVG]?->/.test(move) && !/#dom/.test(move))).toEqual([])
    },
  )

  test('a finished game names what was drawn', () => {
    const match = play(start(2), atRandom(2))
    expect(match.outcome).not.toBeNull()
    expect(logOf(match)).toMatch(/[BFMR]#[a-z@]+->[CEAVG]/)
    expect(logOf(match)).not.toMatch(/\/#->/)
  })
})

describe('the header', () => {
  const names = (match: RootMatch): string[] => logOf(match).trim().split('\n\n')[0].split('\n')

  test('map, deck and players in the order of turns', () => {
    const match = start(7)
    expect(names(match)).toEqual([
      'Map: Fall',
      'Deck: E&P',
      'G: Seat 5',
      'E: Seat 2',
      'V: Seat 4',
      'A: Seat 3',
      'C: Seat 1',
    ])
  })

  test('the suits where they are not the printed ones', () => {
    const match = Match.start(root, { seats: 2, seed: 1, options: { suits: 'random' } })
    expect(names(match)[2]).toMatch(/^Clearings: [FMR]1, [FMR]2, .* [FMR]12$/)
    const letters = match.state.suits.slice(1).map(suit => suit[0].toUpperCase())
    expect(read(logOf(match)).clearings).toEqual(letters)
  })

  test('setup, one line per faction, before the first turn', () => {
    const match = Match.start(root, { seats: 4, seed: 3, options: { seating: 'asListed' } })
    pick(match, '1', '1', '5', '9', 'commander', 'thief', '24')
    const [, setup, first] = logOf(match).split('\n\n')
    expect(setup.split('\n').slice(0, 3)).toEqual([
      'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9',
      'E:b->3/6w->3/#commander->$',
      'A:3#->$',
    ])
    expect(setup.split('\n')[3]).toMatch(/^V:#thief->\$\/p->4_9_12\/(\d?[FMR]#->Q\/?)+ \/\/ new quest/)
    expect(first).toMatch(/^C:/)
  })
})

describe('a turn line', () => {
  /** The line of the turn that runs. */
  const line = (match: RootMatch): string | undefined => turns(match).at(-1)

  test('a battle with an ambush, its foil and the dice, then the losses', () => {
    const match = position('marquise', 'eyrie')
      .warriors('marquise', 3, 7)
      .warriors('eyrie', 4, 7)
      .hand('marquise', 'ambushBird')
      .hand('eyrie', 'ambushMouse')
      .dice(0, 2)
      .enter(['turn', 0])
    pick(match, 'battle', 'ambushMouse', 'ambushBird')
    expect(line(match)).toBe('C:XE7M@B@(2,0)/2Ew7->')
  })

  test('warriors that Field Hospitals save go to the keep, not to the supply', () => {
    const match = position('marquise', 'alliance')
      .warriors('marquise', 3, 5)
      .warriors('alliance', 2, 5)
      .token('marquise', 'keep', 1)
      .hand('marquise', 'bakeSale')
      .dice(2, 0)
      .enter(['turn', 0])
    pick(match, 'battle', 'bakeSale')
    expect(line(match)).toBe('C:XA5(0,2)/R#bakesaleC->/2w5->1')
  })

  /** The Marquise moves into a sympathetic fox clearing. */
  function outraged(supporters: number, ...hand: string[]): RootMatch {
    const match = position('marquise', 'alliance')
      .warriors('marquise', 3, 9)
      .token('alliance', 'sympathy', 12)
      .hand('marquise', ...hand)
      .change(({ players, deck }) => players[1].alliance?.supporters.push(...deck.splice(0, supporters)))
      .deckTop('sword')
      .enter(['turn', 0])
    pick(match, 'march', '12', '1')
    return match
  }

  test('outrage: a hidden card for the supporters', () => {
    const match = outraged(2, 'anvil', 'foxfolkSteel')
    pick(match, 'anvil')
    expect(line(match)).toBe('C:w9->12/#C->A$')
  })

  test('outrage without a match: the hand is shown, the deck gives a card', () => {
    const match = outraged(2, 'bakeSale')
    pick(match, 'show')
    expect(line(match)).toBe('C:w9->12/^A/#->A$')
  })

  test('outrage without room for supporters: the card is discarded, face up', () => {
    const match = outraged(5, 'anvil', 'foxfolkSteel')
    pick(match, 'anvil')
    expect(line(match)).toBe('C:w9->12/F#anvilC->')
  })

  test('crafted cards that are discarded, the user’s and another’s', () => {
    const match = exiles('marquise', 'eyrie')
      .effects('marquise', 'saboteurs')
      .effects('eyrie', 'tunnels', 'informants')
      .enter(['turn', 0])
    pick(match, 'saboteurs', 'tunnels')
    expect(line(match)).toBe('C:B#sabo$->/R#tunE$->')
  })

  test('dominance: the card and the score marker', () => {
    const match = position('marquise', 'eyrie', 'alliance')
      .hand('marquise', 'dominanceFox')
      .score('marquise', 12)
      .enter(['turn', 0])
    pick(match, 'dominance:dominanceFox')
    expect(line(match)).toBe('C:F#domC->$/++->$')
  })

  test('turmoil: points, purge, new leader', () => {
    const match = decree(position('eyrie', 'marquise'), 'commander')
      .building('eyrie', 'roost', 3)
      .hand('eyrie', 'anvil')
      .score('eyrie', 5)
      .enter(['turn', 0])
    pick(match, 'anvil', 'build', 'pass', 'despot')
    expect(line(match)).toMatch(/^E:F#anvilE->\$_b\/--2\/\$_->\/#despot->\$/)
  })

  test('the Vagabond’s tea leaves its track when exhausted, and comes back refreshed', () => {
    const options = { factions: ['vagabond', 'marquise'], seating: 'asListed' }
    const setup = ['1', '1', '5', '9', 'thief', '24', '9']
    let match: RootMatch
    let seed = 0
    do {
      match = Match.start(root, { seats: 2, seed: ++seed, options })
      pick(match, ...setup)
    } while (!offered(match).includes('aid'))
    pick(match, 'aid', 'tea')
    pick(match, offered(match)[0])
    expect(line(match)).toBe('V:p->9/%tt->s+e/#V->C/$_C->1/++')
    pick(match, 'pass', 'pass')
    expect(line(match)).toMatch(/^V:%ts->t\+r/)
    expectReadable(match)
  })

  test('a turn in which nothing has happened yet is a comment', () => {
    const match = position('marquise', 'eyrie').enter(['turn', 0])
    expect(logOf(match)).toMatch(/\/\/ C: nothing\n$/)
    expect(read(logOf(match)).parseErrors).toEqual([])
  })
})
