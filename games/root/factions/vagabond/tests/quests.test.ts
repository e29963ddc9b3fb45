import { expect, test } from 'vitest'
import type { RootState } from '../../../state.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'
import { QUESTS } from '../data.ts'
import { itemsOf, wanderer } from './wanderer.ts'

const scoreOf = ({ state }: RootMatch, seat: number): number | null => state.players[seat].score

/** Lays quests face up, by key; the others are in the deck. */
function faceUp(...keys: string[]): (state: RootState) => void {
  return state => {
    const all = [...QUESTS.keys()]
    state.quests = keys.map(key => QUESTS.findIndex(quest => quest.key === key))
    state.questDeck = all.filter(id => !state.quests.includes(id))
  }
}

const keysOf = (ids: readonly number[]): string[] => ids.map(id => QUESTS[id].key)

function questing(pawn: number, ...items: string[]): Position {
  return position('marquise', 'vagabond')
    .change(wanderer(1, 'thief', ...items))
    .pawn('vagabond', pawn)
}

test.each([
  ['fox.fundraising', 1, 'tea', 'coins', 'quest.fox.fundraising'],
  ['fox.errand', 1, 'tea', 'boots', 'quest.fox.errand'],
  ['fox.logisticsHelp', 1, 'boots', 'bag', 'quest.fox.logistics-help'],
  ['fox.repairAShed', 1, 'torch', 'hammer', 'quest.fox.repair-a-shed'],
  ['fox.giveASpeech', 1, 'torch', 'tea', 'quest.fox.give-a-speech'],
  ['rabbit.guardDuty', 3, 'torch', 'sword', 'quest.rabbit.guard-duty'],
  ['rabbit.errand', 3, 'tea', 'boots', 'quest.rabbit.errand'],
  ['rabbit.giveASpeech', 3, 'torch', 'tea', 'quest.rabbit.give-a-speech'],
  ['rabbit.fendOffABear', 3, 'torch', 'crossbow', 'quest.rabbit.fend-off-a-bear'],
  ['rabbit.expelBandits', 3, 'sword', 'sword', 'quest.rabbit.expel-bandits'],
  ['mouse.expelBandits', 2, 'sword', 'sword', 'quest.mouse.expel-bandits'],
  ['mouse.guardDuty', 2, 'torch', 'sword', 'quest.mouse.guard-duty'],
  ['mouse.fendOffABear', 2, 'torch', 'crossbow', 'quest.mouse.fend-off-a-bear'],
  ['mouse.escort', 2, 'boots', 'boots', 'quest.mouse.escort'],
  ['mouse.logisticsHelp', 2, 'boots', 'bag', 'quest.mouse.logistics-help'],
])('%s, in clearing %i, takes %s and %s [%s]', (key, clearing, one, other) => {
  const match = questing(clearing, one, other).change(faceUp(key)).turn('vagabond', 'daylight')
  pick(match, 'quest', 'points')
  expect(itemsOf(match, 1)).toEqual([`${one}.exhausted`, `${other}.exhausted`].sort())
  expect(keysOf(match.state.players[1].vagabond?.completed ?? [])).toEqual([key])
  const without = questing(clearing, one).change(faceUp(key)).turn('vagabond', 'daylight')
  expect(offered(without)).not.toContain('quest')
})

test('a quest needs a clearing of its suit and its two items ready [9.5.5.a]', () => {
  const trying = (pawn: number, ...items: string[]): RootMatch =>
    questing(pawn, ...items)
      .change(faceUp('fox.errand'))
      .turn('vagabond', 'daylight')
  expect(offered(trying(1, 'tea', 'boots'))).toContain('quest')
  expect(refusedBy(trying(2, 'tea', 'boots'), 'quest')).toBe('9.5.5.a')
  expect(refusedBy(trying(22, 'tea', 'boots'), 'quest')).toBe('9.5.5.a')
  expect(refusedBy(trying(1, 'tea', 'boots.exhausted'), 'quest')).toBe('9.5.5.a')
  expect(refusedBy(trying(1, 'tea.damaged', 'boots'), 'quest')).toBe('9.5.5.a')
})

test('a completed quest makes room for a new one [9.5.5.a]', () => {
  const at = questing(1, 'tea', 'boots').change(faceUp('fox.errand', 'mouse.escort', 'rabbit.guardDuty'))
  const match = at.turn('vagabond', 'daylight')
  const next = match.state.questDeck.at(-1) ?? -1
  pick(match, 'quest')
  expect(keysOf(match.state.quests)).toEqual(['mouse.escort', 'rabbit.guardDuty', QUESTS[next].key])
  expect(asked(match)).toBe('vagabond.quest.reward')
})

test('the reward is a point for each completed quest of the suit, this one included [9.5.5.b]', () => {
  const at = questing(1, 'tea', 'boots').change(faceUp('fox.errand'))
  at.change(({ players: [, { vagabond }] }) => vagabond?.completed.push(0, 2, 13)) // two of foxes, one of mice
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'quest', 'points')
  expect(scoreOf(match, 1)).toBe(3)
})

test('or two cards [9.5.5.b]', () => {
  const match = questing(1, 'tea', 'boots').change(faceUp('fox.errand')).turn('vagabond', 'daylight')
  pick(match, 'quest', 'cards')
  expect(match.state.players[1].hand).toHaveLength(2)
  expect(scoreOf(match, 1)).toBe(0)
})

test('a tea exhausted from its track for a quest no longer refreshes [9.2.5.I.b]', () => {
  const spent = ['boots.exhausted', 'boots.exhausted', 'boots.exhausted', 'boots.exhausted']
  const at = questing(1, 'tea', 'boots', ...spent).change(faceUp('fox.errand'))
  const match = at.turn('vagabond', 'daylight')
  pick(match, 'quest', 'points', 'pass')
  while (asked(match) !== 'vagabond.refresh') pick(match, 'pass')
  pick(match, 'boots.exhausted', 'boots.exhausted', 'boots.exhausted')
  expect(asked(match)).toBe('vagabond.slip')
})

test('two Vagabonds share the quests that lie face up [9.7.2.a]', () => {
  const at = position('vagabond', 'vagabond2', 'marquise')
    .change(wanderer(0, 'thief', 'tea', 'boots'))
    .change(wanderer(1, 'tinker', 'tea', 'boots'))
  at.pawn('vagabond', 1).pawn('vagabond2', 1).change(faceUp('fox.errand'))
  expect(offered(at.turn('vagabond', 'daylight'))).toContain('quest')
  expect(offered(at.turn('vagabond2', 'daylight'))).toContain('quest')
})

// The Adventurer

function improvising(quest: string, ...items: string[]): Position {
  const at = position('marquise', 'vagabond')
    .change(wanderer(1, 'adventurer', ...items))
    .pawn('vagabond', 1)
  return at.change(faceUp(quest))
}

test('an Adventurer may let any ready item stand for another, which damages it [D.7.2.a] [D.7.2.b]', () => {
  const match = improvising('fox.errand', 'hammer', 'torch', 'boots').turn('vagabond', 'daylight')
  pick(match, 'quest')
  expect(asked(match)).toBe('vagabond.quest.improvise')
  expect(offered(match)).toEqual(['hammer>tea', 'torch>tea'])
  pick(match, 'hammer>tea', 'points')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'hammer.exhausted.damaged', 'torch'])
})

test('he need not improvise when he has both items [D.7.2.a]', () => {
  const match = improvising('fox.errand', 'tea', 'boots', 'hammer').turn('vagabond', 'daylight')
  pick(match, 'quest')
  expect(offered(match)).toEqual(['hammer>tea', 'hammer>boots', 'pass'])
  pick(match, 'pass', 'points')
  expect(itemsOf(match, 1)).toEqual(['boots.exhausted', 'hammer', 'tea.exhausted'])
})

test('he improvises once a turn, and only with items that are not exhausted [D.7.2.a]', () => {
  const items = ['boots', 'boots', 'hammer', 'hammer', 'sword.exhausted', 'sword.damaged']
  const match = improvising('fox.errand', ...items)
    .change(faceUp('fox.errand', 'fox.logisticsHelp'))
    .turn('vagabond', 'daylight')
  pick(match, 'quest', 'fox.errand')
  expect(offered(match)).toEqual(['boots>tea', 'hammer>tea'])
  pick(match, 'hammer>tea', 'points')
  expect(offered(match)).not.toContain('quest')
})

test('nobody else improvises [D.7.2.a]', () => {
  const match = questing(1, 'hammer', 'torch', 'boots')
    .change(faceUp('fox.errand'))
    .turn('vagabond', 'daylight')
  expect(offered(match)).not.toContain('quest')
})
