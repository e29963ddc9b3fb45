import type { SameMessages } from '@tablee/kernel'
import type { i02 as en } from './en.ts'

/** What is said in « Un cœur bouillonnant ». */
export const i02: SameMessages<typeof en> = {
  rebels: () => 'Les rebelles vous attendent au port. Leur livrez-vous 6 Armes ?',
  'rebels.deliver': () => 'Livrer 6 Armes',
  'rebels.later': () => 'Les garder',
  'rebels.armed': () => 'Les rebelles ont reçu leurs Armes.',
}
