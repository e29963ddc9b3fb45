import { answer, keys, refusal } from '@tablee/common/testing/answers.ts'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { MISSION_TILES } from '../data/missions.ts'
import { TURNS } from '../data/tracks.ts'
import { monsterLands } from '../game.ts'
import { position } from './position.ts'

// The other halves: what a rule says after “and”, “only”, “never” or “exactly”, and no other test shows.

const table = () => position('jungle', 'water')

test('the deck holds all of rank B and those of rank A that do not lie open [setup.15]', () => {
  for (const seats of [2, 4]) {
    const { monsters, zones, data } = Match.start(monsterLands, { seats, seed: 3 }).state
    const ranks = monsters.deck.map(id => data.monsters[id].rank)
    const open = zones.flatMap(({ monster }) => monster ?? [])
    expect(ranks.filter(rank => rank === 'B')).toHaveLength(12)
    expect(ranks.filter(rank => rank === 'A')).toHaveLength(8 - open.length)
    expect(monsters.deck.some(id => open.includes(id))).toBe(false)
  }
})

test('two missions a turn and two regions a turn are there for all turns [reset.7]', () => {
  const { regions, zones } = Match.start(monsterLands, { seats: 4, seed: 1 }).state
  const lands = zones.filter(({ region }) => region !== null).length
  expect(MISSION_TILES.length).toBeGreaterThanOrEqual(2 * TURNS.length)
  expect(regions.deck.length + lands).toBeGreaterThanOrEqual(lands * TURNS.length)
})

test('a novice who leads goes on no expedition all the same [novice.11]', () => {
  const match = table()
    .change(({ clans, gone }) => {
      for (const { id } of clans[0].members.splice(0)) gone.members.push(id as 'poisson')
    })
    .hires(0, 'novice')
    .who(0, 'novice', { leader: true })
    .pool(0, 3, 1)
    .at(['deploy', 0])
  expect(refusal(match, 0, 'path:missionA:0')).toBe('outside.1')
  expect(refusal(match, 0, 'path:regionA:0')).toBe('outside.1')
})

test('gold that comes home has no limit, where brews have theirs [cleanup.3]', () => {
  const match = table()
    .has(0, { gold: 90, venom: 3 })
    .sends(0, 'poisson', 'regionA:0', { gold: 25, venom: 1 })
    .at('cleanup')
  expect(match.state.clans[0]).toMatchObject({ gold: 114, venom: 3 }) // One for the wages of Timbulu.
  expect(match.state.supply.venom).toBe(13)
})

test('one potion heals one of two, and each of two takes one [cleanup.5]', () => {
  const hurt = (potion: number) =>
    table()
      .who(0, 'poisson', { wounded: true })
      .who(0, 'timbulu', { wounded: true })
      .has(0, { potion })
      .at('cleanup')
  const one = hurt(1)
  one.pickKey(0, 'heal:poisson')
  expect(one.state.clans[0].members.map(({ wounded }) => wounded)).toEqual([false, true])
  expect(one.state.turn).toBe(2) // With no potion left nothing more is asked before the wages.
  const two = hurt(2)
  two.pickKey(0, 'heal:poisson')
  two.pickKey(0, 'heal:timbulu')
  expect(two.state.clans[0]).toMatchObject({ potion: 0, members: [{ wounded: false }, { wounded: false }] })
})

test('however much is missing, exactly one deserts [wages.5]', () => {
  const match = table().has(0, { gold: 1, glory: 25 }).hires(0, 'dalina', 'drapis', 'taroa').at('cleanup')
  expect(match.state.clans[0].gold).toBe(0) // 12 were due.
  expect(match.state.clans[0].members.map(({ id }) => id)).toEqual(['poisson', 'timbulu', 'dalina', 'drapis'])
})

test('a leader of the highest reputation is neither paid nor deserts [wages.6] [leader.4]', () => {
  const led = (gold: number) =>
    table()
      .has(0, { gold })
      .hires(0, 'saruna')
      .who(0, 'poisson', { leader: false })
      .who(0, 'saruna', { leader: true })
      .at('cleanup').state.clans[0]
  expect(led(2)).toMatchObject({ gold: 0, members: { length: 3 } })
  expect(led(1).members.map(({ id }) => id)).toEqual(['poisson', 'saruna']) // Timbulu has 1, Poisson none.
})

test('equipment that a region gives is taken from a panicked Bazaar too [panic.9]', () => {
  const match = position('fire', 'water')
    .hires(0, 'jckrat')
    .lands(0, 'uyuniah', 'jckrat')
    .display('bazaar', 'noxx', 'pugnor')
    .panic('bazaar')
    .has(0, { gold: 30 })
    .pool(0, 2)
    .pool(1, 1)
    .at(['deploy', 0])
  expect(refusal(match, 0, 'building:bazaar')).toBe('panic.6')
  match.pickKey(0, 'region:uyuniah')
  answer(match, { 'region.die': 'force', 'bazaar.free': 'noxx', 'equipment.wearer': 'frunks' }, 'deploy')
  expect(match.state.clans[0]).toMatchObject({ gold: 30, members: [{}, { worn: { clothing: 'noxx' } }, {}] })
})

test('healing, shifting equipment and naming a manager are no actions: the same clan is asked again [talent.6]', () => {
  const match = position('fire', 'water')
    .hires(0, 'jckrat')
    .lands(0, 'yuha')
    .wears(0, 'frunks', 'noxx')
    .who(0, 'frunks', { wounded: true })
    .has(0, { potion: 1 })
    .pool(0, 1)
    .pool(1, 1)
    .at(['deploy', 0])
  const size = match.state.clans[0].pool.force
  match.pickKey(0, 'heal:frunks')
  match.pickKey(0, 'manage:yuha')
  match.pickKey(0, 'jckrat')
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
  match.pickKey(0, 'equip')
  answer(match, { 'equip.whom': 'nuduru' }, 'deploy')
  expect(match.waiting).toMatchObject({ prompt: 'deploy', seats: [0] })
  expect(match.state.clans[0].pool.force).toBe(size)
  expect(keys(match, 0)).not.toContain('pass')
})
