import { CLOUD_FACES, type Clouds, type WeatherDie } from '../data/dice.ts'
import { weatherDice } from '../rules/phases/weather.ts'
import { pieceAt } from '../rules/pieces.ts'
import { SCENARIOS } from '../scenarios/data.ts'
import { scenarioOf } from '../scenarios/scenario.ts'
import type { Robinson } from '../state.ts'

/** What the clouds of a night bring on average: snow, and for each level of the roof how many clouds come through. */
interface Forecast {
  readonly snow: number
  readonly excess: readonly number[]
}

/** Roofs higher than this are as good as this one. */
const ROOFS = 8

/** The forecasts for each set of cloud dice and number of cloud tokens, found once. */
const known = new Map<string, Forecast>()

function forecast(dice: readonly WeatherDie[], tokens: number): Forecast {
  const key = `${dice.join()}:${tokens}`
  const found = known.get(key)
  if (found) return found
  let skies: Clouds[] = [{ rain: tokens, snow: 0 }]
  for (const die of dice)
    if (die !== 'animals')
      skies = skies.flatMap(sky =>
        CLOUD_FACES[die].map(({ rain, snow }) => ({ rain: sky.rain + rain, snow: sky.snow + snow })),
      )
  const mean = (of: (sky: Clouds) => number) => skies.reduce((sum, sky) => sum + of(sky), 0) / skies.length
  const made: Forecast = {
    snow: mean(({ snow }) => snow),
    excess: Array.from({ length: ROOFS + 1 }, (_, roof) =>
      mean(({ rain, snow }) => Math.max(0, rain + snow - roof)),
    ),
  }
  known.set(key, made)
  return made
}

/** How many clouds come through a roof this round, and how much snow falls, on average. */
export function tonight(state: Robinson): { readonly excess: number; readonly snow: number } {
  const { sky, roof, phase } = state
  if (phase === 'night') return { excess: 0, snow: 0 }
  if (sky) return { excess: Math.max(0, sky.rain + sky.snow - roof), snow: sky.snow }
  const rain = pieceAt(state, 'acting', 'rain', 'weather') ? 1 : 0
  const snow = pieceAt(state, 'acting', 'snow', 'weather') ? 1 : 0
  const { excess, snow: fallen } = forecast(weatherDice(state), rain + snow)
  return { excess: excess[Math.min(ROOFS, roof)], snow: fallen + snow }
}

/** The dice of a round: those of the sheet, or as many as now where the scenario counts them itself. */
const diceOf = (state: Robinson, round: number): readonly WeatherDie[] =>
  round === state.round || scenarioOf(state).dice
    ? weatherDice(state)
    : (SCENARIOS[state.scenario].dice[round - 1] ?? [])

/** How many clouds a roof of a level lets through from a round to another, all in all. */
export function leaks(state: Robinson, level: number, to: number): number {
  let sum = 0
  for (let round = state.round; round <= to; round++)
    sum += forecast(diceOf(state, round), 0).excess[Math.min(ROOFS, level)]
  return sum
}

/** In how many rounds to come the hungry-animals die is rolled. */
export function animalsUntil(state: Robinson, to: number): number {
  let sum = pieceAt(state, 'acting', 'animals', 'weather') ? 1 : 0
  for (let round = state.round; round <= to; round++)
    for (const die of diceOf(state, round)) if (die === 'animals') sum++
  return sum
}
