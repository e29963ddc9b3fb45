import { ofLevel } from '../data/layouts.ts'
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts'
import { TILES } from '../data/tiles.ts'

/**
 * Whether a tile can replace your City in a scenario: it leaves the pool (setup.30), so the scenario must neither call for
 * it by its number nor need every tile of its level.
 */
export function canBeHome(tile: number, scenario: ScenarioId): boolean {
  const setup = SCENARIOS[scenario]
  const named = [
    ...setup.mixes.flatMap(({ tiles }) => tiles),
    ...[...setup.faceUp, ...setup.faceDown, ...setup.allies].map(one => one.tile),
  ]
  const { level } = TILES[tile]
  const there = Object.values(TILES).filter(one => one.level === level).length
  return !named.includes(tile) && ofLevel(setup, level).length < there
}
