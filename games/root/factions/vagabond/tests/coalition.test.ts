import { expect, test } from 'vitest'
import { coalitionPartners } from '../../../rules/dominance.ts'
import { hire } from '../../../tests/hired.ts'
import { asked, exiles, offered, type Position, pick, position } from '../../../tests/position.ts'
import { related, relationOf, wanderer } from './wanderer.ts'

function four(points: [number | null, number | null, number | null], built = position): Position {
  const at = built('marquise', 'eyrie', 'alliance', 'vagabond')
    .change(wanderer(3, 'thief'))
    .pawn('vagabond', 8)
  at.score('marquise', points[0]).score('eyrie', points[1]).score('alliance', points[2])
  return at.score('vagabond', 10).hand('vagabond', 'dominanceFox')
}

test('with 4 players he activates a dominance card to join the player with the fewest points [9.2.8.a] [9.2.8.b] [9.2.8.c] [9.2.8.d]', () => {
  const match = four([12, 3, 7]).turn('vagabond', 'daylight')
  pick(match, 'dominance:dominanceFox')
  expect(match.state.players[3].coalition).toBe(1)
  expect(match.state.players[3].score).toBeNull()
})

test('a coalition partner is no enemy: neither robbed nor given a card [card.standard.stand-and-deliver] [card.standard.better-burrow-bank] [G.1.2]', () => {
  const joined = () =>
    four([3, 12, 7])
      .hand('marquise', 'anvil')
      .hand('eyrie', 'sword')
      .hand('alliance', 'bakeSale')
      .change(({ players }) => {
        players[3].coalition = 0
        players[3].score = null
      })
  const robbing = joined().effects('vagabond', 'standAndDeliver').turn('vagabond', 'birdsong')
  pick(robbing, 'effect:standAndDeliver')
  expect(offered(robbing)).toEqual(['seat2', 'seat3'])
  const banking = joined().effects('marquise', 'betterBurrowBank').turn('marquise', 'birdsong')
  pick(banking, 'betterBurrowBank')
  expect(offered(banking)).toEqual(['seat2', 'seat3'])
})

test('Saboteurs leave the cards of a coalition partner alone [card.exiles.saboteurs] [G.1.2]', () => {
  const joined = (...cards: string[]) =>
    four([3, 12, 7], exiles)
      .effects('marquise', 'saboteurs')
      .effects('vagabond', 'boatBuilders')
      .effects('eyrie', ...cards)
      .change(({ players }) => {
        players[3].coalition = 0
        players[3].score = null
      })
      .turn('marquise', 'birdsong')
  const match = joined('tunnels', 'informants')
  pick(match, 'saboteurs')
  expect(offered(match)).toEqual(['tunnels', 'informants'])
  expect(asked(joined())).toBe('marquise.day') // nothing of an enemy to sabotage
})

test('Propaganda Bureau replaces no warrior of a coalition partner, such as of the hirelings he controls [card.exiles.propaganda-bureau] [G.1.2] [E.3.1]', () => {
  const persuading = (partner: number) => {
    const at = hire(four([3, 12, 7], exiles), 'patrol', 3).warriors(4, 1, 8)
    at.hand('marquise', 'anvil').effects('marquise', 'propagandaBureau')
    at.player('vagabond').coalition = partner
    return at.turn('marquise', 'daylight')
  }
  expect(offered(persuading(1))).toContain('effect:propagandaBureau') // in coalition with another
  expect(offered(persuading(0))).not.toContain('effect:propagandaBureau')
})

test('a Vagabond has no warriors to replace others with: no Propaganda Bureau for him [card.exiles.propaganda-bureau]', () => {
  const at = four([3, 12, 7], exiles).warriors('eyrie', 2, 8).hand('vagabond', 'anvil')
  at.effects('vagabond', 'propagandaBureau')
  expect(offered(at.turn('vagabond', 'daylight'))).not.toContain('effect:propagandaBureau')
})

test('of players tied for the fewest points he chooses [9.2.8.e]', () => {
  const match = four([3, 12, 3]).turn('vagabond', 'daylight')
  pick(match, 'dominance:dominanceFox')
  expect(offered(match)).toEqual(['seat1', 'seat3'])
  pick(match, 'seat3')
  expect(match.state.players[3].coalition).toBe(2)
})

test('with 3 players, or below 10 points, a dominance card has no use but its suit [9.2.8.b] [ruling.r-60]', () => {
  const three = position('marquise', 'eyrie', 'vagabond').change(wanderer(2, 'thief')).pawn('vagabond', 8)
  three.score('vagabond', 10).hand('vagabond', 'dominanceFox')
  expect(offered(three.turn('vagabond', 'daylight'))).toEqual(['pass'])
  expect(offered(four([12, 3, 7]).score('vagabond', 9).turn('vagabond', 'daylight'))).toEqual(['pass'])
  const early = four([12, 3, 7])
    .score('vagabond', 9)
    .change(state => {
      state.coalitionAnyScore = true
    })
  expect(offered(early.turn('vagabond', 'daylight'))).toContain('dominance:dominanceFox')
})

test('who has no score is neither joined nor compared; the last player may be taken [9.2.8.d] [ruling.r-60]', () => {
  expect(coalitionPartners(four([null, 12, 7]).state, 3)).toEqual([2])
  const taken = position('marquise', 'eyrie', 'vagabond', 'vagabond2').score('marquise', 2).score('eyrie', 5)
  taken.score('vagabond', null).score('vagabond2', 10)
  taken.player('vagabond').coalition = 0
  expect(coalitionPartners(taken.state, 3)).toEqual([]) // the Marquise is last, and in a coalition
})

test('a coalition with a Hostile faction makes it Indifferent, and no longer an enemy [9.2.9.III.d] [G.1.2] [ruling.r-27]', () => {
  const at = four([12, 3, 7])
    .change(related(3, 1, 'hostile'))
    .change(wanderer(3, 'thief', 'sword'))
    .warriors('eyrie', 2, 8)
  const match = at.change(related(3, 1, 'hostile')).turn('vagabond', 'daylight')
  expect(offered(match)).toContain('battle')
  pick(match, 'dominance:dominanceFox')
  expect(relationOf(match, 3, 1)).toBe('indifferent')
  expect(offered(match)).not.toContain('battle')
})

test('he wins with his partner, and so does a Vagabond who joined him before [9.2.8.f]', () => {
  const at = position('eyrie', 'marquise', 'vagabond', 'vagabond2')
    .change(wanderer(2, 'thief'))
    .change(wanderer(3, 'tinker'))
  at.pawn('vagabond', 8)
    .pawn('vagabond2', 8)
    .score('eyrie', 29)
    .building('eyrie', 'roost', 8)
    .hand('eyrie', 'anvil')
  at.score('vagabond', null).score('vagabond2', null)
  at.player('vagabond').coalition = 0
  at.player('vagabond2').coalition = 2
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'craft:anvil')
  expect(match.outcome?.winners).toEqual([0, 2, 3])
})

test('his own dominance card never wins him the game [9.2.8.a]', () => {
  const at = four([12, 3, 7]).score('vagabond', null)
  const player = at.player('vagabond')
  player.dominance = player.hand.pop() ?? null
  player.coalition = 1
  const match = at.turn('vagabond', 'birdsong')
  expect(match.outcome).toBeNull()
})
