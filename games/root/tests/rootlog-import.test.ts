import { load, Match, Mistake, plain, render, replay, save } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { root } from '../game.ts'
import { readLine, readLog } from '../rootlog/read/file.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { fromLog, played, tableOf, toLog, turnsOf } from './recorded-games.ts'

describe('games of ours', () => {
  test.each([21, 27, 28, 45])('written and read, they are the same after every turn: %i', seed => {
    const saved = played(tableOf(seed))
    const { save, stopped } = fromLog(toLog(saved), seed + 1)
    expect(stopped).toBeNull()
    expect(turnsOf(save)).toEqual(turnsOf(saved))
  })

  test.each([
    ['autumn', ['legendaryForge', 'lostCity'], true],
    ['mountain', ['legendaryForge'], true],
    ['lake', ['tower'], false],
  ] as const)(
    'landmarks are set up as the header tells, the map’s own or not: %s',
    (map, cards, mapLandmarks) => {
      const options = { landmarks: cards.length, landmarkCards: cards, mapLandmarks }
      const saved = played({ seed: 5, factions: ['marquise', 'eyrie'], map, options })
      const { save, stopped } = fromLog(toLog(saved), 6)
      expect(stopped).toBeNull()
      expect(turnsOf(save)).toEqual(turnsOf(saved))
      expect(load(root, save).match.state.landmarks).toEqual(load(root, saved).match.state.landmarks)
    },
  )

  const drafted = {
    ...{ setup: 'draft', insurgents: true, suits: 'suggested' },
    ...{ landmarks: 1, landmarkCards: ['blackMarket', 'lostCity'], hirelings: true },
    hirelingCards: ['bearers', 'vaults', 'band', 'expedition', 'spies', 'protector'],
  }
  const advanced = { setup: 'advanced', insurgents: true, suits: 'suggested' }

  test.each([
    ['a draft, hirelings, Ferry and Black Market', 3, 'lake', ['eyrie', 'eyrie', 'cult'], drafted],
    [
      ...(['the advanced set-up, a hand that lies face up', 3, 'lake'] as const),
      ['corvids', 'eyrie', 'hundreds', 'marquise', 'riverfolk'],
      advanced,
    ],
    [
      ...(['a card changes places whose namesake is used as an effect in a battle', 1, 'winter'] as const),
      ['corvids', 'vagabond', 'duchy', 'corvids'],
      { ...advanced, setup: 'draft' },
    ],
  ])('%s: written and read, the same after every turn', (_, seed, map, factions, options) => {
    const saved = played({ seed, factions, map, options })
    const { save, stopped } = fromLog(toLog(saved), 4)
    expect(stopped).toBeNull()
    expect(turnsOf(save)).toEqual(turnsOf(saved))
  })

  test('one with robots is not written: the notation has no words for them', () => {
    const options = { factions: ['marquise'], robots: ['electricEyrie'] }
    const match = Match.start(root, { seats: 1, seed: 1, options })
    expect(() => toLog(save(match))).toThrow(Mistake)
  })

  test('one whose draft goes on names who has a faction', () => {
    const match = Match.start(root, { seats: 3, seed: 1, options: { setup: 'draft', seating: 'asListed' } })
    expect(toLog(save(match))).toMatch(/^Pool: [A-Z]{4}$/m)
    expect(toLog(save(match))).not.toContain('Seat')
  })

  test('one that runs, and whose log tells no hidden card, goes on from where it was', () => {
    const saved = played(tableOf(12), 90)
    const { save, stopped } = fromLog(toLog(saved), 3)
    expect(stopped).toBeNull()
    const { match } = load(root, save)
    expect(match.outcome).toBeNull()
    expect(match.ask).not.toBeNull()
    expect(root.invariants(match.state)).toEqual([])
    expect(replay(root, save).state).toEqual(match.state)
  })
})

const HEAD = ['Map: Fall', 'Deck: Standard', 'C: Ann', 'E: Bo', 'A: Cy', 'V: Di', '']
const SETUP = [
  'C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9 // keep, warriors, buildings',
  'E:6w+b->3/#commander->$',
  'A:3#->$',
  'V:#thief->$/p->4_9_12/(2F+M)#->Q',
]
const ROUND = [
  'C:t->1/Z%f/++/t1->/b_s->5/++/w->9/F#C->/t->1/#->C',
  'E:R#E->$_r/B#E->$_m/w->3/3w3->7/2w3->11/XC7(1,0)/M#C->/Cw7->1/#->E // Field Hospitals',
]

const logOf = (...lines: readonly string[]): string => `${lines.join('\n')}\n`

/** The pieces of a seat in a clearing, after a log was read. */
function after(log: string) {
  const { save, stopped } = fromLog(log, 7)
  expect(stopped).toBeNull()
  return load(root, save).match.state
}

describe('logs as people write them', () => {
  test('what is not told, cards and dice, is chosen so that what is told is possible', () => {
    const state = after(logOf(...HEAD, ...SETUP, '', ...ROUND))
    const [marquise, eyrie] = state.players
    expect([marquise.buildings.sawmill[5], marquise.items.map(({ item }) => item)]).toEqual([1, ['boots']])
    expect([eyrie.warriors[7], eyrie.warriors[11], marquise.warriors[7], marquise.warriors[1]]).toEqual([
      3, 2, 0, 2,
    ])
    expect([eyrie.eyrie?.decree.recruit.length, eyrie.eyrie?.decree.move.length]).toEqual([1, 2])
  })

  test('without names, with blanks, semicolons and capitals, and lines that end as elsewhere', () => {
    const lines = [
      ...HEAD.slice(0, 2),
      SETUP[0],
      'E:(6w+b)->3 ; #Commander->$',
      'C: t->1 ; w5->2 ; w2->6 // to the woods',
      'E: B#E->$_m',
    ]
    const state = after(lines.join('\r\n'))
    expect(state.players.map(({ faction }) => faction)).toEqual(['marquise', 'eyrie'])
    expect([state.players[0].warriors[6], state.turn.seat]).toEqual([2, 1])
  })

  test('without draws and dice, in another order', () => {
    const state = after(
      logOf(
        ...HEAD,
        ...SETUP,
        'C:t->1/w->9/++/Zf/F#C->/t->1',
        'E:B#E->$_m/R#E->$_r/w->3/2w3->11/3w3->7/XC7/Cw7->/',
      ),
    )
    expect([state.players[0].items[0]?.item, state.players[0].score]).toEqual(['boots', 1])
    expect(state.players[0].warriors[7]).toBe(0)
  })

  test('cards by their whole names, other spellings and short ones', () => {
    const names = ['taxcollectors', 'TaxCollector', 'tax'].map(
      name => readLog(logOf('C: Ann', `C:F#${name}C->`)).lines[0].facts[0].what,
    )
    expect(new Set(names)).toEqual(new Set(['tax']))
    const { facts } = readLog(logOf('C: Ann', 'C:Zffavor/F#part->C/Zfpart')).lines[0]
    expect(facts.map(({ suit, what }) => suit + what)).toEqual(['Ffavor', 'Fpart', 'Fpart'])
  })

  /** What is told, without how it was written. */
  const told = (actions: string, comment = '') => {
    const { facts, asides, unread } = readLine(1, 'C', actions, comment)
    expect(unread).toBeNull()
    const plainly = (all: typeof facts) =>
      all.map(({ owner, what, suit, from, to, count }) => [owner, what, suit, from, to, count].join(' '))
    return { facts: plainly(facts), asides: plainly(asides) }
  }

  test('hirelings stand in the line, or in the comment with their place or without', () => {
    const inLine = told('w1->2/h_Vw->3/h_V->$2/w2->4')
    expect(told('w1->2/w2->4', 'omitted: 1 h_Vdw->3/1 h_V->$2; crafted F#anvil')).toEqual(inLine)
    const { facts, asides } = told('w1->2/w2->4', 'omitted: h_Vw->3/h_V->C$2')
    expect([facts, asides]).toEqual([
      [inLine.facts[0], inLine.facts[3]],
      [inLine.facts[1], inLine.facts[2]],
    ])
  })

  test('several relations at once, groups, repeated places, quests by name, what goes along with the Ferry', () => {
    expect(told('V$_C+$_E->h')).toEqual(told('V$_C->h/V$_E->h'))
    expect(told('(2w+t)3->5/2w->10+11')).toEqual(told('2w3->5/t3->5/2w->10/2w->11'))
    expect(told('(F+2M)#C->')).toEqual(told('F#C->/2M#C->'))
    expect(told('F#errandQ->V$').facts).toEqual([' errand F Q V$ 1'])
    expect(told('(2w+f)10->11')).toEqual(told('2w10->11/f10->11'))
    expect(told('Zh/Zfpart')).toEqual(told('Z%h/ZF#part'))
    expect(told('w9_4_12->3')).toEqual(told('w4_9_12->3'))
  })

  test('the Ferry as people write it, and a hireling whose set-up is not told', () => {
    const suits = 'Clearings: F1, F2, M3, R4, M5, F6, M7, R8, F9, M10, R11, R12'
    const log = (...more: readonly string[]) =>
      logOf(
        ...['Map: Lake', 'Deck: Standard', suits, ...more, 'C: Ann', 'E: Bo', ''],
        'C:t_k->1/w->1+3+4+5+6+7+8+9+10+11+12/b_s->1/b_w->1/b_r->5',
        ...['E:b->2/6w->2/#commander->$', '', 'C:t->1/(w+f)1->11/#->C'],
      )
    expect(after(log()).landmarks).toEqual([{ id: 'ferry', clearing: 11 }])
    const { players } = after(log('Hirelings: h_J, h_D, h_T'))
    expect(players.slice(2).map(({ faction }) => faction)).toEqual(['band', 'expedition', 'bandits'])
  })

  test('of two Vagabonds, the second may move first', () => {
    const { players } = after(
      logOf(
        ...['Map: Fall', 'Deck: Standard', 'V: Ann', 'G: Bo', 'C: Cy', ''],
        ...['G:#ranger->$/p->4_9_12', SETUP[0], 'V:#thief->$/p->1_2_5_10', ''],
        ...['G:p->4', 'C:t->1', 'V:p->2'],
      ),
    )
    expect(players.map(({ faction }) => faction)).toEqual(['vagabond', 'marquise', 'vagabond'])
    const [second, , first] = players
    expect([second, first].map(({ vagabond }) => vagabond?.character)).toEqual(['ranger', 'thief'])
    expect([second.pawn, first.pawn]).toEqual([4, 2])
  })

  test('the map, its suits and the order of turns are those of the log', () => {
    const state = after(
      logOf(
        'Map: Winter',
        'Deck: E&P',
        'Clearings: F1, M2, R3, F4, M5, R6, M7, F8, R9, M10, F11, R12',
        ...['P: Eve', 'D: Fay', 'L: Hal', ''],
        ...['L:4w+b_f->1/w->5+10+11/$_o->M', 'D:2w+t->3/2w->7+8+12', 'P:w->2+4+6', ''],
        ...['D:w->0', 'P:F#P->/w->1+4+8+11'],
      ),
    )
    expect([state.map, state.deckName, state.suits[2], state.suits[12]]).toEqual([
      ...['winter', 'exiles', 'mouse', 'rabbit'],
    ])
    expect(state.players.map(({ faction }) => faction)).toEqual(['duchy', 'corvids', 'cult'])
  })
})

describe('what is refused', () => {
  /** The line, the rule and both sentences by which reading a log ends. */
  function told(log: string) {
    const { stopped, save } = fromLog(log, 7)
    if (!stopped) throw new Error('All of it was played.')
    const { cast } = load(root, save).match
    const say = (text: typeof en | typeof fr) =>
      [stopped.where, stopped.why ?? stopped.where]
        .map(one => plain(render(text as typeof en, one, cast)))
        .join(' ')
    return {
      line: stopped.where.values?.line,
      rule: stopped.rule,
      english: say(en),
      french: say(fr as typeof en),
    }
  }

  test('a move along no path: the line, the rule and why, and the game as far as it went', () => {
    const log = logOf(...HEAD, ...SETUP, '', 'C:t->1/w5->3')
    const { line, rule, english, french } = told(log)
    expect([line, rule]).toEqual([13, '2.2.1'])
    expect(english).toMatch(/^Line 13 could not be played: the rules do not allow “w5->3” there\. /)
    expect(french).toMatch(/^La ligne 13 n’a pas pu être jouée/)
    const { save } = fromLog(log, 7)
    expect(load(root, save).match.turnSeat).toBe(0)
  })

  test('more warriors than there are, in a clearing or in the supply, and a card that lies in the open: what is not there', () => {
    const why = (line: string) => told(logOf(...HEAD, ...SETUP, '', line))
    const marched = why('C:t->1/3w5->2')
    expect(marched.english).toContain('only 1 such warrior in clearing 5 then')
    expect(marched.french).toContain('Il n’y a alors que 1 guerrier de cette faction en 5.')
    expect(why('C:t->1/w3->7').english).toContain('no such warriors in clearing 3 then')
    expect(why('C:t->1/30w->9').english).toContain('left in the supply then')
    const spent = told(logOf(...HEAD, ...SETUP, '', 'C:t->1/B#royalC->/w5->2', 'E:B#royalE->$_m'))
    expect([spent.line, spent.english]).toEqual([
      14,
      expect.stringContaining('Royal Claim (bird) lies in the discard pile'),
    ])
  })

  test('a turn that cannot end there, and what nothing leads to', () => {
    const why = (...lines: readonly string[]) => told(logOf(...HEAD, ...SETUP, '', ...lines))
    const short = why('C:t->1', 'E:B#E->$_m', 'A:')
    expect([short.line, short.english]).toEqual([
      14,
      expect.stringContaining('the turn cannot end after what it tells'),
    ])
    expect(why('C:t->1/$_E->h').english).toContain('Nothing that may be done at that point leads to it.')
  })

  test('an action that is none', () => {
    const { line, english } = told(logOf(...HEAD, ...SETUP, '', 'C:t->1/the cats march'))
    expect([line, english.slice(0, 60)]).toEqual([
      13,
      'Line 13 could not be read: “thecatsmarch” is no action of the notat'.slice(0, 60),
    ])
  })

  test('a file that is none', () => {
    expect(() => fromLog('Dear diary, today we played Root.', 1)).toThrow(Mistake)
  })
})
