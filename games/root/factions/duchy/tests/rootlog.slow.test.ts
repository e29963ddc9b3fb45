import { Chance, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { root } from '../../../game.ts'
import { lastLine, logOf } from '../../../tests/log-lines.ts'
import { pick, type RootMatch } from '../../../tests/position.ts'
import { Reader, read, readTurn, tableOf } from '../../../tests/rootlog-reader.ts'
import { MINISTERS } from '../data.ts'
import { duchyOf } from '../rules/state.ts'
import { BIRD, BURROW, FOX, MOUSE, swayed, table } from './court.ts'

test('Dig: the card, the tunnel, the warriors out of the Burrow', () => {
  const match = table().warriors('duchy', 4, BURROW).hand('duchy', FOX[0]).enter(['turn', 0])
  pick(match, 'dig', '8', FOX[0], '3')
  expect(lastLine(match, 'D')).toBe('D:w->0/F#anvilD->/t->8/3w0->8')
  readTurn(lastLine(match, 'D'))
})

test('Build and Sway: revealed cards, the building, the minister and the points; birds are discarded', () => {
  const match = table()
    .warriors('duchy', 2, 2, 7)
    .hand('duchy', MOUSE[0], MOUSE[1], BIRD[0])
    .enter(['turn', 0])
  pick(match, 'build', '2', 'market', MOUSE[0], 'pass', 'sway:captain', MOUSE[1], BIRD[0], 'pass')
  expect(lastLine(match, 'D')).toBe(
    'D:w->0/M#sword^/b_m->2/M#investments^/B#birdybindle^/#captain->$/++/B#birdybindleD->/2#->D',
  )
  readTurn(lastLine(match, 'D'))
})

test('Price of Failure: the minister leaves the board, a card the hand', () => {
  const match = swayed(table(), 'earl')
    .building('duchy', 'market', 12)
    .warriors('marquise', 3, 12)
    .hand('duchy', FOX[0])
    .dice(1, 0)
    .enter(['turn', 1])
  pick(match, 'battle', 'pass')
  const line = lastLine(match)
  expect(line).toBe('C:XD12(1,0)/Db_m12->/++/#earlofstoneD$->/F#anvilD->')
  readTurn(line)
})

test('the community’s parser knows every minister', () => {
  for (const minister of MINISTERS) {
    const match = swayed(table(), minister).building('duchy', 'market', 12).warriors('marquise', 3, 12)
    const fought = match.dice(1, 0).enter(['turn', 1])
    pick(fought, 'battle')
    const line = lastLine(fought)
    const { actions } = readTurn(line)
    expect(actions.at(-1)).toMatchObject({
      things: [{ thing: { cardName: expect.stringContaining(minister) } }],
    })
  }
})

/** The table of a match, with what lies in the Burrow and what was revealed and is still of the hand. */
function wholeTable(match: RootMatch): ReturnType<typeof tableOf> {
  const found = tableOf(match)
  const { warriors, hand, duchy } = match.state.players[0]
  if (warriors[BURROW] > 0) found['Dw@0'] = warriors[BURROW]
  const cards = hand.length + (duchy?.revealed.length ?? 0)
  if (cards > 0) found['#@D'] = cards
  return found
}

test.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'random games are read as they were played: %i',
  seed => {
    const factions = ['duchy', 'marquise', 'eyrie', 'alliance'].slice(0, 2 + (seed % 3))
    const options = { factions, deck: seed % 2 === 0 ? 'standard' : 'exiles' }
    const match = Match.start(root, { seats: factions.length, seed, options })
    const chance = Chance.of(seed)
    const readsAsPlayed = (): void => {
      const game = read(logOf(match))
      expect(game.parseErrors).toEqual([])
      expect(new Reader(game).table).toEqual(wholeTable(match))
    }
    while (match.ask) {
      const [seat] = match.ask.waiting
      if (match.picks === 160) readsAsPlayed()
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
    expect(duchyOf(match.state.players[0])).toBeDefined()
    readsAsPlayed()
  },
)
