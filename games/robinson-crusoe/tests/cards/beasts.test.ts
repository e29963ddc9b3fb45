import { expect, test } from 'vitest'
import { BEAST_IDS, type BeastId } from '../../data/beasts.ts'
import { byActor } from '../../rules/cause.ts'
import { fightBeast } from '../../rules/fight.ts'
import { resolving } from './powers.ts'
import { type Action, type Changes, ruleOf, Scene } from './scene.ts'

// Strength, loss of weapons, food, fur, and what comes last.
const BEASTS: { readonly [B in BeastId]: readonly [number, number, number, number, Changes?] } = {
  alligator: [6, 2, 3, 0],
  bearBeast: [6, 1, 5, 2],
  birds: [1, 0, 2, 0],
  boa: [2, 2, 2, 0, { 'later.discoveries': 1 }],
  chamois: [5, 1, 3, 2],
  cheetah: [4, 1, 2, 1],
  fox: [2, 0, 2, 1],
  goats: [4, 1, 3, 1],
  gorillaBeast: [6, 3, 5, 2, { 'later.discoveries': 1 }],
  iguana: [4, 1, 3, 1, { 'cook.wounds': 1 }],
  jaguarBeast: [5, 0, 4, 1, { 'cook.wounds': 2 }],
  pumaBeast: [5, 0, 2, 1, { 'cook.wounds': 2 }],
  tapir: [3, 1, 2, 1],
  tigerBeast: [6, 2, 5, 2],
  wildDogBeast: [3, 0, 2, 1, { 'cook.wounds': 2 }],
  wildPig: [3, 1, 3, 1],
}

const hunt =
  (beast: BeastId): Action =>
  t => {
    resolving(t.state, 'hunt')
    return fightBeast(t, beast, byActor(beast, 'cook'))
  }

const prize = (weapons: number, food: number, fur: number): Changes =>
  Object.fromEntries(
    Object.entries({ weapons: -weapons, 'later.food': food, 'later.fur': fur }).filter(([, n]) => n !== 0),
  )

test.each(BEAST_IDS.map(id => [id, ruleOf(id)] as const))('beast %s [card.beast.%s]', (id, _) => {
  const [strength, loss, food, fur, text = {}] = BEASTS[id]
  const armed = (weapons: number) => new Scene().with(state => (state.weapons = weapons))
  expect(armed(strength).play(hunt(id)), 'as strong as the beast').toEqual({
    ...prize(loss, food, fur),
    ...text,
  })
  const weaker = armed(strength - 1)
  const missing = Math.max(0, loss - (strength - 1))
  expect(weaker.play(hunt(id))['cook.wounds'], 'one weaker').toBe(1 + missing + (text['cook.wounds'] ?? 0))
  expect(weaker.state.gone).toContain(`beast:${id}`)
})

test('Medicine against the jaguar, the puma and the wild dog; nothing helps against the iguana [card.beast.jaguar-beast] [card.beast.puma-beast] [card.beast.wild-dog-beast] [card.beast.iguana]', () => {
  const cured = () => new Scene().items('medicine').with(state => (state.weapons = 6))
  for (const id of ['jaguarBeast', 'pumaBeast', 'wildDogBeast'] as const)
    expect(cured().play(hunt(id))['cook.wounds'], id).toBeUndefined()
  expect(cured().play(hunt('iguana'))['cook.wounds']).toBe(1)
})

test('there are 16 beasts [comp.17]', () => {
  expect(new Set(BEAST_IDS).size).toBe(16)
})
