import type { HirelingLog } from '../../rootlog/hirelings.ts'

/** The Vault Keepers in Rootlog. */
export const rootlog: HirelingLog = { pieces: { vault: 'b' } }
