import { expect, test } from 'vitest'
import type { BeastId } from '../../data/beasts.ts'
import type { CharacterId } from '../../data/types.ts'
import { moveCamp } from '../../rules/camp.ts'
import { byActor } from '../../rules/cause.ts'
import { fightBeast } from '../../rules/fight.ts'
import { distances } from '../../rules/island.ts'
import { commit } from '../../rules/plan/commit.ts'
import { basePawns, isExact, thinkable } from '../../rules/plan/deeds.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { rest } from '../../rules/resolve/camp.ts'
import { explore as resolveExplore } from '../../rules/resolve/explore.ts'
import { fed, lateNight, offers, resolving, theNight, theWeather, use } from './powers.ts'
import { type Action, endOfActions, explore, offeredIn, Scene } from './scene.ts'

const hunt =
  (beast: BeastId, who: CharacterId = 'cook'): Action =>
  t => {
    resolving(t.state, 'hunt', { who })
    return fightBeast(t, beast, byActor(beast, who))
  }

const hurt = (n: number) => (scene: Scene) =>
  scene.with(({ characters }) => {
    for (const character of characters) character.wounds = n
  })

// Pawns

test('Candles are two brown pawns, each for one build; then they are discarded [card.mystery.candles]', () => {
  const scene = new Scene().treasures('candles')
  const lit = () => pawnSupply(scene.state).find(({ id }) => id === 'candles')
  expect(lit()).toEqual({ id: 'candles', colour: 'brown', count: 2 })
  const light: Action = t => {
    const { state } = t
    state.plan.actions.length = 0
    const build = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 } as const
    join(begin(state, build, 'cook', false, distances(state)), 'candles')
    return commit(t) as unknown as ReturnType<Action>
  }
  scene.play(light)
  expect(lit()?.count).toBe(1)
  scene.play(light)
  expect(lit()).toBeUndefined()
  expect(scene.state.mysteryDiscard).toContain('candles')
})

test('the Compass is a green pawn each round [card.mystery.compass]', () => {
  const scene = new Scene().treasures('compass')
  expect(pawnSupply(scene.state)).toContainEqual({ id: 'compass', colour: 'green', count: 1 })
})

test('the Treasure Map: two pawns explore it without dice and find up to two treasures [card.mystery.treasure-map]', () => {
  const scene = new Scene().treasures('treasureMap').mysteries('bite', 'gold', 'caveWithFurs')
  const deed = thinkable(scene.state).find(({ what }) => what === 'treasureMap')
  if (!deed) throw new Error('The map is not offered.')
  expect(basePawns(scene.state, deed, distances(scene.state))).toBe(2)
  expect(isExact(deed)).toBe(true)
  const changes = scene.play(
    t => resolveExplore(t, resolving(t.state, 'explore', { what: 'treasureMap', node: '' }), 'cook'),
    'continue',
  )
  expect(changes).toEqual({ 'later.gold': 1, 'later.caveWithFurs': 1, 'treasure.treasureMap': -1 })
  expect(scene.state.mysteryDiscard).toContain('treasureMap')
})

// Exploring

const explores =
  (who: CharacterId, node: 'T2' | 'B2' = 'T2'): Action =>
  t =>
    resolveExplore(t, resolving(t.state, 'explore', { who, node }), who)

test('the Backpack: after an exploration, a success or not, two discoveries are drawn and one is kept [card.mystery.backpack]', () => {
  const failed = new Scene().treasures('backpack').dice(6, 6, 6)
  const match = failed.ask(explores('cook'))
  expect(offeredIn(match)).toEqual(['backpack', 'pass'])
  const { discovery } = failed.state.decks
  const [first, second] = [discovery.at(-1), discovery.at(-2)]
  const changes = failed.play(explores('cook'), 'backpack', `${first}:0`)
  expect(changes).toEqual({ 'cook.det': 2, 'later.discoveries': 1 })
  expect(failed.state.act?.haul.discoveries).toEqual([second])
  expect(failed.state.discoveriesGone).toEqual([first])
})

test('the Backpack is one character’s for the round, at every exploration [card.mystery.backpack]', () => {
  const scene = new Scene().treasures('backpack').dice(6, 6, 6)
  const draw = () => `${scene.state.decks.discovery.at(-1)}:0`
  scene.play(explores('cook'), 'backpack', draw())
  expect(scene.dice(6, 6, 6).play(explores('carpenter'))).toMatchObject({ 'carpenter.det': 2 })
  expect(scene.dice(6, 6, 6).play(explores('cook', 'B2'), draw())['later.discoveries']).toBe(1)
})

test('the Backpack and the Helmet are of use from the round after their finding [card.mystery.backpack] [card.mystery.helmet]', () => {
  const scene = new Scene().mysteries('backpack', 'helmet')
  scene.play(explore({ any: 2 }), 'continue')
  scene.play(endOfActions)
  expect(scene.dice(6, 6, 6).play(explores('cook'))['later.discoveries']).toBeUndefined()
  expect(scene.play(hunt('bearBeast'))['cook.wounds']).toBe(3)
})

// Fights

test('the Helmet spares its user one wound in every fight of the round, and nobody else [card.mystery.helmet]', () => {
  const scene = new Scene().treasures('helmet')
  expect(scene.play(hunt('goats'), 'treasure:helmet')['cook.wounds']).toBeUndefined()
  expect(scene.play(hunt('bearBeast'), 'treasure:helmet')['cook.wounds']).toBe(3) // 6 against 2, less 1
  expect(scene.play(hunt('cheetah', 'carpenter'))['carpenter.wounds']).toBe(3) // 4 against 1
})

const animals = (scene: Scene) =>
  scene.with(state => {
    state.weapons = 1
    state.forecast = { rain: 0, snow: 0, animals: ['fight'] }
  })

test('when animals attack, the group says whom the Helmet protects [card.mystery.helmet.3]', () => {
  const scene = animals(new Scene()).treasures('helmet')
  const changes = scene.play(theWeather, 'treasure:helmet', 'carpenter')
  expect(changes).toEqual({ 'cook.wounds': 2, 'carpenter.wounds': 1 })
})

test('the Sabre: weapons +3 in a fight, and its user is wounded [card.mystery.sabre]', () => {
  const scene = new Scene().treasures('sabre')
  const changes = scene.play(hunt('goats'), 'treasure:sabre')
  expect(changes).toEqual({ 'cook.wounds': 1, weapons: -1, 'later.food': 3, 'later.fur': 1 })
})

test('the Sabre is optional, once per fight, for one user a round, and against animals too [card.mystery.sabre.2]', () => {
  const scene = new Scene().treasures('sabre')
  expect(scene.play(hunt('goats'), 'done')['cook.wounds']).toBe(1)
  const again = scene.play(hunt('bearBeast'), 'treasure:sabre') // not offered twice: 6 against 2 + 3
  expect(again['cook.wounds']).toBe(2)
  expect(scene.play(hunt('tapir', 'carpenter'))['carpenter.wounds']).toBe(2) // 3 against 1
  const attacked = animals(new Scene()).treasures('sabre')
  expect(attacked.play(theWeather, 'treasure:sabre', 'carpenter')).toEqual({ 'carpenter.wounds': 1 })
})

test('the Old Rifle: weapons +3 in one fight [card.mystery.old-rifle]', () => {
  const scene = new Scene().treasures('oldRifle')
  expect(scene.play(hunt('goats'), 'treasure:oldRifle')).toEqual({
    weapons: -1,
    'later.food': 3,
    'later.fur': 1,
    'treasure.oldRifle': -1,
  })
  expect(scene.state.mysteryDiscard).toContain('oldRifle')
})

test('the Whip: a weapon level at the end of the phase in which it is found [card.mystery.whip.2]', () => {
  const scene = new Scene().mysteries('whip')
  expect(scene.play(explore({ any: 1 }))).toEqual({ 'later.whip': 1 })
  expect(scene.play(endOfActions)).toEqual({ 'later.whip': -1, weapons: 1, 'treasure.whip': 1 })
})

test('the Whip lets one trap a round have no effect, by one character [card.mystery.whip] [card.mystery.whip.3]', () => {
  const scene = new Scene().treasures('whip').mysteries('bluntSpear', 'gold', 'sharpBlade')
  // The trap counts as resolved: with one trap allowed the second is set aside.
  const changes = scene.play(explore({ traps: 1, treasures: 1 }), 'treasure:whip', 'continue')
  expect(changes).toEqual({ 'later.gold': 1 })
  expect(scene.state.mysteryDiscard).toContain('bluntSpear')
  scene.mysteries('sharpBlade')
  expect(scene.play(explore({ traps: 1 }))['cook.wounds']).toBe(2) // once per round
  scene.mysteries('snareTrap')
  scene.state.thisRound.used.length = 0
  expect(offers(scene.state, 'mystery:trap', 'carpenter')).not.toContain('whip')
})

// Weather

const snowfall = (clouds: number) => (scene: Scene) =>
  scene.with(state => Object.assign(state, { roof: 9, forecast: { rain: 0, snow: clouds, animals: [] } }))

test('Blankets: three times a snow cloud is ignored, for wood and for the roof [card.mystery.blankets]', () => {
  const scene = snowfall(2)(new Scene()).treasures('blankets')
  expect(scene.play(theWeather, 'treasure:blankets', 'done')).toEqual({ wood: -1, 'treasure.blankets': -1 })
  snowfall(2)(scene).with(state => (state.roof = 0))
  expect(scene.play(theWeather, 'treasure:blankets', 'treasure:blankets')).toEqual({
    'treasure.blankets': -2,
  })
  expect(scene.state.mysteryDiscard).toContain('blankets')
})

test('Old Clothes: each round a snow cloud counts as rain and takes no wood [card.mystery.old-clothes]', () => {
  const scene = snowfall(2)(new Scene()).treasures('oldClothes')
  expect(scene.play(theWeather)).toEqual({ wood: -1 })
  snowfall(1)(scene).with(state => (state.roof = 0))
  expect(scene.play(theWeather)).toEqual({ wood: -1, food: -1 }) // as a rain cloud it is still above the roof
})

// Night and camp

test('the Barrel: one night each player heals 1; from then on it stores 2 food [card.mystery.barrel]', () => {
  const scene = hurt(2)(fed(new Scene().discouraged())).treasures('barrel')
  expect(scene.play(theNight, 'treasure:barrel')).toMatchObject({ 'cook.wounds': -1, 'carpenter.wounds': -1 })
  expect(scene.state.treasures).toMatchObject([{ id: 'barrel' }])
  expect(offers(scene.state, 'night')).not.toContain('barrel')
  scene.state.available.food = 5
  expect(scene.play(lateNight, 'stay')).toMatchObject({ food: -5 })
  expect(scene.state.barrel).toBe(2)
})

test('a Barrel that was not opened stores nothing [card.mystery.barrel]', () => {
  const scene = new Scene().treasures('barrel')
  scene.play(lateNight, 'stay')
  expect(scene.state.barrel).toBe(0)
})

test('the Bottle of Wine: one night, two wounds, shared freely [card.mystery.bottle-of-wine]', () => {
  const scene = hurt(2)(fed(new Scene().discouraged())).treasures('bottleOfWine')
  const changes = scene.play(theNight, 'treasure:bottleOfWine', 'cook', 'friday')
  expect(changes).toMatchObject({ 'cook.wounds': -1, 'friday.wounds': -1, 'treasure.bottleOfWine': -1 })
})

test('the finder may drink the wine outside the camp [card.mystery.bottle-of-wine.2]', () => {
  const scene = hurt(3)(fed(new Scene().discouraged())).with(({ decks, characters }) => {
    decks.mystery.splice(decks.mystery.indexOf('bottleOfWine'), 1)
    characters[1].outside = 'M2'
    characters[1].stash.treasures.push('bottleOfWine')
    characters[1].stash.resources.food = 1
  })
  const match = scene.ask(theNight)
  expect(match.ask?.seats).toEqual([1])
  expect(scene.play(theNight, 'stash:bottleOfWine')['carpenter.wounds']).toBe(-2)
  expect(scene.state.mysteryDiscard).toContain('bottleOfWine')
})

test('Boxes: food never rots [card.mystery.boxes]', () => {
  expect(new Scene().play(lateNight, 'stay')).toEqual({ food: -5 })
  expect(new Scene().treasures('boxes').play(lateNight, 'stay')).toEqual({})
})

test('the Hammock: a resting player gains determination too [card.mystery.hammock]', () => {
  const scene = hurt(3)(new Scene()).treasures('hammock')
  expect(scene.play(t => rest(t, resolving(t.state, 'rest'), 'cook'))).toEqual({
    'cook.wounds': -1,
    'cook.det': 1,
  })
})

test('the Hammock is not for Friday, not with the Bed, and for as many as like [card.mystery.hammock.2]', () => {
  const scene = hurt(3)(new Scene()).treasures('hammock').items('bed')
  const rests =
    (who: CharacterId): Action =>
    t =>
      rest(t, resolving(t.state, 'rest', { who }), who)
  expect(scene.play(rests('friday'))).toEqual({ 'friday.wounds': -1 })
  expect(scene.play(rests('cook'), 'hammock')).toEqual({ 'cook.wounds': -1, 'cook.det': 1 })
  expect(scene.play(rests('carpenter'), 'bed')).toEqual({ 'carpenter.wounds': -2, 'carpenter.det': 1 })
})

test('the Hatchet: an extra-wood token on the camp’s tile, which moves with the camp [card.mystery.hatchet-treasure]', () => {
  const scene = new Scene().mysteries('hatchetTreasure')
  scene.play(explore({ any: 1 }))
  expect(scene.play(endOfActions)).toMatchObject({ 'extraWood@M1': 1, 'treasure.hatchetTreasure': 1 })
  const moved = scene.play(t => {
    moveCamp(t, 'M2')
    return undefined
  })
  expect(moved).toMatchObject({ 'extraWood@M1': -1, 'extraWood@M2': 1 })
})

// Looking and removing

test('Herbal Mixture: once, a look at the next card of the event deck [card.mystery.herbal-mixture]', () => {
  const scene = new Scene().treasures('herbalMixture')
  expect(scene.play(use('herbalMixture'))).toEqual({ 'treasure.herbalMixture': -1 })
  expect(scene.state.seen.event).toEqual([scene.state.decks.event.at(-1)])
})

test('Herbal Mixture: whatever the card is, or the beast beside it instead [card.mystery.herbal-mixture.2]', () => {
  const scene = new Scene().treasures('herbalMixture').with(state => {
    state.asideBeast = state.decks.beast.pop() ?? ''
    state.decks.build.splice(state.decks.build.indexOf('savings'), 1)
    state.decks.event.push('savings')
  })
  const match = scene.ask(use('herbalMixture'))
  expect(offeredIn(match)).toEqual(['event', 'beast'])
  scene.play(use('herbalMixture'), 'beast')
  expect(scene.state.notes.seenBeast).toEqual([scene.state.asideBeast])
  const other = new Scene().treasures('herbalMixture').with(({ decks }) => {
    decks.build.splice(decks.build.indexOf('savings'), 1)
    decks.event.push('savings')
  })
  other.play(use('herbalMixture'))
  expect(other.state.seen.event).toEqual(['savings'])
})

test('the Protective Amulet removes one token or marker of the island [card.mystery.protective-amulet]', () => {
  const lay = (scene: Scene) =>
    scene.with(({ pieces }) => {
      const piece = { source: -1, by: '', fresh: false, n: 0 }
      pieces.push({ ...piece, kind: 'slow', at: 'M2' }, { ...piece, kind: 'exhausted', at: 'T1', source: 0 })
      pieces.push({ ...piece, kind: 'slow', at: 'build' }, { ...piece, kind: 'numbered', at: 'T1', n: 1 })
    })
  const scene = lay(new Scene()).treasures('protectiveAmulet')
  const match = scene.ask(use('protectiveAmulet'))
  expect(offeredIn(match)).toEqual(['slow:M2:-1', 'exhausted:T1:0'])
  const changes = scene.play(use('protectiveAmulet'), 'exhausted:T1:0')
  expect(changes).toEqual({ 'exhausted@T1:0': -1, 'treasure.protectiveAmulet': -1 })
})

test('the shortcut, its token taken away, must be built again [card.invention.shortcut.9]', () => {
  const scene = new Scene(['cook', 'explorer'])
    .items('shortcut')
    .treasures('protectiveAmulet')
    .with(({ pieces }) =>
      pieces.push({ kind: 'shortcut', at: 'M2', source: -1, by: 'shortcut', fresh: false, n: 0 }),
    )
  const changes = scene.play(use('protectiveAmulet'))
  expect(changes).toMatchObject({ 'shortcut@M2': -1, 'item.shortcut': -1 })
})
