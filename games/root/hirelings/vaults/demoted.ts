import { side } from '../../rules/hirelings/side.ts'

/** The Badger Bodyguards. */
export const demoted = side({ id: 'bodyguards', lendsGuard: true })
