import { expect, test } from 'vitest'
import { position } from './position.ts'

test('adventures of the event deck strike before the event; the row shifts and its last card comes true [event.2] [event.3] [event.5] [event.8] [event.9] [event.11]', () => {
  const match = position('cook', 'soldier')
    .round(3)
    .has({ wood: 2 })
    .threats('fight', 'frost')
    .events('breakdown', 'savings', 'unusuallyColdNight')
    .until('morale')
    .at('event')
  expect(match.waiting?.prompt).toBe('branch')
  match.pickKey(0, '1')
  expect(match.state).toMatchObject({ morale: -1, threats: { left: 'frost', right: 'unusuallyColdNight' } })
  expect(match.state.gone).toContain('event:fight')
  // The Fight took two determination of everybody, who had none: two wounds; the cook gained two before.
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([0, 2])
})

test('a card in the left slot stays while the right one is empty [event.10]', () => {
  const match = position('cook').round(2).threats('frost', '').events('strongWind').at('eventCard')
  expect(match.state.threats).toEqual({ left: 'frost', right: 'strongWind' })
})

test('a coloured event puts a token on its deck [event.6]', () => {
  const match = position('cook').round(2).events('awfulWeather').at('eventCard')
  expect(match.state.pieces.map(({ kind, at }) => [kind, at])).toEqual([
    ['adventure', 'explore'],
    ['rain', 'weather'],
  ])
})

test('with the worst morale three determination go, or wounds come (examples 3 and 41) [morale.1] [morale.6] [morale.7] [demand.8]', () => {
  const match = position('cook', 'soldier').morale(-3).det('cook', 1).at('morale')
  expect(match.state.characters[0]).toMatchObject({ det: 0, wounds: 2 })
})

test('good morale gives determination, the best a choice [morale.2] [morale.3] [morale.4]', () => {
  const det = (morale: number) =>
    position('cook', 'soldier').morale(morale).at('morale').state.characters[0].det
  expect([det(0), det(1), det(2)]).toEqual([0, 1, 2])
  const best = position('cook', 'soldier').morale(3).wounds('cook', 1).at('morale')
  best.pickKey(0, 'heal')
  expect(best.state.characters[0]).toMatchObject({ det: 0, wounds: 0 })
})

test('alone, morale rises before it counts [solo.4]', () => {
  expect(position('cook').at('morale').state).toMatchObject({ morale: 1, characters: [{ det: 1 }] })
})

test('the camp tile produces one for each source (example 4) [prod.1] [prod.2] [prod.3]', () => {
  const match = position('cook', 'soldier').at('production')
  expect(match.state.available).toMatchObject({ wood: 1, food: 1 })
})

test('the weather of Castaways: nothing, then rain, then everything [weather.1] [weather.23]', () => {
  const dice = (round: number) => {
    const match = position('cook', 'soldier')
      .round(round)
      .shelter()
      .level('roof', 9)
      .level('palisade', 9)
      .level('weapons', 9)
      .has({ wood: 9, food: 9 })
      .until('night')
      .at('weather')
    return match.history?.journal.filter(({ id }) => id.startsWith('weather.die') || id === 'weather.animals')
      .length
  }
  expect([dice(3), dice(5), dice(8)]).toEqual([0, 1, 3])
})

test('snow takes wood, clouds above the roof wood and food (example 34) [weather.4] [weather.6] [weather.7] [weather.8] [weather.9]', () => {
  const match = position('cook', 'soldier')
    .round(4)
    .shelter()
    .level('roof', 1)
    .has({ wood: 3, food: 1 })
    .piece('snow', 'weather')
    .rolls(4) // two rain clouds
    .until('night')
    .at('weather')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
  expect(match.state.available).toMatchObject({ wood: 0, food: 0 })
})

test('a storm tears at the palisade, or wounds everybody [weather.21] [weather.22]', () => {
  const match = position('cook', 'soldier')
    .piece('storm', 'weather')
    .has({ food: 2 })
    .until('night')
    .at('weather')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
  expect(match.state.pieces).toEqual([])
})

test('at night everybody eats, the hungry are wounded twice [night.3] [night.4] [night.5]', () => {
  const match = position('cook', 'soldier').shelter().has({ food: 1 }).at('night')
  expect(match.waiting?.prompt).toBe('night.eat')
  match.pickKey(0, 'soldier')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([2, 0])
})

test('under the open sky everybody is wounded; what is not stored rots [night.9] [night.10] [night.12]', () => {
  const match = position('cook', 'soldier').has({ food: 5, nonPerishable: 1 }).at('night')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([1, 1])
  expect(match.state).toMatchObject({ round: 2, firstPlayer: 1 })
})

test('moving the camp halves roof and palisade, rounded up, with a built shelter (example 39) [camp.2] [camp.5] [night.8]', () => {
  const match = position('cook')
    .tile('M2', 1)
    .shelter()
    .level('roof', 3)
    .level('palisade', 1)
    .has({ food: 1 })
    .at('night')
  match.pickKey(0, 'M2')
  expect(match.state).toMatchObject({ camp: 'M2', roof: 2, palisade: 1 })
})

test('without a built shelter roof and palisade are lost (example 38) [camp.3] [camp.4]', () => {
  const match = position('cook')
    .tile('M2', 2)
    .tile('M3', 11)
    .camp('M2')
    .level('roof', 3)
    .has({ food: 1 })
    .at('night')
  match.pickKey(0, 'M3')
  expect(match.state.roof).toBe(0)
})

test('the game is lost when a character dies or time is up [end.2] [end.3] [char.7] [flow.1]', () => {
  const dead = position('cook', 'soldier').wounds('cook', 11).at('night')
  expect(dead.outcome).toMatchObject({ winners: [], why: { id: 'end.died' } })
  const late = position('cook').round(12).shelter().has({ food: 1 }).at('night')
  expect(late.outcome).toMatchObject({ winners: [], why: { id: 'end.time' } })
})

test('a wound past an arrow lowers morale, healing never raises it [char.5] [char.6]', () => {
  const match = position('cook', 'soldier').shelter().wounds('cook', 2).at('night')
  expect(match.state.morale).toBe(-1)
})

test('healing back over an arrow leaves morale where it is [char.9]', () => {
  const match = position('cook').wounds('cook', 4).planning()
  for (const key of ['place:cook', 'rest:M1', 'place:cook', 'rest:M1', 'confirm']) match.pickKey(0, key)
  expect(match.state.characters[0].wounds).toBe(2) // the arrow comes after the third heart
  expect(match.state.morale).toBe(0)
})

test('the woodpile and a fire bring a ship from round 10 on [end.1]', () => {
  const full = (round: number) =>
    position('cook')
      .round(round)
      .items('fire')
      .change(state => {
        if (state.story.id === 'castaways') state.story.woodpile = [1, 2, 3, 4, 5]
      })
      .at('roundStart').outcome
  expect(full(9)).toBeNull()
  expect(full(10)).toMatchObject({ winners: [0] })
})
