import { expect, test } from 'vitest'
import { byActor } from '../rules/cause.ts'
import { drawMysteries } from '../rules/mystery.ts'
import { explore as resolveExplore } from '../rules/resolve/explore.ts'
import { resolving, theNight } from './cards/powers.ts'
import { drawAdventure, drawEvent, explore, offeredIn, Scene } from './cards/scene.ts'
import { laterIds } from './gains.ts'

const fridayAt = (wounds: number, scene = new Scene(['cook'])): Scene =>
  scene.with(({ characters }) => Object.assign(characters[1], { wounds }))

test('Friday dead goes no further where he might stop, and what he has drawn is kept [friday.11] [mystery.6]', () => {
  const scene = fridayAt(3).mysteries('gold', 'bite', 'compass')
  const changes = scene.play(explore({ treasures: 3, creatures: 1 }, { who: 'friday' }), 'continue')
  expect(scene.state.characters[1].alive).toBe(false)
  expect(laterIds(scene.state, 'treasure')).toEqual(['gold'])
  expect(changes).toMatchObject({ 'friday.dead': 1, 'later.gold': 1 })
})

test('at a place where all cards must be drawn they are, though Friday has died of one [friday.11] [friday.16]', () => {
  const scene = fridayAt(3).mysteries('scorpion', 'gold', 'compass')
  scene.play(t => {
    resolving(t.state, 'explore', { who: 'friday', node: 'M2' })
    return drawMysteries(t, byActor('', 'friday', 'M2'), { any: 3 }, true)
  })
  expect(scene.state.characters[1].alive).toBe(false)
  expect(laterIds(scene.state, 'treasure')).toEqual(['gold', 'compass'])
})

test('what dead Friday has found comes to the camp, even out of a net [friday.11] [outside.1]', () => {
  const scene = fridayAt(3).mysteries('gold', 'bite', 'net')
  scene.play(t => {
    resolving(t.state, 'explore', { who: 'friday', node: 'M2' })
    return drawMysteries(t, byActor('', 'friday', 'M2'), { any: 3 }, true)
  })
  expect(scene.state.characters[1]).toMatchObject({ alive: false, outside: '' })
  expect(scene.state.act?.outside).toBe(false)
})

test('a web holds nobody who is dead: nobody is asked for the Remedy, and the card goes [friday.10] [card.mystery.spider-web]', () => {
  const scene = fridayAt(3).with(state => {
    state.characters[1].alive = false
    state.decks.mystery.splice(state.decks.mystery.indexOf('spiderWeb'), 1)
    state.kept.push('spiderWeb')
    state.later.push({ card: 'spiderWeb', who: 'friday', when: 'everyNight', round: 1 })
  })
  scene.play(theNight)
  expect(scene.state).toMatchObject({ later: [], kept: [] })
  expect(scene.state.mysteryDiscard).toContain('spiderWeb')
})

test('roof and palisade both down: a palisade of thorns may still be raised and lost [demand.13] [token.thorny-bushes]', () => {
  const bare = () =>
    new Scene().discouraged().with(state => {
      Object.assign(state, { roof: 0, palisade: 0 })
      state.decks.discovery.splice(state.decks.discovery.indexOf('thornyBushes'), 1)
      state.discoveries.push('thornyBushes')
    })
  const surprise = bare().play(drawEvent('flyingSurprise'), 'discovery:thornyBushes')
  expect(surprise).not.toHaveProperty('cook.wounds')
  const half = bare().play(drawEvent('stormDamage'), 'discovery:thornyBushes')
  expect(half).toMatchObject({ palisade: 1 }) // half of one, rounded down, is none
  expect(half).not.toHaveProperty('cook.wounds')
})

test('a second mark of fire on an unexplored space cannot be placed: its finder is wounded [excl.4] [card.adventure.signs-of-fire]', () => {
  const scene = new Scene().discouraged()
  expect(scene.play(drawAdventure('signsOfFire', { node: 'B2', source: -1 }))).not.toHaveProperty(
    'cook.wounds',
  )
  expect(scene.play(drawAdventure('signsOfFire', { node: 'B2', source: -1 }))).toMatchObject({
    'cook.wounds': 1,
  })
})

test('the Treasure Map is an exploration: a token on the deck brings an adventure [token.adventure.1] [card.mystery.treasure-map]', () => {
  const scene = new Scene().discouraged().treasures('treasureMap').mysteries('gold', 'caveWithFurs')
  scene.with(state => {
    state.pieces.push({ kind: 'adventure', at: 'explore', source: -1, by: '', fresh: false, n: 0 })
    state.decks.explore.splice(state.decks.explore.indexOf('wildDog'), 1)
    state.decks.explore.push('wildDog')
  })
  const changes = scene.play(
    t => resolveExplore(t, resolving(t.state, 'explore', { what: 'treasureMap', node: '' }), 'cook'),
    'continue',
  )
  expect(changes).toMatchObject({ 'cook.wounds': 1, 'later.gold': 1 })
  expect(scene.state.pieces.some(({ kind }) => kind === 'adventure')).toBe(false)
})

test('Fast Work may raise one more cross in the same round [card.adventure.fast-work] [scenario.2.6]', () => {
  const scene = new Scene(['cook', 'carpenter'], 'cursedIsland').discouraged().with(state => {
    state.thisRound.tried.push('cross', 'map')
  })
  const keys = offeredIn(scene.ask(drawAdventure('fastWork')))
  expect(keys).toContain('cross:M2:0')
  expect(keys).not.toContain('map:M1:0')
})
