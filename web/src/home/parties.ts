import type { Language } from '@tablee/kernel'
import { outlineOf } from '../games.ts'

/** The names of the parties of a table; their ids where the game does not name them. */
export async function partiesIn(
  game: string,
  cast: readonly string[],
  language: Language,
): Promise<readonly string[]> {
  if (cast.length === 0) return []
  const outline = await outlineOf(game, language)
  return cast.map(party => outline?.partyName(party, language) ?? party)
}
