import { told as heard, keys } from '@tablee/common/testing/answers.ts'
import { expect, test } from 'vitest'
import type { TrapId } from '../../data/traps.ts'
import { type Pack, position } from '../position.ts'
import { asked, enter, member, on, picks, play, reports, told } from './field.ts'

// The ambush module: the conflict step, and what ambushes do.

/** Frunks of Fire on E1 and Taron of Water on E3, in Region A, against Krinx. */
const rivals = (first: Pack, second: Pack, ...dice: number[]) =>
  position('fire', 'water')
    .with({ ambushes: true })
    .has(0, { glory: 5 })
    .has(1, { glory: 5 })
    .monster('regionA', 'krinx')
    .region('regionA', 'skyehn')
    .sends(0, 'frunks', 'regionA:0', first)
    .sends(1, 'taron', 'regionA:2', second)
    .dice(...dice)

test('the conflict step comes before the fight, from left to right: each turns traps up one by one from the top, or stops [ambush.4] [ambush.5] [ambush.6] [ambush.7]', () => {
  const match = enter(
    rivals({ force: 1, tokens: ['flat4', 'defense', 'flat6'] }, { tokens: ['flat8'] }),
    'regionA',
  )
  expect(match.waiting).toMatchObject({ prompt: 'reveal.trap', seats: [0] })
  expect(asked(match)).toMatchObject({ trap: 'flat4' })
  match.pickKey(0, 'reveal')
  expect(on(match, 'regionA:0')?.tokens.map(({ up }) => up)).toEqual([true, true, false])
  expect(asked(match)).toMatchObject({ trap: 'flat6' })
  match.pickKey(0, 'stop')
  expect(match.waiting).toMatchObject({ prompt: 'reveal.trap', seats: [1] })
  match.pickKey(1, 'stop')
  expect(match.waiting).toMatchObject({ prompt: 'monster.attack', seats: [0] }) // One chance each.
  expect(on(match, 'regionA:2')?.tokens[0].up).toBe(false)
})

test('at the gates too; without the module all traps are turned up at once [ambush.4] [battle.3] [ambush.21]', () => {
  const at = (ambushes: boolean) =>
    enter(
      position('fire', 'water')
        .with({ ambushes })
        .monster('gates', 'krinx')
        .sends(0, 'frunks', 'gates:0', { tokens: ['flat4'] })
        .sends(1, 'taron', 'gates:1', { tokens: ['forceDie1'] }),
      'gates',
    )
  expect(at(true).waiting?.prompt).toBe('reveal.trap')
  const base = at(false)
  expect(base.waiting?.prompt).toBe('monster.attack')
  expect([on(base, 'gates:0')?.tokens[0].up, on(base, 'gates:1')?.tokens[0].up]).toEqual([true, true])
})

test('a classic trap that is turned up works as ever; one left face down gives nothing and still counts for a capture [ambush.8] [ambush.23] [ambush.22]', () => {
  const fight = (answer: string) => {
    const match = play(
      rivals({ force: 2, tokens: ['forceMod2'] }, {}, 1, 1, 1, 1, 4, 5),
      'regionA',
      ...[answer, 'roll', 'roll:all'],
    )
    return on(match, 'regionA:0')
  }
  expect(fight('stop')).toMatchObject({ fate: 'captured', result: 9 })
  expect(fight('reveal')).toMatchObject({ fate: 'killed', result: 13 })
})

test('an ambush face down is a trap, one that was turned up is none [ambush.3] [ambush.22]', () => {
  const fate = (...answers: string[]) =>
    on(
      play(
        rivals({ force: 2, tokens: ['stealM1'] }, {}, 1, 1, 1, 1, 4, 5),
        'regionA',
        ...answers,
        'roll',
        'roll:all',
      ),
      'regionA:0',
    )?.fate
  expect(fate('stop')).toBe('captured')
  expect(fate('reveal')).toBe('failed')
})

test('whoever turns an ambush up chooses one of two neighbours [ambush.9]', () => {
  const match = play(
    rivals({ force: 1 }, { tokens: ['stealF1'] })
      .hires(0, 'nimra')
      .sends(0, 'nimra', 'regionA:3', { force: 1 }),
    'regionA',
    'reveal',
  )
  expect(match.waiting).toMatchObject({ prompt: 'ambush.target', seats: [1] })
  expect(keys(match, 1)).toEqual(['0', '3'])
  match.pickKey(1, '3')
  expect(on(match, 'regionA:3')?.dice).toEqual([])
  expect(on(match, 'regionA:0')?.dice).toHaveLength(1)
})

test('without a neighbour it has no effect, and is spent [ambush.24]', () => {
  const match = play(
    position('fire', 'water')
      .with({ ambushes: true })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, tokens: ['stealF1'] }),
    'regionA',
    'reveal',
  )
  expect(told(match)).toContain('ambush.fizzles')
  expect(match.waiting?.prompt).toBe('monster.attack')
  expect(on(match, 'regionA:0')?.tokens[0].up).toBe(true)
})

test('one’s own expedition may be the target [ambush.25]', () => {
  const match = play(
    position('fire', 'water')
      .with({ ambushes: true })
      .monster('regionA', 'krinx')
      .region('regionA', 'skyehn')
      .sends(0, 'frunks', 'regionA:0', { force: 1, tokens: ['stealF1'] })
      .sends(0, 'nuduru', 'regionA:1', { force: 1 }),
    'regionA',
    'reveal',
  )
  expect(on(match, 'regionA:0')?.tokens[0].dice).toEqual([{ colour: 'force', value: 0 }])
})

test('a Defense token cancels an ambush, and both are discarded; a Defense talent never does [ambush.10] [ambush.11] [armory.5]', () => {
  const match = play(
    rivals({ tokens: ['stealF1'] }, { force: 2, tokens: ['defense'], guards: 2 }),
    'regionA',
    'reveal',
  )
  expect(match.waiting).toMatchObject({ prompt: 'ambush.cancel', seats: [1] })
  expect(keys(match, 1)).toEqual(['cancel', 'pass'])
  match.pickKey(1, 'cancel')
  expect(on(match, 'regionA:0')?.tokens).toEqual([])
  expect(on(match, 'regionA:2')).toMatchObject({ tokens: [], guards: 2 })
  expect(on(match, 'regionA:2')?.dice).toHaveLength(2)
  expect(match.state.lair.discard).toEqual(['stealF1'])
  expect(match.state.supply.defense).toBe(20)
  const talent = play(
    rivals({ tokens: ['stealF1'] }, { force: 1, guards: 2 }).wears(1, 'taron', 'noxx'),
    'regionA',
    'reveal',
  )
  expect(talent.waiting?.prompt).toBe('monster.attack')
  expect(on(talent, 'regionA:2')?.dice).toEqual([])
})

test('the target may let it happen and keep the token [ambush.10]', () => {
  const match = play(
    rivals({ tokens: ['stealF1'] }, { force: 2, tokens: ['defense'] }),
    'regionA',
    'reveal',
    'pass',
  )
  expect(on(match, 'regionA:2')?.tokens).toHaveLength(1)
  expect(on(match, 'regionA:2')?.dice).toHaveLength(1)
})

test.each<[string, TrapId, readonly string[], number, number]>([
  ['ambush-token.1', 'stealM1', [], 0, 1],
  ['ambush-token.2', 'stealM2', ['magic'], 0, 2],
  ['ambush-token.3', 'stealF1', [], 1, 0],
  ['ambush-token.4', 'stealF2', ['force'], 2, 0],
  ['ambush-token.5', 'stealAny1', ['magic'], 0, 1],
  ['ambush-token.6', 'stealAny2', ['force', 'magic'], 1, 1],
])(
  '[%s] %s takes dice of the neighbour and lays them on itself [ambush.15] [ambush.16]',
  (_, trap, answers, force, magic) => {
    const match = play(rivals({ tokens: [trap] }, { force: 3, magic: 3 }), 'regionA', 'reveal', ...answers)
    expect(match.waiting?.prompt).toBe('monster.attack')
    const stolen = on(match, 'regionA:0')?.tokens[0].dice.map(({ colour }) => colour)
    expect(stolen?.filter(one => one === 'force')).toHaveLength(force)
    expect(stolen?.filter(one => one === 'magic')).toHaveLength(magic)
    expect(on(match, 'regionA:2')?.dice).toHaveLength(6 - force - magic)
  },
)

test('up to two may be one, as many as there are, or none [ambush.15] [ambush-token.2]', () => {
  const enough = play(rivals({ tokens: ['stealM2'] }, { magic: 3 }), 'regionA', 'reveal', 'pass')
  expect(on(enough, 'regionA:0')?.tokens[0].dice).toHaveLength(1)
  const one = play(rivals({ tokens: ['stealM2'] }, { magic: 1, force: 2 }), 'regionA', 'reveal')
  expect(on(one, 'regionA:0')?.tokens[0].dice).toHaveLength(1)
  const none = play(rivals({ tokens: ['stealM2'] }, { force: 2 }), 'regionA', 'reveal')
  expect(on(none, 'regionA:0')?.tokens[0].dice).toEqual([])
  // A trap that holds no such die gives none.
  const bare = play(rivals({ tokens: ['stealM2'] }, { force: 2, tokens: ['flat4'] }), 'regionA', 'reveal')
  expect(on(bare, 'regionA:0')?.tokens[0].dice).toEqual([])
})

test('stolen dice are rolled by the thief, and answer attacks as his own [ambush.16]', () => {
  const match = play(rivals({ tokens: ['stealM1'] }, { magic: 1 }, 1, 1, 1, 6), 'regionA', 'reveal')
  expect(keys(match, 0)).toEqual(['roll', 'magic:1'])
  picks(match, 'magic:1')
  expect(reports(match, 'monster.rolled')).toMatchObject([{ path: 0, dice: [1, 1, 1] }])
})

test('dice on a reinforced trap are safe, those on other traps and on ambushes are not [ambush.17] [ambush.26]', () => {
  // Taron turns up his reinforced trap, then Nimra steals: the protected die stays.
  const safe = play(
    rivals({}, { tokens: ['forceDie1P', 'forceDie1'] })
      .hires(0, 'nimra')
      .sends(0, 'nimra', 'regionA:3', { tokens: ['stealF2'] }),
    'regionA',
    ...['reveal', 'reveal', 'reveal'],
  )
  expect(on(safe, 'regionA:2')?.tokens.map(({ dice }) => dice.length)).toEqual([1, 0])
  expect(on(safe, 'regionA:3')?.tokens[0].dice).toHaveLength(1)
  // Frunks steals from Taron, who steals it back.
  const back = play(
    rivals({ tokens: ['stealF1'] }, { force: 1, tokens: ['stealF1'] }),
    'regionA',
    'reveal',
    'reveal',
  )
  expect(on(back, 'regionA:0')?.tokens[0].dice).toEqual([])
  expect(on(back, 'regionA:2')?.tokens[0].dice).toHaveLength(1)
})

test('a trap without a die of the colour is passed over for the next that has one [ambush.15] [ambush.26]', () => {
  const passed = play(
    rivals({ tokens: ['defense', 'flat4', 'magicDie1', 'forceDie1'] }, { tokens: ['stealF1'] }),
    'regionA',
    ...['reveal', 'reveal', 'reveal', 'reveal', 'pass'],
  )
  expect(on(passed, 'regionA:0')?.tokens.map(({ dice }) => dice.length)).toEqual([0, 0, 1, 0])
  expect(on(passed, 'regionA:2')?.tokens[0].dice).toEqual([{ colour: 'force', value: 0 }])
  // Of a die under way and one on a trap both can be taken; where there is none, nobody is told of one.
  const both = play(
    rivals({ force: 1, tokens: ['flat4', 'forceDie1'] }, { tokens: ['stealF2'] }),
    'regionA',
    ...['reveal', 'reveal', 'reveal', 'force'],
  )
  expect(on(both, 'regionA:2')?.tokens[0].dice).toHaveLength(2)
  expect(on(both, 'regionA:0')).toMatchObject({ dice: [], tokens: [{ dice: [] }, { dice: [] }] })
  const none = play(
    rivals({ tokens: ['flat4', 'magicDie1'] }, { tokens: ['stealF1'] }),
    'regionA',
    ...['reveal', 'reveal', 'reveal'],
  )
  expect(told(none)).not.toContain('ambush.stole')
})

// Attack dice that are sent away.

test('a redirecting ambush waits for the attack on its owner, who may send one or two dice; they are rolled first [ambush.12] [ambush.13] [ambush.14] [ambush-token.7]', () => {
  const match = play(
    rivals({ force: 1, tokens: ['redirect2'] }, { force: 1, magic: 1 }, 6, 1, 1, 1),
    'regionA',
    'reveal',
  )
  expect(match.waiting).toMatchObject({ prompt: 'redirect', seats: [0] })
  expect(keys(match, 0)).toEqual(['ambush:2:1', 'ambush:2:2', 'pass'])
  match.pickKey(0, 'ambush:2:2')
  expect(match.waiting).toMatchObject({ prompt: 'monster.attack', seats: [1] })
  expect(asked(match)).toMatchObject({ path: 2, dice: 2, parts: null })
  expect(keys(match, 1)).toEqual(['roll', 'magic:1'])
  match.pickKey(1, 'magic:1')
  expect(member(match, 1, 'taron')?.wounded).toBe(true)
  expect(asked(match)).toMatchObject({ path: 0, dice: 2, sent: 2 })
})

test('it may be left unused: all dice are faced then [ambush.13]', () => {
  const match = play(rivals({ force: 1, tokens: ['redirect2'] }, { force: 1 }), 'regionA', 'reveal', 'pass')
  expect(asked(match)).toMatchObject({ path: 0, dice: 4, sent: 0 })
})

test('magic dice remove redirected dice too [battle.17]', () => {
  const match = play(
    rivals({ force: 1, tokens: ['redirect2'] }, { magic: 2 }),
    'regionA',
    'reveal',
    'ambush:2:2',
    'magic:2',
  )
  expect(member(match, 1, 'taron')?.wounded).toBe(false)
  expect(on(match, 'regionA:2')?.dice).toEqual([])
})

test('Ginova sends one die to a neighbour of her choice, once [merc.14]', () => {
  const match = play(
    rivals({ force: 1 }, { force: 1 }, 1, 1, 1, 1, 1, 6, 1, 1, 1)
      .hires(1, 'ginova')
      .sends(1, 'ginova', 'regionA:1', { force: 1 }),
    'regionA',
    ...['roll', 'roll:force'],
  )
  expect(keys(match, 1)).toEqual(['talent:0:1', 'talent:2:1', 'pass'])
  match.pickKey(1, 'talent:0:1')
  expect(asked(match)).toMatchObject({ path: 0, dice: 1 })
  picks(match, 'roll')
  expect(member(match, 0, 'frunks')?.wounded).toBe(true)
  expect(asked(match)).toMatchObject({ path: 1, dice: 3, sent: 1 })
  expect(member(match, 1, 'ginova')?.spent.talent).toBe(1)
})

test('both sources may be used in one attack, never for more dice than there are [ambush.29]', () => {
  const match = play(
    rivals({ force: 1 }, { force: 1 }, 1, 1, 1, 1, 1)
      .hires(1, 'ginova')
      .monster('regionA', 'moldo') // Three dice.
      .region('regionA', 'yuha')
      .sends(1, 'ginova', 'regionA:1', { force: 1, tokens: ['redirect2', 'redirect2'] }),
    'regionA',
    ...['reveal', '0', 'reveal', '2', 'roll', 'roll:force'],
  )
  expect(keys(match, 1)).toEqual([
    'ambush:0:1',
    'ambush:0:2',
    'ambush:2:1',
    'ambush:2:2',
    'talent:0:1',
    'talent:2:1',
    'pass',
  ])
  picks(match, 'ambush:0:2', 'roll')
  expect(keys(match, 1)).toEqual(['ambush:2:1', 'talent:0:1', 'talent:2:1', 'pass'])
  picks(match, 'ambush:2:1', 'roll')
  expect(asked(match)).toMatchObject({ path: 1, dice: 0, sent: 3 })
})

test('redirected dice bring no automatic hit [ambush.30]', () => {
  const match = play(
    rivals({ force: 1, tokens: ['redirect2'] }, { force: 1 }, 1, 1, 1, 1, 1).monster('regionA', 'warkors'),
    'regionA',
    ...['reveal', 'ambush:2:2', 'roll'],
  )
  expect(member(match, 1, 'taron')?.wounded).toBe(false)
  picks(match, 'roll')
  expect(match.state.battle?.attack).toMatchObject({ automatic: 1, hits: 1 })
})

test('who dies of redirected dice before fighting leaves an empty path: skipped, and no neighbour any more [ambush.27] [ambush.28]', () => {
  const match = play(
    rivals({ force: 1, tokens: ['redirect2', 'redirect2'] }, { force: 1 }, 6, 6, 1, 1, 1)
      .hires(1, 'ginova')
      .sends(1, 'ginova', 'regionA:3', { force: 1 }),
    'regionA',
    ...['reveal', 'reveal', 'ambush:2:2', 'roll'],
  )
  expect(on(match, 'regionA:2')).toBe(null)
  expect(match.waiting?.prompt).toBe('monster.attack') // The second ambush has lost its target.
  expect(asked(match)).toMatchObject({ path: 0, dice: 2 })
  picks(match, 'roll', 'roll:force')
  expect(match.waiting).toMatchObject({ prompt: 'redirect', seats: [1] })
  expect(keys(match, 1)).toEqual(['talent:0:1', 'pass'])
})

test('what a trap is stays between it and its owner until it is turned up [ambush.2] [battle.3]', () => {
  const match = enter(rivals({ tokens: ['stealM1'] }, { magic: 1 }), 'regionA')
  expect(match.face(1)).toBe(null)
  expect(heard(match, 1)).not.toContain('trap.revealed')
  const seen = match.view(1) as { zones: { paths: ({ tokens: { id: string | null }[] } | null)[] }[] }
  expect(seen.zones[2].paths[0]?.tokens[0].id).toBe(null)
})

test('magic dice of an expedition that has attacked are no defence any more, rolled or not [battle.23]', () => {
  const match = play(
    rivals({ force: 1, magic: 2 }, {}, 1, 1, 1, 1, 1)
      .hires(1, 'ginova')
      .sends(1, 'ginova', 'regionA:1', { force: 1 }),
    'regionA',
    ...['roll', 'roll:force', 'stop', 'talent:0:1'],
  )
  expect(asked(match)).toMatchObject({ path: 0, dice: 1 })
  expect(keys(match, 0)).toEqual(['roll'])
})

test('the die that Sporus rolls against everybody is not among those that can be sent away [ambush.29] [monster.2]', () => {
  const match = play(
    rivals({ force: 1 }, { force: 1 }, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      .hires(1, 'ginova')
      .monster('regionA', 'sporus') // Four dice, and one against everybody.
      .region('regionA', 'yuha')
      .sends(1, 'ginova', 'regionA:1', { force: 1, tokens: ['redirect2', 'redirect2'] }),
    'regionA',
    ...[
      'reveal',
      '0',
      'reveal',
      '2',
      'roll',
      'roll',
      'roll',
      'roll:force',
      'ambush:0:2',
      'roll',
      'ambush:2:2',
      'roll',
    ],
  )
  expect(match.waiting?.prompt).toBe('monster.attack') // Ginova's talent finds no die left.
  expect(asked(match)).toMatchObject({ path: 1, dice: 1, sent: 4 })
})
