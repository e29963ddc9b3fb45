import { entryOf } from '@tablee/games'
import { offered } from '@tablee/games/shelf.ts'
import type { Room } from '@tablee/kernel'
import type { Measured } from './plan.ts'

/** The values that an option of a game may take. */
export function valuesOf({ game }: Room, option: string): readonly string[] {
  const spec = game.options[option]
  if (spec?.kind !== 'choice' && spec?.kind !== 'perSeat')
    throw new Error(`${game.id} has no list of values for “${option}”.`)
  return spec.values
}

/** What may be measured, as the games themselves tell: where all win together the scenarios, else the parties. */
export async function known(): Promise<Measured[]> {
  const games: Measured[] = []
  for (const { id, title, modes, parties, scenarios } of offered) {
    const room = await entryOf(id)?.load()
    const together = modes.includes('together')
    const option = together ? scenarios : parties
    if (room && option) games.push({ id, title: title.en, together, values: valuesOf(room, option) })
  }
  return games
}
