import type { SameMessages, Text } from '@tablee/kernel'
import type { RootText } from './en.ts'
import { robots } from './fr/robots.ts'
import { shared } from './fr/shared.ts'
import { gathered } from './names.ts'

const own = {
  ...import.meta.glob<{ messages: Text }>('../factions/*/text/fr/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../landmarks/*/text/fr/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../hirelings/*/text/fr/messages.ts', { eager: true }),
  ...import.meta.glob<{ messages: Text }>('../robots/*/text/fr/messages.ts', { eager: true }),
}

/** Root in French. */
export const fr = {
  ...shared,
  ...robots,
  ...gathered(Object.values(own).map(({ messages }) => messages)),
} as SameMessages<RootText>
