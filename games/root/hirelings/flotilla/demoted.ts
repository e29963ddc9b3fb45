import { clearingOf, MAPS } from '../../data/map.ts'
import { side } from '../../rules/hirelings/side.ts'

/** The Otter Divers. */
export const demoted = side({
  id: 'divers',
  lendsPassage: ({ map }, clearing) => clearingOf(MAPS[map], clearing).rivers.length > 0,
})
