import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import type { RootView } from '../view.ts'
import { asked, offered, pick, position, refusedBy } from './position.ts'

/** The Marquise attacks the Eyrie in clearing 5 with so many warriors each. */
const battle = (attackers: number, defenders: number) =>
  position('marquise', 'eyrie').warriors('marquise', attackers, 5).warriors('eyrie', defenders, 5)

test('Armorers stop the hits of the die, not the extra ones, once the dice are seen [card.standard.armorers] [ruling.r-19]', () => {
  const match = battle(3, 3)
    .effects('marquise', 'brutalTactics')
    .effects('eyrie', 'armorers')
    .dice(1, 2)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.effectsFirst')
  pick(match, 'attacker', 'brutalTactics', 'armorers')
  const [marquise, eyrie] = match.state.players
  expect(eyrie.warriors[5]).toBe(2)
  expect(marquise.warriors[5]).toBe(2)
  expect(eyrie.effects).toEqual([])
  expect(match.state.discard).toEqual([cardNumber('armorers')])
})

test('the attacker may use Armorers too, and nobody does when the die deals no hit [card.standard.armorers]', () => {
  const attacking = battle(3, 3).effects('marquise', 'armorers').dice(1, 2).turn('marquise', 'daylight')
  pick(attacking, 'battle', 'armorers')
  expect(attacking.state.players.map(player => player.warriors[5])).toEqual([3, 1])
  const blanks = battle(3, 3).effects('eyrie', 'armorers').dice(0, 0).turn('marquise', 'daylight')
  pick(blanks, 'battle')
  expect(asked(blanks)).toBe('marquise.day')
})

test('Sappers deal an extra hit for the defender and are discarded [card.standard.sappers]', () => {
  const match = battle(3, 1).effects('eyrie', 'sappers').dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'sappers')
  expect(match.state.players.map(player => player.warriors[5])).toEqual([2, 1])
  expect(match.state.discard).toEqual([cardNumber('sappers')])

  const attacking = battle(3, 1).effects('marquise', 'sappers').dice(0, 0).turn('marquise', 'daylight')
  pick(attacking, 'battle')
  expect(asked(attacking)).toBe('marquise.day')
})

test('Brutal Tactics add a hit for the attacker, once a battle, and a point for the defender [card.standard.brutal-tactics]', () => {
  const match = battle(3, 3).effects('marquise', 'brutalTactics').dice(0, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'brutalTactics')
  const [marquise, eyrie] = match.state.players
  expect([marquise.warriors[5], eyrie.warriors[5], eyrie.score]).toEqual([3, 2, 1])
  expect(marquise.effects).toHaveLength(1)

  const defending = battle(3, 3).effects('eyrie', 'brutalTactics').dice(0, 0).turn('marquise', 'daylight')
  pick(defending, 'battle')
  expect(asked(defending)).toBe('marquise.day')
})

test('hits beyond the last piece are lost; the defender scores for Brutal Tactics all the same [ruling.r-22]', () => {
  const match = battle(4, 1).effects('marquise', 'brutalTactics').dice(3, 0).turn('marquise', 'daylight')
  pick(match, 'battle', 'brutalTactics')
  const [marquise, eyrie] = match.state.players
  expect([marquise.warriors[5], eyrie.warriors[5]]).toEqual([4, 0])
  expect([marquise.score, eyrie.score]).toEqual([0, 1])
})

test('a second copy of a battle effect is never in play', () => {
  const match = position('marquise', 'eyrie')
    .building('marquise', 'workshop', 8, 12)
    .effects('marquise', 'brutalTactics')
    .hand('marquise', 'brutalTactics.2')
    .turn('marquise', 'daylight')
  expect(refusedBy(match, 'craft:brutalTactics.2')).toBe('4.1.4')
})

test('Royal Claim is discarded in Birdsong for a point per clearing ruled [card.standard.royal-claim]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 1, 1, 5, 9)
    .warriors('eyrie', 1, 9)
    .effects('marquise', 'royalClaim')
    .turn('marquise', 'birdsong')
  expect(offered(match)).toEqual(['effect:royalClaim', 'pass'])
  pick(match, 'effect:royalClaim')
  expect(match.state.players[0].score).toBe(2)
  expect(match.state.discard).toEqual([cardNumber('royalClaim')])
  expect(match.state.turn.phase).toBe('daylight')
})

test('Stand and Deliver! takes a random card from a player, who scores, once a turn [card.standard.stand-and-deliver]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .hand('eyrie', 'anvil', 'sword')
    .effects('marquise', 'standAndDeliver')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:standAndDeliver')
  const [marquise, eyrie] = match.state.players
  expect(marquise.hand).toHaveLength(1)
  expect(eyrie.hand).toHaveLength(1)
  expect(eyrie.score).toBe(1)
  expect(offered(match)).not.toContain('effect:standAndDeliver')
  expect(match.canUndo(0)).toBe(false)
})

test('Stand and Deliver! asks for nobody without cards [card.standard.stand-and-deliver]', () => {
  const match = position('marquise', 'eyrie')
    .effects('marquise', 'standAndDeliver')
    .turn('marquise', 'birdsong')
  expect(asked(match)).toBe('marquise.day')
})

test('Tax Collector removes one own warrior to draw a card, once in Daylight [card.standard.tax-collector]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 1, 5)
    .effects('marquise', 'taxCollector')
    .deckTop('anvil')
    .turn('marquise', 'daylight')
  pick(match, 'effect:taxCollector', '5')
  const [marquise] = match.state.players
  expect(marquise.warriors[5]).toBe(1)
  expect(marquise.warriors[0]).toBe(22)
  expect(marquise.hand).toEqual([cardNumber('anvil')])
  expect(marquise.score).toBe(0)
  expect(refusedBy(match, 'effect:taxCollector')).toBe('4.1.3.a')
})

test('Field Hospitals may save the warrior that Tax Collector removes [ruling.r-34.a]', () => {
  const match = position('marquise', 'eyrie')
    .token('marquise', 'keep', 1)
    .warriors('marquise', 1, 5)
    .hand('marquise', 'bakeSale')
    .effects('marquise', 'taxCollector')
    .turn('marquise', 'daylight')
  pick(match, 'effect:taxCollector', 'bakeSale')
  const [marquise] = match.state.players
  expect([marquise.warriors[1], marquise.warriors[5], marquise.warriors[0]]).toEqual([1, 0, 24])
  expect(marquise.hand).toHaveLength(1)
})

const FAVORS = [
  { key: 'favorFoxes', rule: 'card.standard.favor-foxes', own: [1, 8, 12], other: 5, far: 6 },
  { key: 'favorRabbits', rule: 'card.standard.favor-rabbits', own: [3, 4, 5], other: 1, far: 10 },
  { key: 'favorMice', rule: 'card.standard.favor-mice', own: [2, 7, 9], other: 1, far: 11 },
]

for (const { key, rule, own, other, far } of FAVORS)
  test(`${key} clears its clearings of enemy pieces and is discarded [${rule}]`, () => {
    const [first, second] = own
    const match = position('marquise', 'eyrie', 'alliance')
      .building('marquise', 'workshop', ...own)
      .warriors('marquise', 1, first)
      .warriors('eyrie', 2, first, far, other)
      .building('eyrie', 'roost', far)
      .token('alliance', 'sympathy', second)
      .token('alliance', 'sympathy', other)
      .hand('marquise', key)
      .turn('marquise', 'daylight')
    pick(match, `craft:${key}`)
    while (asked(match) !== 'marquise.day') pick(match, offered(match)[0])
    const [marquise, eyrie, alliance] = match.state.players
    expect([eyrie.warriors[first], eyrie.warriors[far], eyrie.warriors[other]]).toEqual([0, 0, 2])
    expect(eyrie.buildings.roost[far]).toBe(0)
    expect([alliance.tokens.sympathy[second], alliance.tokens.sympathy[other]]).toEqual([0, 1])
    expect([marquise.warriors[first], marquise.buildings.workshop[first]]).toEqual([1, 1])
    expect(marquise.score).toBe(2)
    expect(match.state.discard).toContain(cardNumber(key))
  })

test('Command Warren: a battle as Daylight starts, if its owner likes [card.standard.command-warren]', () => {
  const start = () => battle(2, 2).effects('marquise', 'commandWarren').dice(1, 0)
  const match = start().turn('marquise', 'daylight')
  expect(asked(match)).toBe('effects.order')
  pick(match, 'commandWarren')
  expect(match.state.players[1].warriors[5]).toBe(1)
  expect(match.state.turn.actions).toBe(3)
  const passed = start().turn('marquise', 'daylight')
  pick(passed, 'pass')
  expect(asked(passed)).toBe('marquise.day')
  expect(offered(passed)).not.toContain('effect:commandWarren')
})

test('Better Burrow Bank: its owner and another player draw as Birdsong starts [card.standard.better-burrow-bank]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .effects('marquise', 'betterBurrowBank')
    .deckTop('anvil', 'sword')
    .turn('marquise', 'birdsong')
  pick(match, 'betterBurrowBank', 'seat3')
  expect(match.state.players.map(player => player.hand)).toEqual([
    [cardNumber('anvil')],
    [],
    [cardNumber('sword')],
  ])
})

test('Better Burrow Bank lets an enemy draw, never a partner of one’s coalition nor its owner again [card.standard.better-burrow-bank] [G.1.2]', () => {
  const match = position('marquise', 'eyrie', 'alliance', 'vagabond')
    .change(state => {
      state.players[3].coalition = 0
      state.players[3].score = null
    })
    .effects('marquise', 'betterBurrowBank')
    .deckTop('anvil', 'sword')
    .turn('marquise', 'birdsong')
  pick(match, 'betterBurrowBank')
  expect(asked(match)).toBe('betterBurrowBank.who')
  expect(offered(match)).toEqual(['seat2', 'seat3'])
})

test('Better Burrow Bank may be left unused [card.standard.better-burrow-bank]', () => {
  const match = position('marquise', 'eyrie')
    .effects('marquise', 'betterBurrowBank')
    .turn('marquise', 'birdsong')
  pick(match, 'pass')
  expect(match.state.players.map(player => player.hand.length)).toEqual([0, 0])
})

test('Cobbler: a move as Evening starts [card.standard.cobbler]', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 1)
    .effects('marquise', 'cobbler')
    .turn('marquise', 'evening')
  pick(match, 'cobbler', '9', '1')
  expect([match.state.players[0].warriors[1], match.state.players[0].warriors[9]]).toEqual([1, 1])
})

test('against Scouting Party no ambush is played [card.standard.scouting-party] [ruling.r-26]', () => {
  const ambushed = battle(2, 1).hand('eyrie', 'ambushRabbit').dice(1, 0)
  const match = ambushed.effects('marquise', 'scoutingParty').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('marquise.day')
  expect(match.state.players.map(player => player.warriors[5])).toEqual([2, 0])
  expect(match.state.players[1].hand).toEqual([cardNumber('ambushRabbit')])
})

test('Scouting Party does not help its owner to defend [card.standard.scouting-party]', () => {
  const match = battle(2, 1)
    .hand('eyrie', 'ambushRabbit')
    .effects('eyrie', 'scoutingParty')
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('battle.ambush')
})

test('Codebreakers show a hand to their owner alone, once in Daylight [card.standard.codebreakers] [G.1.19]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .hand('eyrie', 'anvil', 'sword')
    .effects('marquise', 'codebreakers')
    .turn('marquise', 'daylight')
  pick(match, 'effect:codebreakers')
  const seen = (viewer: number | null) =>
    (match.view(viewer) as RootView).players[0].seen.flatMap(({ cards }) => cards)
  expect(seen(0)).toEqual([cardNumber('anvil'), cardNumber('sword')])
  expect([seen(1), seen(2), seen(null)]).toEqual([
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ])
  expect(match.history?.journal.find(({ id }) => id === 'hand.seen')?.to).toEqual([0])
  expect(match.canUndo(0)).toBe(false)
  expect(offered(match)).not.toContain('effect:codebreakers')
})
