import type { Text } from '@tablee/kernel'

/** What is said in “A Seething Heart”. */
export const i02 = {
  rebels: () => 'The rebels are waiting in the harbour. Do you deliver 6 Weapons to them?',
  'rebels.deliver': () => 'Deliver 6 Weapons',
  'rebels.later': () => 'Keep them',
  'rebels.armed': () => 'The rebels have their Weapons.',
} satisfies Text
