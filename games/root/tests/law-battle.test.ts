import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { BATTLE_DIE } from '../data/dice.ts'
import { asked, offered, pick, position, reported } from './position.ts'

/** The Marquise attacks the Eyrie in clearing 5 with so many warriors each. */
const battle = (attackers: number, defenders: number) =>
  position('marquise', 'eyrie', 'alliance').warriors('marquise', attackers, 5).warriors('eyrie', defenders, 5)

/** What is left in clearing 5: the attacker’s warriors, then the defender’s. */
const left = ({ state }: { state: { players: readonly { warriors: readonly number[] }[] } }) =>
  state.players.slice(0, 2).map(({ warriors }) => warriors[5])

test('the attacker chooses where, among clearings with own warriors and an enemy, and whom [4.3.a] [4.3.b]', () => {
  const match = battle(2, 1)
    .warriors('marquise', 1, 9, 1)
    .warriors('alliance', 1, 5, 9, 2)
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(offered(match)).toEqual(['5', '9'])
  pick(match, '5')
  expect(offered(match)).toEqual(['seat2', 'seat3'])
  pick(match, 'seat3')
  const start = match.history?.journal.find(({ id }) => id === 'battle.starts')
  expect(start?.values).toEqual({ attacker: 0, defender: 2, clearing: 5 })
})

test('an enemy with only a token, a building or a pawn can be attacked [ruling.r-25]', () => {
  const match = position('marquise', 'eyrie', 'alliance', 'vagabond')
    .warriors('marquise', 1, 5)
    .building('eyrie', 'roost', 5)
    .token('alliance', 'sympathy', 5)
    .pawn('vagabond', 5)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(offered(match)).toEqual(['seat2', 'seat3', 'seat4'])
})

// Step 1

test('the defender may play an ambush of the clearing’s suit: 2 hits at once [4.3.1] [2.1.2.c] [4.3.1.II.a]', () => {
  const match = battle(4, 2).hand('eyrie', 'ambushRabbit', 'ambushFox', 'ambushBird', 'anvil').dice(1, 0)
  const played = match.turn('marquise', 'daylight')
  pick(played, 'battle')
  expect(asked(played)).toBe('battle.ambush')
  expect(offered(played)).toEqual(['ambushRabbit', 'ambushBird', 'pass'])
  pick(played, 'ambushRabbit')
  expect(left(played)).toEqual([2, 1])
  expect(played.state.discard).toEqual([cardNumber('ambushRabbit')])
})

test('the attacker may foil the ambush with another: neither deals hits [4.3.1.I]', () => {
  const match = battle(4, 2)
    .hand('eyrie', 'ambushRabbit')
    .hand('marquise', 'ambushBird', 'ambushFox')
    .dice(1, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle', 'ambushRabbit')
  expect(asked(match)).toBe('battle.foil')
  expect(offered(match)).toEqual(['ambushBird', 'pass'])
  pick(match, 'ambushBird')
  expect(left(match)).toEqual([4, 1])
  expect(match.state.discard).toEqual([cardNumber('ambushRabbit'), cardNumber('ambushBird')])
})

test('an ambush that leaves the attacker nobody ends the battle [4.3.1.II.b]', () => {
  const match = battle(2, 1).hand('eyrie', 'ambushRabbit').dice(3, 3).turn('marquise', 'daylight')
  pick(match, 'battle', 'ambushRabbit')
  expect(left(match)).toEqual([0, 1])
  expect(reported(match)).not.toContain('battle.rolled')
})

test('who has no warriors there may ambush too, and so may the Vagabond [ruling.r-16]', () => {
  const roost = position('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .building('eyrie', 'roost', 5)
    .hand('eyrie', 'ambushBird')
    .turn('marquise', 'daylight')
  pick(roost, 'battle')
  expect(offered(roost)).toEqual(['ambushBird', 'pass'])
  const pawn = position('marquise', 'vagabond')
    .warriors('marquise', 2, 5)
    .pawn('vagabond', 5)
    .hand('vagabond', 'ambushBird')
    .turn('marquise', 'daylight')
  pick(pawn, 'battle')
  expect(offered(pawn)).toEqual(['ambushBird', 'pass'])
})

test('a defender with cards is asked for an ambush whether there is one or not [4.3.1]', () => {
  const match = battle(2, 2).hand('eyrie', 'anvil').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.ambush')
  expect(offered(match)).toEqual(['pass'])
})

// Step 2

test('two dice from 0 to 3, each face as likely [dice.1] [5.1.6]', () => {
  expect(BATTLE_DIE.faces).toEqual([0, 1, 2, 3])
  const seen = new Map<string, number>()
  for (let seed = 0; seed < 800; seed++) {
    const match = battle(1, 1).seed(seed).turn('marquise', 'daylight')
    pick(match, 'battle')
    const rolled = match.history?.journal.find(({ id }) => id === 'battle.rolled')?.values
    const pair = `${rolled?.high}-${rolled?.low}`
    seen.set(pair, (seen.get(pair) ?? 0) + 1)
  }
  const faces = [0, 1, 2, 3]
  const pairs = faces.flatMap(high => faces.filter(low => low <= high).map(low => `${high}-${low}`))
  expect([...seen.keys()].sort()).toEqual(pairs.sort())
  for (const [pair, times] of seen) {
    const [high, low] = pair.split('-')
    // 50 times in 800 for a double, 100 for two different faces; four standard deviations at most.
    expect(Math.abs(times - (high === low ? 50 : 100))).toBeLessThan(high === low ? 28 : 38)
  }
})

test('the attacker deals the higher die, the defender the lower; equal dice deal the same [4.3.2.a] [4.3.2.b]', () => {
  const roll = (one: number, other: number) => {
    const match = battle(5, 5).dice(one, other).turn('marquise', 'daylight')
    pick(match, 'battle')
    return left(match)
  }
  expect(roll(3, 1)).toEqual([4, 2])
  expect(roll(1, 3)).toEqual([4, 2])
  expect(roll(2, 2)).toEqual([3, 3])
})

test('a die deals no more hits than warriors present, for both sides [4.3.2.I]', () => {
  const attacking = battle(1, 5).dice(3, 0).turn('marquise', 'daylight')
  pick(attacking, 'battle')
  expect(left(attacking)).toEqual([1, 4])
  const defending = battle(5, 1).dice(3, 3).turn('marquise', 'daylight')
  pick(defending, 'battle')
  expect(left(defending)).toEqual([4, 0])
})

test('the most a die deals is counted when it is rolled, after an ambush [ruling.r-18]', () => {
  const match = battle(3, 5).hand('eyrie', 'ambushRabbit').dice(3, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'ambushRabbit')
  expect(left(match)).toEqual([1, 4])
})

// Step 3

test('both sides may use effects; the attacker says who goes first [4.3.3]', () => {
  const match = battle(3, 3)
    .effects('marquise', 'brutalTactics')
    .effects('eyrie', 'sappers')
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.effectsFirst')
  expect(match.ask?.waiting).toEqual([0])
  pick(match, 'defender')
  expect(match.ask?.waiting).toEqual([1])
  pick(match, 'sappers', 'brutalTactics')
  expect(left(match)).toEqual([2, 2])
})

test('extra hits know no limit of warriors [4.3.3.I]', () => {
  const match = battle(1, 4).effects('marquise', 'brutalTactics').dice(3, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'brutalTactics')
  expect(left(match)).toEqual([1, 2])
})

test('a defender without warriors takes one more hit [4.3.3.II]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 5)
    .building('eyrie', 'roost', 5)
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[1].buildings.roost[5]).toBe(0)
  expect(match.state.players[0].score).toBe(1)
  const guarded = battle(2, 1).building('eyrie', 'roost', 5).dice(0, 0).turn('marquise', 'daylight')
  pick(guarded, 'battle')
  expect([left(guarded)[1], guarded.state.players[1].buildings.roost[5]]).toEqual([1, 1])
})

// Step 4

test('both sides deal their hits at once: who falls still strikes [4.3.4.a]', () => {
  const match = battle(1, 1).dice(2, 1).turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(left(match)).toEqual([0, 0])
})

/** The Eyrie attack a clearing of the Marquise with warriors, a building and two kinds of token. */
const camp = (warriors: number, hits: number) => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', warriors, 5)
    .building('marquise', 'workshop', 5)
    .token('marquise', 'wood', 5)
    .token('marquise', 'keep', 5)
    .warriors('eyrie', 3, 5)
    .effects('eyrie', 'commandWarren')
    .dice(hits, 0)
    .turn('eyrie', 'daylight')
  pick(match, 'commandWarren')
  return match
}

test('each hit removes a piece of the loser’s choice, warriors before buildings and tokens [4.3.4.b] [4.3.4.c]', () => {
  const match = camp(1, 3)
  expect(asked(match)).toBe('battle.lose')
  expect(match.ask?.waiting).toEqual([0])
  expect(offered(match)).toEqual(['workshop', 'wood', 'keep'])
  pick(match, 'wood')
  expect(offered(match)).toEqual(['workshop', 'keep'])
  pick(match, 'workshop')
  const [marquise, eyrie] = match.state.players
  expect([marquise.warriors[5], marquise.buildings.workshop[5]]).toEqual([0, 0])
  expect([marquise.tokens.wood[5], marquise.tokens.keep[5]]).toEqual([0, 1])
  expect(eyrie.score).toBe(2)
  expect(camp(3, 3).state.players[0].buildings.workshop[5]).toBe(1)
})

test('who takes hits orders what their removal sets off [4.3.4.d]', () => {
  const match = position('marquise', 'alliance')
    .warriors('marquise', 3, 8)
    .building('alliance', 'foxBase', 8)
    .token('alliance', 'sympathy', 8)
    .hand('marquise', 'anvil')
    .dice(1, 1)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  while (asked(match) === 'battle.lose') pick(match, offered(match)[0])
  expect(asked(match)).toBe('trigger.which')
  expect(match.ask?.waiting).toEqual([1])
})

test('losses are chosen by the defender first, then by the attacker, before any piece leaves [ruling.r-28] [4.3.4.a]', () => {
  const match = position('alliance', 'marquise')
    .warriors('alliance', 1, 5)
    .building('alliance', 'rabbitBase', 5)
    .token('alliance', 'sympathy', 5)
    .warriors('marquise', 1, 5)
    .building('marquise', 'workshop', 5)
    .token('marquise', 'wood', 5)
    .effects('alliance', 'commandWarren', 'brutalTactics')
    .effects('marquise', 'sappers')
    .dice(1, 1)
    .turn('alliance', 'daylight')
  pick(match, 'commandWarren', 'attacker', 'brutalTactics', 'sappers')
  expect([match.ask?.waiting, offered(match)]).toEqual([[1], ['workshop', 'wood']])
  pick(match, 'wood')
  expect([match.ask?.waiting, offered(match)]).toEqual([[0], ['rabbitBase', 'sympathy']])
  const [alliance, marquise] = match.state.players
  expect([alliance.warriors[5], marquise.warriors[5], marquise.tokens.wood[5]]).toEqual([1, 1, 1])
  pick(match, 'rabbitBase')
  expect([alliance.warriors[5], marquise.warriors[5], marquise.tokens.wood[5]]).toEqual([0, 0, 0])
  expect([alliance.buildings.rabbitBase[5], alliance.tokens.sympathy[5]]).toEqual([0, 1])
})
