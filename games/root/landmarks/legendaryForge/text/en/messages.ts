import type { Text } from '@tablee/kernel'

/** The Legendary Forge, in English. */
export const messages = {
  'legendaryForge.why.absent': () =>
    'This item lies on the Legendary Forge: you need a piece in its clearing.',
} satisfies Text
