import { board } from './board.ts'
import { compose } from './compose.ts'
import { decks } from './decks.ts'
import { group } from './group.ts'
import { people } from './people.ts'
import type { Doings } from './run.ts'

/** What every verb of data/effects.ts does; one that is left out does not compile. */
export const doings: Doings = { ...people, ...group, ...board, ...decks, ...compose }
