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

/**
 * What may be measured, as the games themselves tell: where all win together, or somebody plays alone, the scenarios;
 * among rivals the parties.
 */
export async function known(): Promise<Measured[]> {
  const games: Measured[] = []
  for (const { id, title, modes, parties, scenarios } of offered) {
    const room = await entryOf(id)?.load()
    if (!room) continue
    const measured = { id, title: title.en }
    const seats = modes.includes('together') ? null : 1
    if (parties && modes.includes('rivals'))
      games.push({ ...measured, together: false, seats: null, values: drawable(valuesOf(room, parties)) })
    if (scenarios) games.push({ ...measured, together: true, seats, values: valuesOf(room, scenarios) })
  }
  return games
}

/** Parties that a seat may be given: not those that its player chooses at the table. */
const drawable = (values: readonly string[]): readonly string[] => values.filter(one => one !== 'choose')
