import { expect, test } from 'vitest'
import { ownOffers } from '../rules/powers/offers.ts'
import { theNight, theWeather } from './cards/powers.ts'
import { offeredIn, pickIn, Scene } from './cards/scene.ts'
import { carryOut, NO, position, put, type RobinsonMatch, refusal, YES } from './position.ts'

const person = (match: RobinsonMatch, who: string) => match.state.characters.find(({ id }) => id === who)

/** One pawn does a deed with these dice; the rest rest. */
function attempt(
  who: 'carpenter' | 'cook' | 'explorer' | 'soldier',
  det: number,
  deed: string,
  ...dice: number[]
) {
  const match = position(who)
    .det(who, det)
    .tile('M2', 5)
    .has({ wood: 1 })
    .rolls(...dice)
    .planning()
  put(match, who, deed)
  carryOut(match)
  if (match.waiting?.prompt === 'window') match.pickKey(0, 'done') // the explorer may look at tiles first
  return match
}

// Rerolls

test.each([
  ['craftsmanship', 'carpenter', 'build:weapons:M1'],
  ['scrounger', 'cook', 'gather:M2:1'],
  ['lucky', 'explorer', 'explore:T1'],
] as const)(
  '[skill.%s] lets the %s roll one die of %s again, once all lie there [dice.2] [skill.1]',
  (skill, who, deed) => {
    const match = attempt(who, 2, deed, NO, NO, NO, YES)
    expect(match.waiting?.prompt).toBe('reroll')
    expect(person(match, who)).toMatchObject({ wounds: 0, det: 2 }) // nothing is applied yet
    match.pickKey(0, 'success')
    expect(match.waiting?.prompt).not.toBe('reroll') // one die, once
    expect(match.history?.journal.map(({ id }) => id)).toContain('action.succeeds')
    expect(person(match, who)).toMatchObject({ det: 0, skillsUsed: [skill] })
    const others = (['carpenter', 'cook', 'explorer'] as const).filter(one => one !== who)
    for (const other of others) expect(attempt(other, 2, deed, NO, NO, NO).waiting?.prompt).not.toBe('reroll')
  },
)

test('what failure gives comes too late for a reroll of the same roll [dice.3]', () => {
  const match = attempt('carpenter', 0, 'build:weapons:M1', NO, NO, NO)
  expect(match.waiting?.prompt).not.toBe('reroll')
  expect(person(match, 'carpenter')?.det).toBe(2)
})

test('a success that must be rolled again may then be rolled once more by skill [dice.12]', () => {
  const match = position('carpenter')
    .det('carpenter', 2)
    .has({ wood: 1 })
    .piece('reroll', 'build')
    .rolls(YES, NO, NO, NO, YES)
    .planning()
  put(match, 'carpenter', 'build:weapons:M1')
  carryOut(match)
  match.pickKey(0, 'success')
  expect(match.state.weapons).toBe(1)
})

test('first the wound, then the work, then the adventure [dice.5] [dice.11]', () => {
  const match = position('soldier').has({ wood: 1 }).adventures('breakdown').rolls(YES, YES, YES).planning()
  put(match, 'soldier', 'build:weapons:M1')
  carryOut(match)
  expect(match.state.weapons).toBe(1)
  const order = ['wounded', 'action.succeeds', 'adventure.drawn']
  const told = match.history?.journal.map(({ id }) => id).filter(id => order.includes(id))
  expect(told).toEqual(order)
})

test('with an adventure token the adventure die stays in the box; a card comes and the token goes [dice.10]', () => {
  const match = position('soldier')
    .has({ wood: 1 })
    .piece('adventure', 'build')
    .adventures('breakdown')
    .rolls(YES, NO)
    .planning()
  put(match, 'soldier', 'build:weapons:M1')
  carryOut(match)
  expect(match.history?.journal.filter(({ id }) => id === 'die')).toHaveLength(2)
  expect(match.state).toMatchObject({ morale: -1, pieces: [] })
})

// The carpenter

test('Economical Construction saves a wood of any one action, a threat too, down to nothing [skill.economical-construction.1] [skill.economical-construction.5] [skill.economical-construction.7]', () => {
  const table = () => position('cook', 'carpenter').det('carpenter', 2)
  expect(refusal(position('cook', 'carpenter').planning(), 'cook', 'build:weapons:M1')).toBe('plan.15')
  const match = table().rolls(YES, NO, NO).planning()
  put(match, 'cook', 'build:weapons:M1')
  expect(match.state.plan.actions[0]).toMatchObject({ det: 2, staked: { wood: 0 } })
  expect(refusal(match, 'cook', 'build:weapons:M1')).toBe('plan.15') // once a round
  carryOut(match)
  expect(match.state.weapons).toBe(1)
  expect(person(match, 'carpenter')).toMatchObject({ det: 0, skillsUsed: ['economicalConstruction'] })
  const threat = table().threats('heavyRain', '').planning()
  put(threat, 'cook', 'threat:heavyRain')
  expect(threat.state.plan.actions[0]).toMatchObject({ det: 2, staked: { wood: 0 } })
})

test('or a staked wood comes back when the build succeeds, but nobody may count on that [skill.economical-construction.3] [skill.economical-construction.4]', () => {
  const table = () => position('carpenter').has({ wood: 1 })
  const match = table()
    .has({ wood: 2 })
    .change(state => (state.asking[0] = 'always'))
    .rolls(NO, NO, NO, YES, NO, NO)
    .planning()
  put(match, 'carpenter', 'build:weapons:M1')
  put(match, 'carpenter', 'build:weapons:M1')
  carryOut(match)
  match.pickKey(0, '1') // fails, for 2 determination
  while (match.waiting && match.waiting.prompt !== 'thrift')
    pickIn(match, offeredIn(match).includes('done') ? 'done' : 'pass')
  expect(match.state.available.wood).toBe(1)
  match.pickKey(0, 'economicalConstruction')
  expect(match.state).toMatchObject({ weapons: 1, available: { wood: 2 }, characters: [{ det: 0 }] })
  expect(refusal(position('carpenter').det('carpenter', 1).planning(), 'carpenter', 'build:weapons:M1')).toBe(
    'plan.15',
  )
})

test('A New Idea: one of five inventions comes to the board, four wait until the deck is empty [skill.a-new-idea.1] [skill.a-new-idea.2]', () => {
  const idea = (left: number, discarded: number) => {
    const table = position('carpenter').det('carpenter', 3)
    const { decks, inventionDiscard } = table.state
    inventionDiscard.push(...decks.invention.splice(0, discarded))
    table.state.inventions.push(...decks.invention.splice(0, decks.invention.length - left))
    const match = table.planning()
    match.pickKey(0, 'use:skill:aNewIdea')
    return match
  }
  const match = idea(7, 0)
  const offered = offeredIn(match)
  expect(offered).toHaveLength(5)
  match.pickKey(0, offered[0])
  expect(match.state.inventions).toContain(offered[0])
  expect(match.state.inventionDiscard.sort()).toEqual(offered.slice(1).sort())
  expect(match.state.decks.invention).toHaveLength(2)
  // The deck runs out while drawing: the pile is shuffled, without what has just been drawn.
  const scarce = idea(3, 4)
  expect(offeredIn(scarce)).toHaveLength(5)
  expect(scarce.state.decks.invention).toHaveLength(2)
})

test('Handyman: a pawn for the carpenter’s own build, this round [skill.handyman]', () => {
  const match = position('carpenter', 'cook').det('carpenter', 3).has({ wood: 2 }).planning()
  match.pickKey(0, 'use:skill:handyman')
  put(match, 'carpenter', 'build:weapons:M1')
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'handyman', 'join:2')
  for (const pawn of ['carpenter', 'cook']) put(match, pawn, 'rest:M1')
  expect(match.face(0)?.refused.map(({ key }) => key)).toContain('confirm')
  match.pickKey(0, 'take:2:handyman')
  put(match, 'handyman', 'join:1')
  expect(match.face(0)?.candidates.map(({ key }) => key)).toContain('confirm')
  const over = position('carpenter').change(({ thisRound }) =>
    thisRound.pawns.push({ id: 'handyman', colour: 'brown' }),
  )
  expect(over.at('roundStart').state.thisRound.pawns).toEqual([])
})

// The cook

test('Grandma’s Recipe heals two wounds for a food, of one or of two, at any time [skill.grandmas-recipe.1] [skill.grandmas-recipe.2]', () => {
  const table = position('cook', 'soldier')
    .det('cook', 2)
    .has({ food: 1 })
    .wounds('cook', 1)
    .wounds('soldier', 2)
  const match = table.planning()
  match.pickKey(0, 'use:skill:grandmasRecipe')
  match.pickKey(0, 'cook')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([0, 1])
  expect(match.state.available.food).toBe(0)
  const one = position('cook', 'soldier').det('cook', 2).has({ food: 1 }).wounds('soldier', 2).planning()
  one.pickKey(0, 'use:skill:grandmasRecipe')
  expect(person(one, 'soldier')?.wounds).toBe(0)
  for (const kind of ['event', 'production', 'weather'] as const)
    expect(
      ownOffers(new Scene().state, 'cook', { kind, actor: 'cook', anything: true }).map(({ id }) => id),
    ).toContain('grandmasRecipe')
})

test('Stone Soup: a food, at once before the actions and a future one while they are resolved [skill.stone-soup]', () => {
  const match = position('cook').det('cook', 3).planning()
  match.pickKey(0, 'use:skill:stoneSoup')
  expect(match.state).toMatchObject({ available: { food: 1 }, gains: [] })
  const acting = position('cook')
    .det('cook', 3)
    .change(state => (state.asking[0] = 'always'))
    .planning()
  for (const key of ['place:cook', 'rest:M1', 'place:cook', 'rest:M1', 'confirm']) acting.pickKey(0, key)
  acting.pickKey(0, 'skill:stoneSoup')
  expect(acting.history?.journal.map(({ id }) => id)).toContain('gained.later')
  const scene = new Scene(['cook']).with(state => {
    state.characters[0].det = 3
    state.available.food = 0
  })
  scene.play(theNight, 'skill:stoneSoup')
  expect(scene.state.characters[0].wounds).toBe(0) // eaten at once
})

test('Hooch: a rain cloud is ignored, or a snow cloud is rain, after the roll [skill.hooch]', () => {
  const weather = (kind: 'rain' | 'snow') => {
    const scene = new Scene(['cook']).with(state => {
      state.characters[0].det = 3
      state.roof = 0
      state.pieces.push({ kind, at: 'weather', source: -1, by: '', fresh: false, n: 0 })
    })
    scene.play(theWeather, 'skill:hooch')
    return [scene.state.available.wood - 5, scene.state.available.food - 5]
  }
  expect(weather('rain')).toEqual([0, 0])
  expect(weather('snow')).toEqual([-1, -1]) // no snow’s wood, but the leak of one rain cloud
})
