import { addNames } from '../names.ts'
import { NAMED } from './names.ts'
import type { FrenchNames } from './party.ts'

addNames(
  NAMED,
  Object.values(
    import.meta.glob<{ names: FrenchNames }>('../../robots/*/text/fr/names.ts', { eager: true }),
  ).map(({ names }) => names),
)
