import { expect, test } from 'vitest'
import { view } from '../../../view.ts'
import { picture } from '../terminal.ts'
import { BURROW, MOUSE, swayed, table } from './court.ts'

test('the terminal tells the Burrow, pieces, ministers by rank with the crowns left, and revealed cards', () => {
  const built = swayed(table(), 'captain', 'banker', 'earl')
    .token('duchy', 'tunnel', 2, 7)
    .building('duchy', 'market', 7)
    .warriors('duchy', 3, BURROW)
    .hand('duchy', MOUSE[0])
  const { hand, duchy } = built.player('duchy')
  duchy?.revealed.push(...hand.splice(0))
  duchy?.swayed.splice(0, 1) // the Captain is lost with his crown
  const seen = view(built.state, 1)
  const letter = (seat: number): string => 'DCA'[seat]
  expect(picture.facts(seen, seen.players[0], 'en', letter)).toEqual([
    'Burrow 3 · Tunnels 2 · Citadels 0 · Markets 1',
    'squires – (2♛, 1 lost) · nobles Banker (2♛) · lords Earl (2♛)',
    'Revealed Sword (mouse)',
  ])
  expect(picture.facts(seen, seen.players[0], 'fr', letter)[0]).toBe(
    'Terrier 3 · Tunnels 2 · Citadelles 0 · Marchés 1',
  )
})
