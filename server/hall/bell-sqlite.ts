import type { Store } from '../database/open.ts'
import type { Bell, BellEars } from './bell.ts'

/** How often the file is looked at for changes by other programs, in milliseconds. */
const GLANCE = 1000

/** One process serves a SQLite file; but the owner's commands write to it too. */
export function sqliteBell({ sqlite }: Store, { missed }: BellEars): Bell {
  // SQLite counts the commits of others, and never our own.
  const version = () => sqlite?.pragma('data_version', { simple: true })
  let seen = version()
  const timer = setInterval(() => {
    const now = version()
    if (now !== seen) missed()
    seen = now
  }, GLANCE)
  timer.unref()
  return {
    ring: async () => {},
    stop: async () => clearInterval(timer),
  }
}
