import { expect, test } from 'vitest'
import type { Effect } from '../data/effects.ts'
import { byActor, byAll } from '../rules/cause.ts'
import { runEffects } from '../rules/effects/run.ts'
import type { Robinson } from '../state.ts'
import { offers } from './cards/powers.ts'
import { type Action, drawEvent, offeredIn, pickIn, Scene } from './cards/scene.ts'
import { carryOut, position, type RobinsonMatch } from './position.ts'

const told = (match: RobinsonMatch): string[] => match.history?.journal.map(({ id }) => id) ?? []

/** Effects of a card outside the action phase. */
const run =
  (...effects: readonly Effect[]): Action =>
  t =>
    runEffects(t, effects, byAll(t.state, 'frost'))

test('the phases follow each other: event, morale, production, actions, weather, night [flow.2]', () => {
  const order = ['roundStart', 'event', 'morale', 'production', 'preAction', 'planning'] as const
  for (const [place, step] of order.slice(1).entries()) {
    const match = position('cook').round(2).until(step).at(order[place])
    expect(match.outcome, `${order[place]} leads to ${step}`).not.toBeNull()
  }
  expect(position('cook').until('weather').at('endOfPhase').outcome).not.toBeNull()
  expect(position('cook').until('night').at('weather').outcome).not.toBeNull()
})

test('the first round has no event [event.1]', () => {
  const drawn = (round: number) =>
    told(position('cook').round(round).until('morale').at('roundStart')).includes('event.drawn')
  expect([drawn(1), drawn(2)]).toEqual([false, true])
})

test('cards are drawn until an event comes, however many adventures lie above it [event.4]', () => {
  const match = position('cook')
    .round(2)
    .events('coldWind', 'itsGoingToRain', 'weatherBreakdown', 'stormOnTheHorizon', 'bodyOnTheBeach')
    .until('morale')
    .at('event')
  expect(told(match).filter(id => id === 'event.drawn')).toHaveLength(5)
  expect(match.state.threats.right).toBe('bodyOnTheBeach')
})

test('the book of the scenario comes before the event of its card [event.7]', () => {
  const match = position('cook', 'soldier')
    .scenario('jenny')
    .round(2)
    .shelter()
    .level('palisade', 2)
    .events('bodyOnTheBeach')
    .until('morale')
    .at('event')
  const order = told(match).filter(id => id === 'level.now' || id === 'morale.now')
  expect(order).toEqual(['level.now', 'morale.now'])
})

test('what the group decides any seat may answer, once for all (example 74) [flow.3] [golden.2] [golden.3]', () => {
  const scene = new Scene(['cook', 'carpenter'])
  const match = scene.ask(run({ do: 'exhaustTile' }))
  expect(match.waiting).toMatchObject({ prompt: 'exhaust.tile', seats: [0, 1] })
  expect(offeredIn(match).length).toBeGreaterThan(1)
  match.pickKey(1, 'T1')
  expect(match.state.pieces).toMatchObject([{ kind: 'exhausted', at: 'T1' }])
})

test('a wreck lies right, then left, and is gone without effect [ruling.8] [threat.7]', () => {
  const scene = new Scene().discouraged().with(state => (state.threats.right = 'foodCrates'))
  scene.play(drawEvent('messInTheCamp'))
  expect(scene.state.threats).toEqual({ left: 'foodCrates', right: 'messInTheCamp' })
  expect(scene.play(drawEvent('mist'))).toEqual({ 'slow@explore': 1 })
  expect(scene.state.threats).toEqual({ left: 'messInTheCamp', right: 'mist' })
})

// Production

const production = (rules: Robinson['thisRound']['production'], table = position('cook', 'soldier')) =>
  table
    .change(({ thisRound }) => thisRound.production.push(...rules))
    .until('preAction')
    .at('production')

test('production: the tile, what cards add, the Shortcut, the Pit; then no food, then half [prod.5]', () => {
  const table = position('explorer', 'soldier')
    .tile('M2', 6)
    .items('shortcut', 'pit')
    .piece('shortcut', 'M2', { by: 'shortcut' })
    .rolls(1)
  const match = production(['half', 'noFood', 'plusWood'], table)
  pickIn(match, offeredIn(match).find(key => key.endsWith('1')) ?? '')
  // Three wood and no food are halved.
  expect(match.state.available).toMatchObject({ wood: 1, food: 0 })
})

test('one food less where none is produced is none, and takes nothing from the Pit [card.adventure.furs]', () => {
  const table = () => position('cook', 'soldier').items('pit').rolls(1)
  expect(production(['minusFood'], table()).state.available.food).toBe(2)
  const bare = table().piece('exhausted', 'M1', { source: 1 })
  expect(production(['minusFood'], bare).state.available.food).toBe(2)
})

test('what is halved twice is halved once [prod.6]', () => {
  const table = () => position('cook', 'soldier').piece('extraWood', 'M1').piece('extraFood', 'M1')
  const match = production(['half', 'half'], table())
  pickIn(match, '1:1')
  expect(match.state.available).toMatchObject({ wood: 1, food: 1 })
})

test('an exhausted source gives nothing, even with a token [term.6]', () => {
  const table = position('cook', 'soldier').piece('extraWood', 'M1').piece('exhausted', 'M1', { source: 0 })
  expect(production([], table).state.available).toMatchObject({ wood: 0, food: 1 })
})

test('equipment may be used by anybody [prod.4]', () => {
  const scene = new Scene().with(state => {
    state.decks.equipment.splice(state.decks.equipment.indexOf('pipeAndTobacco'), 1)
    state.equipment.push({ id: 'pipeAndTobacco', uses: 2 })
  })
  for (const who of ['cook', 'carpenter', 'friday'] as const)
    expect(offers(scene.state, 'planning', who, true)).toContain('pipeAndTobacco')
})

test('Storm and Crack, then an Unusually Cold Night: book, event, shift, threat [event.12]', () => {
  const match = position('cook', 'soldier')
    .scenario('jenny')
    .round(2)
    .shelter()
    .level('palisade', 2)
    .has({ wood: 2 })
    .threats('bodyOnTheBeach', 'frost')
    .events('weatherBreakdown', 'inAHurry', 'unusuallyColdNight')
    .until('morale')
    .at('event')
  // The Crack took one level of the palisade, the book the other; the event now asks.
  expect(match.state).toMatchObject({
    palisade: 0,
    morale: 0,
    threats: { left: 'bodyOnTheBeach', right: 'frost' },
  })
  expect(match.state.pieces).toMatchObject([{ kind: 'storm', at: 'weather' }])
  pickIn(match, '1')
  expect(match.state).toMatchObject({
    morale: -2,
    available: { wood: 0 },
    threats: { left: 'frost', right: 'unusuallyColdNight' },
  })
})

test('every fight has the same steps: wounds, weapons, food and fur, palisade [combat.1]', () => {
  const foe: Effect = { do: 'fight', strength: 4, weapons: 1, food: 2, fur: 1, palisade: 1 }
  const steps = (action: Action) =>
    told(new Scene().discouraged().ask(action)).filter(id => /^(fight|wounded|level\.now|gained)/.test(id))
  const inAction: Action = t => {
    t.state.phase = 'action'
    return runEffects(t, [foe], byActor('oldHut', 'cook', 'M2'))
  }
  expect(steps(run(foe))).toEqual(['fight', 'wounded', 'level.now', 'gained', 'gained', 'level.now'])
  expect(steps(inAction).map(id => id.split('.later')[0])).toEqual(steps(run(foe)))
})

test('who wants to be asked is asked at the start of every phase and before every action [flow.4]', () => {
  const eager = () =>
    position('cook')
      .round(2)
      .det('cook', 3)
      .change(state => (state.asking[0] = 'always'))
  for (const step of ['event', 'morale', 'production', 'preAction', 'weather', 'night']) {
    const match = eager().at(step)
    expect(match.waiting?.prompt, step).toBe('window')
    expect(offeredIn(match), step).toContain('skill:stoneSoup')
  }
  const match = eager().planning()
  carryOut(match)
  expect([match.state.phase, match.waiting?.prompt]).toEqual(['action', 'window'])
})
