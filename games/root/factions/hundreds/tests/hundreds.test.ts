import { expect, test } from 'vitest'
import type { Item } from '../../../data/items.ts'
import { invariants } from '../../../invariants.ts'
import { ruler } from '../../../rules/ruler.ts'
import { newParty } from '../../../rules/setup.ts'
import { asked, exiles, offered, pick, position, type RootMatch, refusedBy } from '../../../tests/position.ts'
import { related, wanderer } from '../../vagabond/tests/wanderer.ts'
import { HOARD, MOB_DIE, MOODS } from '../data.ts'
import { commandOf, prowessOf, trackOf } from '../rules/hoard.ts'
import { rules } from '../rules/index.ts'
import { hoardOf, lord, own, under } from './lord.ts'

const COMMAND: readonly Item[] = ['boots', 'bag', 'coins']
const PROWESS: readonly Item[] = ['hammer', 'tea', 'sword', 'crossbow']

// Setup and components

test('the box holds 20 warriors, the warlord, 6 strongholds and 5 mobs [setup.hundreds]', () => {
  const { warriors, buildings, tokens, chief } = newParty(rules)
  expect([warriors[0], buildings.stronghold[0], tokens.mob[0], chief]).toEqual([20, 6, 5, 0])
  expect(MOB_DIE.faces).toEqual(['fox', 'rabbit', 'mouse'])
})

test('warlord, 4 warriors and a stronghold in a free corner, opposite a starting corner if there is one [14.3.1]', () => {
  const match = position('marquise', 'hundreds').enter(['setup', 0])
  pick(match, '1', '1', '5', '9') // The Marquise starts in 1; only 3 is opposite.
  const [, { warriors, buildings, chief, corner }] = match.state.players
  expect([corner, chief, warriors[3], warriors[0], buildings.stronghold[3]]).toEqual([3, 3, 5, 16, 1])
  expect(invariants(match.state)).toEqual([])
  const alone = position('hundreds', 'vagabond').enter(['setup', 1, [1, 0]])
  expect([asked(alone), ...offered(alone)]).toEqual(['setup.corner', '1', '2', '3', '4'])
})

test('the items marked R lie under the ruins once, whoever put them there [14.3.2]', () => {
  const items = ({ state }: RootMatch): Item[] => state.ruins.flatMap(one => one ?? []).sort()
  const alone = position('hundreds', 'marquise').enter(['setup', 1, [1, 0]])
  pick(alone, '2')
  expect(items(alone)).toEqual(['bag', 'boots', 'hammer', 'sword'])
  expect([6, 10, 11, 12].map(one => alone.state.ruins[one]?.length)).toEqual([1, 1, 1, 1])
  const after = under(position('hundreds', 'vagabond'), 6, 'bag', 'boots', 'hammer', 'sword')
  const match = after.enter(['setup', 1, [1, 0]])
  pick(match, '2')
  expect(items(match)).toEqual(['bag', 'boots', 'hammer', 'sword'])
})

test('where each lies is random [14.3.2]', () => {
  const first = (seed: number): Item | undefined => {
    const match = position('hundreds', 'marquise')
      .seed(seed)
      .enter(['setup', 1, [1, 0]])
    pick(match, '2')
    return match.state.ruins[6]?.[0]
  }
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(first)).size).toBeGreaterThan(1)
})

test('they start Stubborn, with an empty Hoard [14.3.3]', () => {
  const match = position('hundreds', 'marquise').enter(['setup', 1, [1, 0]])
  pick(match, '2')
  expect(own(match)).toEqual({ mood: 'stubborn', hoard: [], removed: [], looked: [] })
})

// The Hoard

test('Command takes boots, bags and coins, Prowess hammer, tea, sword and crossbow, in a Hoard instead of a Crafted Items box [14.2.4.a] [14.2.4.b]', () => {
  expect(HOARD.spaces).toBe(4)
  expect(COMMAND.map(trackOf)).toEqual(['command', 'command', 'command'])
  expect(PROWESS.map(trackOf)).toEqual(['prowess', 'prowess', 'prowess', 'prowess'])
  const at = lord(position('hundreds', 'marquise').building('hundreds', 'stronghold', 1), 1, 'rowdy')
  const match = at.hand('hundreds', 'gentlyUsedKnapsack').turn('hundreds', 'daylight')
  expect(offered(match)).not.toContain('craft:gentlyUsedKnapsack') // mouse
  const mouse = lord(position('hundreds', 'marquise').building('hundreds', 'stronghold', 2), 1, 'rowdy')
  const crafts = mouse.hand('hundreds', 'gentlyUsedKnapsack').turn('hundreds', 'daylight')
  pick(crafts, 'craft:gentlyUsedKnapsack', 'keep')
  expect(hoardOf(crafts)).toEqual(['bag'])
  expect(crafts.state.players[0].items).toEqual([])
  expect(commandOf(crafts.state.players[0])).toBe(2)
})

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
])('%i items on a track are worth %i [14.2.4.II]', (items, value) => {
  const full: Item[] = ['boots', 'boots', 'bag', 'coins']
  const command = lord(position('hundreds', 'marquise'), 1, 'rowdy', ...full.slice(0, items))
  expect([commandOf, prowessOf].map(worth => worth(command.player('hundreds')))).toEqual([value, 1])
  const strong: Item[] = ['tea', 'sword', 'crossbow', 'hammer']
  const prowess = lord(position('hundreds', 'marquise'), 1, 'rowdy', ...strong.slice(0, items))
  expect([commandOf, prowessOf].map(worth => worth(prowess.player('hundreds')))).toEqual([1, value])
})

/** They craft boots with a full Command track, and keep them. */
function overflowing(): RootMatch {
  const at = position('hundreds', 'marquise').building('hundreds', 'stronghold', 3, 7)
  const match = lord(at, 3, 'rowdy', 'boots', 'bag', 'bag', 'coins')
    .hand('hundreds', 'aVisitToFriends')
    .turn('hundreds', 'daylight')
  pick(match, 'craft:aVisitToFriends', 'keep')
  return match
}

test('items lie from the left in the order they come; on a full track one of them all leaves the game for a point [14.2.4.I.a] [14.2.4.I.b]', () => {
  const match = overflowing()
  expect(asked(match)).toBe('hundreds.overflow')
  expect(offered(match)).toEqual(['boots', 'bag', 'coins'])
  expect(invariants(match.state)).toEqual([])
  pick(match, 'bag')
  expect(hoardOf(match)).toEqual(['boots', 'bag', 'coins', 'boots'])
  expect(own(match).removed).toEqual(['bag'])
  expect(match.state.players[0].score).toBe(1)
  expect(commandOf(match.state.players[0])).toBe(4)
  expect(invariants(match.state)).toEqual([])
})

test('the item gained may be the one that goes [14.2.4.I.b]', () => {
  const match = overflowing()
  pick(match, 'boots')
  expect(hoardOf(match)).toEqual(['bag', 'bag', 'coins', 'boots'])
  expect([own(match).removed, match.state.players[0].score]).toEqual([['boots'], 1])
})

test('a full track says nothing of the other: a sword finds its room [14.2.4.I.b]', () => {
  const at = position('hundreds', 'marquise').building('hundreds', 'stronghold', 1, 6)
  const match = lord(at, 1, 'rowdy', 'boots', 'boots', 'bag', 'coins')
    .hand('hundreds', 'foxfolkSteel')
    .turn('hundreds', 'daylight')
  pick(match, 'craft:foxfolkSteel', 'keep')
  expect(asked(match)).toBe('hundreds.command')
  expect(prowessOf(match.state.players[0])).toBe(2)
})

// Crafting

test('strongholds craft, in Daylight, before anything else is done [14.2.1] [14.5.1]', () => {
  const at = position('hundreds', 'marquise').building('hundreds', 'stronghold', 6).warriors('hundreds', 3, 6)
  const match = lord(at, 6, 'rowdy').hand('hundreds', 'anvil').turn('hundreds', 'daylight')
  expect(offered(match)).toContain('craft:anvil')
  pick(match, 'move', '2', '1', 'without')
  expect(offered(match)).not.toContain('craft:anvil')
  const without = lord(position('hundreds', 'marquise'), 6, 'rowdy').hand('hundreds', 'anvil')
  expect(refusedBy(without.turn('hundreds', 'daylight'), 'craft:anvil')).toBe('4.1.1.a')
})

test('a crafted item is kept for no points, or leaves the game for its points [14.2.3.a]', () => {
  const craft = (choice: string): RootMatch => {
    const at = position('hundreds', 'marquise').building('hundreds', 'stronghold', 3, 5)
    const match = lord(at, 3, 'rowdy').hand('hundreds', 'bakeSale').turn('hundreds', 'daylight')
    pick(match, 'craft:bakeSale')
    expect(invariants(match.state)).toEqual([])
    pick(match, choice)
    expect(invariants(match.state)).toEqual([])
    return match
  }
  const kept = craft('keep')
  expect([kept.state.players[0].score, hoardOf(kept), kept.state.supply.coins]).toEqual([0, ['coins'], 1])
  const scored = craft('score')
  expect([scored.state.players[0].score, hoardOf(scored), scored.state.supply.coins]).toEqual([3, [], 1])
  expect(own(scored).removed).toEqual(['coins'])
})

test('Master Engravers score also for an item that is kept [14.2.3.b] [booklet.hundreds.7]', () => {
  const at = exiles('hundreds', 'marquise').building('hundreds', 'stronghold', 1)
  const match = lord(at, 1, 'rowdy')
    .effects('hundreds', 'masterEngravers')
    .hand('hundreds', 'crossbowBird')
    .turn('hundreds', 'daylight')
  pick(match, 'craft:crossbowBird', 'keep')
  expect([match.state.players[0].score, hoardOf(match)]).toEqual([1, ['crossbow']])
})

// The warlord

test('a Favor removes the warriors, and the warlord stays and still counts for rule [14.2.2.a]', () => {
  const at = lord(position('marquise', 'hundreds').warriors('hundreds', 3, 1), 1, 'rowdy')
  const match = at
    .building('marquise', 'workshop', 5, 6, 8)
    .hand('marquise', 'favorFoxes')
    .change(state => {
      state.suits[5] = 'fox'
    })
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  const [, { warriors, chief }] = match.state.players
  expect([warriors[1], warriors[0], chief]).toEqual([1, 20, 1])
  expect(ruler(match.state, 1)).toBe(1)
  expect(invariants(match.state)).toEqual([])
})

test('Tax Collector and Propaganda Bureau never take the warlord [14.2.2.a]', () => {
  const tax = lord(position('hundreds', 'marquise').warriors('hundreds', 1, 5), 1, 'rowdy')
  const collects = tax.effects('hundreds', 'taxCollector').turn('hundreds', 'daylight')
  pick(collects, 'effect:taxCollector')
  expect(collects.state.players[0].warriors.slice(0, 6)).toEqual([20, 1, 0, 0, 0, 0])
  const bureau = (warriors: number): string[] => {
    const at = lord(exiles('marquise', 'hundreds').warriors('hundreds', warriors, 1), 1, 'rowdy')
    return offered(
      at
        .effects('marquise', 'propagandaBureau')
        .hand('marquise', 'foxfolkSteel')
        .turn('marquise', 'daylight'),
    )
  }
  expect(bureau(0)).not.toContain('effect:propagandaBureau')
  expect(bureau(1)).toContain('effect:propagandaBureau')
})

test('False Orders move half of all, rounded up, but never the warlord [14.2.2.b]', () => {
  const orders = (warriors: number): RootMatch => {
    const at = lord(exiles('marquise', 'hundreds').warriors('hundreds', warriors, 1), 1, 'rowdy')
    return at.effects('marquise', 'falseOrders').turn('marquise', 'birdsong')
  }
  const match = orders(4)
  pick(match, 'effect:falseOrders', '5')
  const [, { warriors, chief }] = match.state.players
  expect([warriors[1], warriors[5], chief]).toEqual([2, 3, 1])
  const one = orders(1)
  pick(one, 'effect:falseOrders', '5')
  expect([one.state.players[1].warriors[1], one.state.players[1].chief]).toEqual([1, 1])
  expect(offered(orders(0))).not.toContain('effect:falseOrders')
})

test('a Vagabond brings allied warriors along, never the warlord [14.2.2.b]', () => {
  const at = lord(position('vagabond', 'hundreds').warriors('hundreds', 2, 1), 1, 'rowdy')
  at.change(wanderer(0, 'thief', 'boots')).change(related(0, 1, 'allied'))
  const match = at.pawn('vagabond', 1).turn('vagabond', 'daylight')
  pick(match, 'move', '5', 'seat2')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '2')
  expect([match.state.players[1].chief, match.state.players[1].warriors[5]]).toEqual([1, 2])
})

test('a Vagabond’s Strike removes no warlord, nor what stands beside him alone [14.2.2.a]', () => {
  const strikes = (warriors: number): string[] => {
    const at = lord(position('vagabond', 'hundreds').warriors('hundreds', warriors, 1), 1, 'rowdy')
    at.change(wanderer(0, 'thief', 'crossbow'))
      .pawn('vagabond', 1)
      .building('hundreds', 'stronghold', 1)
    return offered(at.turn('vagabond', 'daylight'))
  }
  expect(strikes(0)).not.toContain('strike')
  expect(strikes(1)).toContain('strike')
})

test('recruiting never places the warlord: he waits for Anoint [14.2.2.c] [ruling.r-95]', () => {
  const at = position('hundreds', 'marquise').building('hundreds', 'stronghold', 1, 3)
  const match = lord(at, 0, 'rowdy', 'sword', 'tea', 'crossbow').turn('hundreds', 'birdsong')
  // Prowess 3 brings nobody; each stronghold brings one, and one of them gives way to him.
  expect(asked(match)).toBe('hundreds.anoint')
  expect([1, 3].map(one => match.state.players[0].warriors[one])).toEqual([1, 1])
  expect(match.state.players[0].chief).toBe(0)
})

// Moods

const BLOCKED = {
  bitter: 'hammer',
  grandiose: 'tea',
  jubilant: 'boots',
  lavish: null,
  relentless: 'bag',
  rowdy: 'coins',
  stubborn: 'crossbow',
  wrathful: 'sword',
} as const

test('each mood but Lavish is blocked by its item [board.hundreds.1] [board.hundreds.2] [board.hundreds.3] [board.hundreds.4] [board.hundreds.5] [board.hundreds.6] [board.hundreds.7] [board.hundreds.8]', () => {
  expect(Object.fromEntries(MOODS.map(({ id, blockedBy }) => [id, blockedBy]))).toEqual(BLOCKED)
  for (const [mood, item] of Object.entries(BLOCKED)) {
    const now = mood === 'lavish' ? 'rowdy' : 'lavish'
    const free = lord(position('hundreds', 'marquise'), 1, now).turn('hundreds', 'birdsong')
    expect(offered(free)).toContain(mood)
    if (item === null) continue
    const held = lord(position('hundreds', 'marquise'), 1, now, item).turn('hundreds', 'birdsong')
    expect(offered(held)).not.toContain(mood)
    expect(refusedBy(held, mood)).toBe('14.4.4.a')
  }
})

test('the mood changes to another whose item is not in the Hoard [14.4.4.a] [booklet.hundreds.6]', () => {
  const match = lord(position('hundreds', 'marquise'), 1, 'jubilant', 'coins').turn('hundreds', 'birdsong')
  expect(asked(match)).toBe('hundreds.mood')
  expect(offered(match)).toEqual(['bitter', 'grandiose', 'lavish', 'relentless', 'stubborn', 'wrathful'])
  expect([refusedBy(match, 'jubilant'), refusedBy(match, 'rowdy')]).toEqual(['14.4.4.a', '14.4.4.a'])
  pick(match, 'bitter')
  expect(own(match).mood).toBe('bitter')
})

test('with every other mood blocked they become Lavish, and stay it if they are [14.4.4.b]', () => {
  const all: Item[] = ['hammer', 'tea', 'boots', 'bag', 'coins', 'crossbow', 'sword']
  const becomes = lord(position('hundreds', 'marquise'), 1, 'rowdy', ...all).turn('hundreds', 'birdsong')
  expect([own(becomes).mood, asked(becomes)]).toEqual(['lavish', 'hundreds.lavish'])
  const stays = lord(position('hundreds', 'marquise'), 1, 'lavish', ...all).turn('hundreds', 'birdsong')
  expect([own(stays).mood, asked(stays)]).toEqual(['lavish', 'hundreds.lavish'])
})
