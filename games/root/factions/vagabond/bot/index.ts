import type { FactionBot } from '../../../bot/faction.ts'
import { opinions } from './wandering.ts'
import { worth } from './worth.ts'

/** What a bot thinks of a Vagabond. */
export const bot: FactionBot = { worth, card: 0.3, opinions }
