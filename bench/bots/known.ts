import { entryOf } from '@tablee/games'
import type { Room } from '@tablee/kernel'
import type { Known } from './plan.ts'

/** The values that an option of a game may take. */
export function valuesOf({ game }: Room, option: string): readonly string[] {
  const spec = game.options[option]
  if (spec?.kind !== 'choice' && spec?.kind !== 'perSeat')
    throw new Error(`${game.id} has no list of values for “${option}”.`)
  return spec.values
}

/** What may be measured, as the games themselves tell. */
export async function known(): Promise<Known> {
  return {
    factions: await listOf('root', 'factions'),
    scenarios: await listOf('robinson-crusoe', 'scenario'),
  }
}

async function listOf(id: string, option: string): Promise<readonly string[]> {
  const entry = entryOf(id)
  if (!entry) throw new Error(`There is no ${id} to measure.`)
  return valuesOf(await entry.load(), option)
}
