import { describe, expect, test } from 'vitest'
import { nameOf } from '../board/sources.ts'
import { componentData, reconstructed } from '../data/all.ts'
import { LOOT } from '../data/loot.ts'
import { SCENARIOS, type Scenario } from '../data/solo.ts'
import { room } from '../index.ts'
import { type Names, names as namesEn } from '../text/en/names.ts'
import { type Things, things as thingsEn } from '../text/en/things.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { things as thingsFr } from '../text/fr/things.ts'
import { PROPER, titlesData } from '../text/proper.ts'

/** Whatever is told of the components. */
function told(things: Things): string[] {
  const { members, novice, monsters, equipment, regions, traps, paths, competitive, contracts } =
    reconstructed.usual
  return [
    ...[...Object.values(members), novice].map(one => things.talent(one.talent)),
    ...Object.values(monsters).map(one => things.power(one.power, one.affinity)),
    ...Object.values(equipment).map(one => things.talent(one.ability)),
    ...Object.values(regions).map(one => things.landAction(one.pay, one.action)),
    ...Object.values(traps).flatMap(one => [things.trapLabel(one.effect), things.trap(one.effect)]),
    ...Object.values(LOOT).flatMap(one => [things.lootLabel(one.effect), things.loot(one.effect)]),
    ...Object.values(paths).flatMap(all => all.map(one => things.advantage(one.advantage))),
    ...Object.values(competitive).map(one => things.competitive(one)),
    ...Object.values(contracts).map(one => things.contract(one)),
    ...Object.values(SCENARIOS).flatMap((one: Scenario) => [
      ...one.rules.map(rule => things.scenarioRule(rule)),
      ...things.scenarioStart(one),
      ...one.ranks.map(rank => things.threshold(rank)),
    ]),
  ]
}

const named = (names: Names): string[] => Object.values(names).flatMap(family => Object.values(family))

describe.each([
  ['en', namesEn, thingsEn],
  ['fr', namesFr, thingsFr],
] as const)('in %s', (language, names, things) => {
  test('every component says what it does', () => {
    const all = [...told(things), ...named(names)]
    expect(all.length).toBeGreaterThan(300)
    const wrong = /undefined|NaN|\[object|^$| {2}|[a-z][A-Z]/
    expect(all.filter(one => wrong.test(one))).toEqual([])
  })

  test('whatever is reconstructed has a name, a field that of its record', () => {
    const ours = componentData().filter(({ from }) => from === 'reconstructed')
    for (const { id, of = '' } of ours) {
      expect(nameOf(id, language), id).toMatch(/^\p{L}[^:]*$/u)
      expect(nameOf(id, language)).not.toContain('undefined')
      expect(nameOf(id, language).startsWith(`${nameOf(of, language)}, `), id).toBe(true)
    }
  })
})

test('French is set as French is', () => {
  const wrong = /['"~]|[^\u00a0][;:!?»]|«[^\u00a0]/
  expect([...told(thingsFr), ...named(namesFr)].filter(one => wrong.test(one))).toEqual([])
})

test('numbers come from the record', () => {
  const { missions } = { missions: reconstructed.with({ 'mission:C1.target': 9 }).competitive }
  expect(thingsEn.competitive(missions.C1)).toBe(
    '2 Force, Magic or Persuasion dice: reach 9 for 2 glory and 2 gold; failing costs 1 glory',
  )
  expect(thingsFr.competitive(missions.C1)).toBe(
    '2\u00a0dés de Force, de Magie ou de Persuasion\u00a0: atteindre 9 rapporte 2\u00a0points de gloire et 2\u00a0pièces d’or\u00a0; un échec coûte 1\u00a0point de gloire',
  )
  expect(thingsEn.talent({ verb: 'defend', n: 3, against: ['air'] })).toBe('Cancels 3 hits of an Air monster')
  expect(thingsFr.power({ verb: 'homeBonus', n: 4 }, 'water')).toContain('Eau, il attaque avec 4\u00a0dés')
})

test('the names that are our reading may be replaced, in both languages at once', () => {
  const titles = (room.data?.() ?? []).filter(({ id }) => id.startsWith('title:'))
  expect(titles).toEqual(titlesData())
  expect(titles.map(({ id }) => id)).toContain('title:fr:jckon')
  room.rename?.({ 'title:fr:jckon': 'Sckon' })
  expect(PROPER.jckon).toBe('Sckon')
  expect(nameOf('monster:jckon.rank', 'fr')).toBe('Sckon, rang')
  expect(titlesData().find(({ id }) => id === 'title:fr:jckon')?.value).toBe('Sckon')
  room.rename?.(null)
  expect(PROPER.jckon).toBe('Jckon')
})
