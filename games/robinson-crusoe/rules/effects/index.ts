import { board } from './board.ts'
import { compose } from './compose.ts'
import { decks } from './decks.ts'
import { group } from './group.ts'
import { people } from './people.ts'
import { setDoings } from './run.ts'

// Every verb of data/effects.ts has its meaning here, or this does not compile.
setDoings({ ...people, ...group, ...board, ...decks, ...compose })
