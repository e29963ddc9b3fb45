import { keys } from '@tablee/common/testing/answers.ts'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { monsterLands } from '../../game.ts'
import { trophyPoints, wages } from '../../rules/clan.ts'
import { score } from '../../rules/points.ts'
import { position } from '../position.ts'
import { member, picks } from './field.ts'

// What the Adventure rests on elsewhere: missions as they are taken, managers, the module's tokens.

test('each turn there is one competitive mission and one contract [mission.1]', () => {
  const { state } = Match.start(monsterLands, { seats: 3, seed: 4 })
  expect(state.zones.map(({ mission }) => mission?.[0])).toEqual(['C', 'K', undefined, undefined, undefined])
})

test('a mission takes exactly the dice of its tile, in any mix of its colours, and neither traps nor Defense tokens; brews may come along [mission.3] [mission.4] [mission.7]', () => {
  // C7: three dice of any colour.
  const match = position('air', 'water')
    .mission('missionA', 7)
    .has(0, { defense: 2, potion: 1 })
    .pool(0, 2, 2, 5)
    .at(['deploy', 0])
  picks(match, 'path:missionA:0', 'korgo')
  expect(keys(match, 0)).toEqual(['force', 'magic', 'p5'])
  picks(match, 'magic', 'p5')
  expect(keys(match, 0)).toEqual(['force', 'magic'])
  picks(match, 'force')
  expect(keys(match, 0).sort()).toEqual(['depart', 'potion'])
  match.pickKey(0, 'depart')
  const dice = match.state.zones[0].paths[0]?.dice.map(({ colour, value }) => [colour, value])
  expect(dice).toEqual([
    ['magic', 0],
    ['persuasion', 0],
    ['force', 0],
  ])
})

test('fewer dice than the tile asks for are not enough [mission.3]', () => {
  const match = position('air', 'water').mission('missionA', 7).pool(0, 2).at(['deploy', 0])
  expect(keys(match, 0)).not.toContain('path:missionA:0')
})

test('with a potion as the advantage, two may be carried: one brought, one given [advantage.6] [advantage.5]', () => {
  // 1A, E2 asks for two Force dice and gives a potion.
  const match = position('air', 'water')
    .region('regionA', 'kale', '1A')
    .has(0, { potion: 1 })
    .pool(0, 2)
    .at(['deploy', 0])
  picks(match, 'path:regionA:1', 'korgo', 'potion')
  expect(keys(match, 0)).not.toContain('potion')
  match.pickKey(0, 'depart')
  expect(match.state.zones[2].paths[1]?.potion).toBe(2)
})

test('managers are not paid, and may still be sent on expeditions [manage.2] [manage.3]', () => {
  const built = position('water', 'fire').hires(0, 'nimra', 'parjas').lands(0, 'kyzhul', 'nimra')
  expect(wages(built.clan(0))).toBe(2) // Taron and Parjas.
  const match = built.region('regionA', 'kale', '1A').pool(0, 2).at(['deploy', 0])
  match.pickKey(0, 'path:regionA:1')
  expect(keys(match, 0)).toContain('nimra')
})

test('a manager never deserts, whatever the reputation [manage.2]', () => {
  const match = position('water', 'fire')
    .hires(0, 'lusara')
    .lands(0, 'kyzhul', 'lusara')
    .has(0, { gold: 0, glory: 5 })
    .at(['wages', 0])
  for (let left = 4; match.state.clans[0].members.length === 3 && left > 0; left--) {
    const seat = match.ask?.waiting[0] ?? 0
    match.pickKey(seat, keys(match, seat).includes('pass') ? 'pass' : keys(match, seat)[0])
  }
  expect(member(match, 0, 'lusara')?.manages).toBe('kyzhul')
  expect(member(match, 0, 'taron')).toBeUndefined()
})

test('a manager becomes leader only where nobody else can, and leaves the region then [manage.4]', () => {
  const heir = (novice: boolean) => {
    const built = position('water', 'fire').hires(0, 'nimra').lands(0, 'kyzhul', 'nimra')
    if (novice) built.hires(0, 'novice')
    const match = built
      .change(({ clans, gone }) => {
        gone.members.push('tortock', 'taron')
        clans[0].members = clans[0].members.filter(({ id }) => id !== 'tortock' && id !== 'taron')
      })
      .at('cleanup')
    return [match.state.clans[0].members.find(one => one.leader)?.id, member(match, 0, 'nimra')?.manages]
  }
  expect(heir(true)).toEqual(['novice', 'kyzhul'])
  expect(heir(false)).toEqual(['nimra', null])
})

test('loot that was not used is worth nothing at the end, but for the trophy [loot.9]', () => {
  const { state } = position('water', 'fire')
  const before = score(state, state.clans[0])
  const rich = position('water', 'fire').loot(0, 'lootGold12', 'lootKill6')
  expect(score(rich.state, rich.clan(0))).toBe(before)
  rich.loot(0, 'lootTrophy3')
  expect(trophyPoints(rich.state, rich.clan(0))).toBe(3)
  expect(score(rich.state, rich.clan(0))).toBe(before + 3)
})

test('the 18 ambushes and 6 reinforced traps are sold with the others if the module is played, and only then [ambush.1]', () => {
  const sold = (ambushes: boolean) => {
    const { state } = Match.start(monsterLands, { seats: 3, seed: 4, options: { ambushes } })
    const kinds = [...state.lair.deck, ...state.lair.display].map(id =>
      id === null ? null : state.data.traps[id].kind,
    )
    return ['classic', 'reinforced', 'ambush'].map(kind => kinds.filter(one => one === kind).length)
  }
  expect(sold(true)).toEqual([36, 6, 18])
  expect(sold(false)).toEqual([36, 0, 0])
})

test('Krinx at the gates spreads two panic tokens, any other monster one, and one when only one is left [monster.7]', () => {
  const spread = (monster: 'krinx' | 'moldo', ...panic: Parameters<ReturnType<typeof position>['panic']>) =>
    position('water', 'fire')
      .monster('gates', monster)
      .monster('regionA', null)
      .panic(...panic)
      .at('cleanup').state.panic.length
  expect([spread('krinx'), spread('moldo')]).toEqual([5, 6])
  expect(spread('krinx', 'mine', 'tavern', 'bazaar', 'armory', 'alchemist', 'pawnshop')).toBe(0)
})
