import type { Message } from '@tablee/kernel'
import { say } from '../../text/say.ts'
import type { Offer } from './offers.ts'

/** What using something means. */
export const offerWords = ({ from, id, owner, power }: Offer): Message =>
  say('window.use', { from, id, who: owner, effects: power.effects })
