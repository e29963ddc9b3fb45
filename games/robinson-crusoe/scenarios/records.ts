import { CREW } from './king-kong/data.ts'

/** The records of kinds that only one scenario has. */
export const OWN_RECORDS = { crew: CREW } as const
