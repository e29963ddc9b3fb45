import { addNames } from '../names.ts'
import { NAMED } from './names.ts'
import type { EnglishNames } from './party.ts'

addNames(
  NAMED,
  Object.values(
    import.meta.glob<{ names: EnglishNames }>('../../robots/*/text/en/names.ts', { eager: true }),
  ).map(({ names }) => names),
)
