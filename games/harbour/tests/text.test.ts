import { readFileSync } from 'node:fs'
import { Chance, type Face, Match, type Message, plain, render } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { room } from '../index.ts'

const here = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Every message of some random games, once for each id. */
function messagesOfGames(games: number): Message[] {
  const chance = Chance.of(1)
  const found = new Map<string, Message>()
  for (let seed = 1; seed <= games; seed++) {
    const match = Match.start(room.game, { seats: 2 + (seed % 3), seed, options: { master: 'strict' } })
    while (match.ask) {
      const seat = chance.one(match.ask.waiting)
      const { prompt, candidates, refused } = match.face(seat) as Face
      const said = [
        prompt,
        ...[...candidates, ...refused].map(({ say }) => say),
        ...refused.map(({ why }) => why),
      ]
      for (const message of said) found.set(message.id, message)
      match.pick(seat, chance.below(candidates.length))
    }
    for (const message of [...(match.history?.journal ?? []), match.outcome?.why as Message])
      found.set(message.id, message)
  }
  return [...found.values()].filter(({ id }) => !id.startsWith('kernel.'))
}

test('French is written with its own spaces, quotes and apostrophes', () => {
  const messages = messagesOfGames(60)
  expect(messages.length).toBeGreaterThan(60)
  for (const message of messages) {
    const sentence = plain(render(room.text.fr, message, ['tea', 'silk', 'spice', 'salt']))
    expect(sentence).not.toMatch(/'|"|[^\u00a0\u202f][:;!?»]|«[^\u00a0]/)
  }
})

test('a seat is named by its trade, and by its number where nobody knows it', () => {
  const message = { id: 'worked', values: { seat: 1 } }
  expect(plain(render(room.text.en, message, ['salt', 'tea']))).toBe('The tea merchant works for 1 coin.')
  expect(plain(render(room.text.en, message))).toBe('The merchant at seat 2 works for 1 coin.')
  expect(plain(render(room.text.fr, message, ['salt', 'spice']))).toBe(
    'Le négociant en épices travaille pour 1\u00a0pièce.',
  )
})

test('the rule index and the rules for people say the same', () => {
  const [header, ...rows] = here('RULES.tsv').trimEnd().split('\n')
  expect(header).toBe('id\tlines\tkind\tstatement')
  const listed = rows
    .map(row => row.split('\t'))
    .map(([id, line, , statement]) => `${line}. **${id}** ${statement}`)
  expect(here('README.md').match(/^\d+\. .*$/gm)).toEqual(listed)
})

test('every datum says where it comes from', () => {
  const data = room.data?.() ?? []
  expect(data.map(({ id }) => id)).toContain('card:lookout')
  expect(data.filter(({ from }) => from === 'rulebook')).toHaveLength(10)
  const others = data.filter(({ from }) => from !== 'rulebook').map(({ id, from }) => `${id} ${from}`)
  const cards = ['guard', 'bribe', 'commission', 'smuggler', 'broker', 'lookout']
  expect(others).toEqual(
    ['fee:broker', ...cards.map(id => `title:fr:${id}`)].map(id => `${id} reconstructed`),
  )
})
