import { expect, test } from 'vitest'
import type { DiscoveryId } from '../data/discoveries.ts'
import type { CharacterId, WindowKind } from '../data/types.ts'
import { ownOffers } from '../rules/powers/offers.ts'
import type { Robinson } from '../state.ts'
import { resolving, theWeather } from './cards/powers.ts'
import { offeredIn, Scene } from './cards/scene.ts'
import { carryOut, position, put } from './position.ts'

/** Discovery tokens that come next, in this order. */
const nextTokens =
  (...tokens: DiscoveryId[]) =>
  ({ decks }: Robinson) => {
    for (const token of tokens.toReversed()) {
      decks.discovery.splice(decks.discovery.indexOf(token), 1)
      decks.discovery.push(token)
    }
  }

/** The skills that are offered to a character who acts, at a moment. */
const skills = (state: Robinson, who: CharacterId, kind: WindowKind, anything = false): string[] =>
  ownOffers(state, who, { kind, actor: who, anything }).map(({ id }) => id)

// The explorer

test('Reconnaissance: one of the next three tiles comes on top, the others go back [skill.reconnaissance.1]', () => {
  const match = position('explorer').det('explorer', 2).tiles(3, 9, 1).planning()
  match.pickKey(0, 'use:skill:reconnaissance')
  expect(offeredIn(match).sort()).toEqual(['1', '3', '9'])
  match.pickKey(0, '9')
  expect(match.state.decks.tiles.at(-1)).toBe(9)
  expect(match.state.decks.tiles).toHaveLength(10)
  expect(match.state.seen.tiles).toEqual([9]) // nobody knows where the other two are
  expect(match.state.characters[0].det).toBe(0)
})

test('Reconnaissance looks at what is left when there are fewer than three tiles [skill.2]', () => {
  const table = position('explorer').det('explorer', 2)
  for (const [place, node] of (['T1', 'T2', 'T3', 'M2', 'M3', 'M4', 'B1', 'B2'] as const).entries())
    table.tile(node, [1, 2, 3, 4, 5, 6, 7, 9][place])
  const match = table.planning()
  match.pickKey(0, 'use:skill:reconnaissance')
  expect(offeredIn(match).sort()).toEqual(['10', '11'])
})

test('Reconnaissance comes before an exploration, never once a tile was turned in it [skill.reconnaissance.2]', () => {
  const match = position('explorer', 'soldier').det('explorer', 2).planning()
  put(match, 'explorer', 'explore:M2')
  put(match, 'soldier', 'join:1')
  carryOut(match)
  expect(match.waiting?.prompt).toBe('window')
  expect(match.state.island.M2.tile).toBe(0)
  expect(offeredIn(match)).toContain('skill:reconnaissance')
  match.pickKey(0, 'done')
  expect(match.state.island.M2.tile).toBeGreaterThan(0)
  expect(match.outcome).not.toBe(null) // nobody was asked again
})

test('Motivational Speech raises morale at once [skill.motivational-speech]', () => {
  const match = position('explorer').det('explorer', 3).planning()
  match.pickKey(0, 'use:skill:motivationalSpeech')
  expect(match.state).toMatchObject({ morale: 1, characters: [{ det: 0 }] })
})

test('Scouting: two discoveries are drawn, one is kept, at once before the actions [skill.scouting]', () => {
  const match = position('explorer').det('explorer', 3).change(nextTokens('goat', 'tobaccoToken')).planning()
  const deck = match.state.decks.discovery.length
  match.pickKey(0, 'use:skill:scouting')
  const [discarded] = offeredIn(match)
  match.pickKey(0, discarded)
  expect(match.state.decks.discovery).toHaveLength(deck - 2)
  expect(match.state.discoveriesGone).toEqual([discarded.split(':')[0]])
  expect(match.state.discoveries).toHaveLength(1)

  const early = position('explorer', 'cook')
    .det('explorer', 3)
    .change(nextTokens('goat', 'tobaccoToken'))
    .change(state => (state.asking[0] = 'always'))
    .at('production')
  early.pickKey(0, 'skill:scouting')
  early.pickKey(0, offeredIn(early)[0])
  expect(early.state.discoveries).toHaveLength(1)
})

// The soldier

test('Tracking: the top of the hunting deck is seen, and stays or goes to the bottom [skill.tracking]', () => {
  const tracked = (where: 'top' | 'bottom') => {
    const match = position('soldier').det('soldier', 2).hunting('bearBeast', 'fox').planning()
    match.pickKey(0, 'use:skill:tracking')
    expect(match.state.seen.hunting).toEqual(['bearBeast'])
    match.pickKey(0, where)
    return match.state.decks.hunting.toReversed()
  }
  expect(tracked('top')).toEqual(['bearBeast', 'fox'])
  expect(tracked('bottom')).toEqual(['fox', 'bearBeast'])
})

test('Defensive Plan: the palisade of a shelter, or the weapons, rise by one [skill.defensive-plan.1]', () => {
  const planned = (branch: string, sheltered: boolean) => {
    const table = position('soldier').det('soldier', 3)
    if (sheltered) table.shelter()
    const match = table.planning()
    match.pickKey(0, 'use:skill:defensivePlan')
    if (offeredIn(match).includes(branch)) match.pickKey(0, branch)
    return [match.state.palisade, match.state.weapons]
  }
  expect(planned('1', true)).toEqual([1, 0])
  expect(planned('2', true)).toEqual([0, 1])
  expect(planned('1', false)[0]).toBe(0)
})

test('Defensive Plan is no answer to a card that lies open [skill.defensive-plan.2]', () => {
  const scene = new Scene(['soldier']).with(state => (state.characters[0].det = 9))
  for (const kind of ['fight', 'demand:palisade', 'demand:weapons'] as const)
    expect(skills(scene.state, 'soldier', kind)).not.toContain('defensivePlan')
  expect(skills(scene.state, 'soldier', 'event', true)).toContain('defensivePlan')
  // A beast that was revealed: the soldier may rage, but not plan.
  const hunt = position('soldier').det('soldier', 9).hunting('bearBeast').planning()
  put(hunt, 'soldier', 'hunt')
  put(hunt, 'soldier', 'join:1')
  carryOut(hunt)
  while (hunt.waiting && !offeredIn(hunt).includes('skill:frenzy')) hunt.pickKey(0, 'done')
  expect(offeredIn(hunt)).not.toContain('skill:defensivePlan')
})

test('Frenzy: three weapons more against a beast that is seen, in the soldier’s own action [skill.frenzy.1]', () => {
  const match = position('soldier').det('soldier', 3).hunting('tapir').level('weapons', 0).planning()
  put(match, 'soldier', 'hunt')
  put(match, 'soldier', 'join:1')
  carryOut(match)
  while (match.waiting && !offeredIn(match).includes('skill:frenzy')) match.pickKey(0, 'done')
  expect(match.history?.journal.map(({ id }) => id)).toContain('beast.shown')
  match.pickKey(0, 'skill:frenzy')
  // The Tapir’s own strength of three hurts nobody; the weapon that it takes is not there.
  expect(match.state).toMatchObject({ weapons: 0, bonus: 0, characters: [{ wounds: 1, det: 0 }] })
})

test('Frenzy is for nothing else: not for hungry animals, not for events, not for others [skill.frenzy.2]', () => {
  const scene = new Scene(['soldier', 'cook']).with(state => (state.characters[0].det = 9))
  expect(skills(scene.state, 'soldier', 'fight')).not.toContain('frenzy')
  resolving(scene.state, 'hunt', { who: 'cook' })
  expect(skills(scene.state, 'soldier', 'fight')).not.toContain('frenzy')
  resolving(scene.state, 'hunt', { who: 'soldier' })
  expect(skills(scene.state, 'soldier', 'fight')).toContain('frenzy')

  const animals = new Scene(['soldier', 'cook']).dice(6).with(state => {
    state.characters[0].det = 3
    state.weapons = 1
    state.pieces.push({ kind: 'animals', at: 'weather', source: -1, by: '', fresh: false, n: 0 })
  })
  animals.play(theWeather, 'done')
  expect(animals.state.characters.map(({ wounds }) => wounds)).toEqual([2, 2, 0])
})

test('The Hunt: a beast that nobody has seen comes on top of the hunting deck, or makes one [skill.the-hunt]', () => {
  const hunted = (...beasts: 'fox'[]) => {
    const table = position('soldier').det('soldier', 4)
    table.hunting(...beasts)
    const next = table.state.decks.beast.at(-1)
    const match = table.planning()
    match.pickKey(0, 'use:skill:theHunt')
    expect(match.state.decks.hunting.at(-1)).toBe(next)
    expect(match.state.seen.hunting).toEqual([])
    return match.state.decks.hunting.length
  }
  expect([hunted(), hunted('fox')]).toEqual([1, 2])
})
