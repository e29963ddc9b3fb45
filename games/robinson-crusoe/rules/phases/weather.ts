import type { Next, Rule } from '@tablee/kernel'
import {
  ANIMALS_FACES,
  ANIMALS_STRENGTH,
  type AnimalsFace,
  CLOUD_FACES,
  type WeatherDie,
} from '../../data/dice.ts'
import { SCENARIOS } from '../../scenarios/data.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Robinson, RobinsonTable, Sky } from '../../state.ts'
import { byAll } from '../cause.ts'
import { firstCharacter } from '../characters.ts'
import { demand, demandLevel } from '../demand.ts'
import { animalsFight } from '../fight.ts'
import { hasItem } from '../items.ts'
import { pieceAt, removeWhere } from '../pieces.ts'
import { openWindow } from '../powers/window.ts'
import { because } from '../why.ts'

/** The dice of this round. */
export const weatherDice = (state: Robinson): readonly WeatherDie[] =>
  scenarioOf(state).dice?.(state) ?? SCENARIOS[state.scenario].dice[state.round - 1] ?? []

/** The weather phase: clouds, then hungry animals, then the storm. L1293 */
export function* weather(t: RobinsonTable): Rule<Next> {
  const { state } = t
  state.phase = 'weather'
  t.say('phase.begins', { phase: 'weather' })
  const sky = readSky(t)
  state.sky = sky
  if (hasItem(state, 'furnace') && sky.snow > 0) {
    sky.snow-- // L2265: first of all, as it costs nothing
    t.say('weather.helps', { card: 'furnace' })
  }
  if (sky.animals.length > 0) yield* openWindow(t, 'animals', firstCharacter(state))
  yield* openWindow(t, 'weather', firstCharacter(state))
  yield* wearOldClothes(t, sky)
  yield* clouds(t, sky)
  for (const face of sky.animals) yield* animals(t, face)
  if (pieceAt(state, 'acting', 'storm', 'weather')) yield* storm(t)
  removeWhere(state, ({ at }) => at === 'weather')
  state.sky = null
  return 'night'
}

/** Rolls dice of the weather. */
export function rollSky(t: RobinsonTable, dice: readonly WeatherDie[]): Sky {
  const sky: Sky = { rain: 0, snow: 0, animals: [] }
  for (const die of dice)
    if (die === 'animals') {
      const face = ANIMALS_FACES[t.roll(6) - 1]
      sky.animals.push(face)
      t.say('weather.animals', { face })
    } else {
      const { rain, snow } = CLOUD_FACES[die][t.roll(6) - 1]
      sky.rain += rain
      sky.snow += snow
      t.say('weather.die', { die, rain, snow })
    }
  return sky
}

/** Dice and tokens together; a die that a card asks for is rolled if the scenario has none. L1370 */
function readSky(t: RobinsonTable): Sky {
  const { state } = t
  const dice = weatherDice(state)
  const sky = state.forecast ?? rollSky(t, dice)
  state.forecast = null
  // Dice that have joined since the forecast.
  for (let n = sky.animals.length; n < dice.filter(die => die === 'animals').length; n++)
    sky.animals.push(...rollSky(t, ONE_DIE).animals)
  if (pieceAt(state, 'acting', 'animals', 'weather') && sky.animals.length === 0)
    sky.animals.push(...rollSky(t, ONE_DIE).animals)
  for (const kind of ['rain', 'snow'] as const) {
    const token = pieceAt(state, 'acting', kind, 'weather')
    if (!token) continue
    sky[kind]++
    t.say('weather.cloud', { kind, card: token.by })
  }
  return sky
}

const ONE_DIE: readonly WeatherDie[] = ['animals']

/** Of the snow that nobody has ignored, Old Clothes turn one cloud into rain; what helps against rain may help now. L2387 */
function* wearOldClothes(t: RobinsonTable, sky: Sky): Rule {
  if (sky.snow === 0 || !t.state.treasures.some(({ id }) => (id as string) === 'oldClothes')) return
  const wasDry = sky.rain === 0
  sky.snow--
  sky.rain++
  t.say('weather.helps', { card: 'oldClothes' })
  if (wasDry) yield* openWindow(t, 'weather', firstCharacter(t.state))
}

/** Snow takes wood; clouds above the roof take wood and food. L1329 */
function* clouds(t: RobinsonTable, { rain, snow }: Sky): Rule {
  const { state } = t
  const cause = byAll(state, '')
  if (rain + snow > 0) t.say('weather.sky', { rain, snow, roof: state.roof })
  if (snow > 0) yield* demand(t, cause, 'wood', snow, because('snow'))
  const excess = rain + snow - state.roof
  if (excess <= 0) return
  t.say('weather.leaks', { clouds: excess, roof: state.roof })
  yield* demand(t, cause, 'wood', excess, because('clouds'))
  yield* demand(t, cause, 'food', excess, because('clouds'))
}

/** One face of the hungry-animals die. L1336 */
function* animals(t: RobinsonTable, face: AnimalsFace): Rule {
  const { state } = t
  if (yield* scenarioOf(state).animals?.(t, face) ?? NOT_TAKEN()) return
  if (face === 'food') yield* demand(t, byAll(state, ''), 'food', 1, because('animals'))
  if (face === 'palisade') yield* demandLevel(t, byAll(state, ''), 'palisade', 1, because('animals'))
  if (face === 'fight') yield* animalsFight(t, ANIMALS_STRENGTH, firstCharacter(state))
}

function* NOT_TAKEN(): Rule<boolean> {
  return false
}

/** A storm tears at the palisade. L1374 */
function* storm(t: RobinsonTable): Rule {
  t.say('weather.storm')
  yield* demandLevel(t, byAll(t.state, ''), 'palisade', 1, because('storm'))
}
